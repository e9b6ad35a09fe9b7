import Foundation

extension Figure {
    /// A path of lines and curves.
    public struct Path: Sendable, Equatable {
        public enum Element: Sendable, Equatable {
            case move(CGPoint)
            case line(CGPoint)
            /// A quadratic curve with its control point and its end point.
            case quad(CGPoint, CGPoint)
            /// A cubic curve with its two control points and its end point.
            case curve(CGPoint, CGPoint, CGPoint)
            case close
        }

        public var elements: [Element]
        /// A Boolean value indicating whether an area that the path encloses an even number of times is outside the
        /// path.
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
