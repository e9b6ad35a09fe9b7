import Foundation

extension Figure {
    /// Lines and curves that make figures.
    public struct Path: Sendable, Equatable {
        public enum Element: Sendable, Equatable {
            case move(CGPoint)
            case line(CGPoint)
            /// The point that pulls, and the end.
            case quad(CGPoint, CGPoint)
            /// The points that pull at the beginning and at the end, and the end.
            case curve(CGPoint, CGPoint, CGPoint)
            case close
        }

        public var elements: [Element]
        /// Whether what is gone around an even number of times is outside.
        public var isEvenOdd: Bool

        public init(_ elements: [Element], isEvenOdd: Bool = false) {
            self.elements = elements
            self.isEvenOdd = isEvenOdd
        }

        /// The value of a `d` attribute.
        var data: String {
            elements.map { element in
                switch element {
                case .move(let end): "M\(SVG.point(end))"
                case .line(let end): "L\(SVG.point(end))"
                case .quad(let control, let end): "Q\(SVG.point(control)) \(SVG.point(end))"
                case .curve(let control1, let control2, let end):
                    "C\(SVG.point(control1)) \(SVG.point(control2)) \(SVG.point(end))"
                case .close: "Z"
                }
            }.joined()
        }
    }
}
