import Foundation

extension Figure {
    /// The width of the book's phone, an iPhone 17, in points.
    public static let phoneWidth: CGFloat = 402

    /// A part of a figure that isn't divided, in its own coordinates.
    ///
    /// ```swift
    /// let panels = [false, true].map { isOn in
    ///     Figure.Panel(isOn ? "on" : "off", size: CGSize(width: 60, height: 40), shapes: [
    ///         .rectangle(CGRect(x: 5, y: 5, width: 50, height: 30), corner: 15, .fill(isOn ? .accent : .faint))
    ///     ])
    /// }
    /// return Figure(title: "A switch", description: "A switch that is off, and one that is on.", panels: panels)
    /// ```
    public struct Panel: Sendable, Equatable {
        /// The text above the panel, or `nil` if there's none.
        public var heading: String?
        /// The size of the shapes' canvas, in user units. The heading adds to it.
        public var size: CGSize
        /// The shapes, from back to front.
        public var shapes: [Shape]
        /// The light or dark appearance of the shapes, or `nil` if the page determines it. The page always determines
        /// that of the heading.
        public var appearance: Appearance?

        public init(_ heading: String? = nil, size: CGSize, shapes: [Shape]) {
            self.heading = heading
            self.size = size
            self.shapes = shapes
        }

        /// The maximum width of a panel, in user units.
        public static let maximumWidth: CGFloat = 328

        private static let headingStyle = TextStyle(size: 13, isBold: true)
        private static let headingLineHeight: CGFloat = 18

        var headingLines: [String] {
            FittedText.lines(of: heading ?? "", width: Self.maximumWidth, size: 13)
        }

        private var headingHeight: CGFloat {
            headingLines.isEmpty ? 0 : CGFloat(headingLines.count) * Self.headingLineHeight + 6
        }

        /// The size of the panel with its heading.
        var outerSize: CGSize {
            let widest = headingLines.map { FittedText.width(of: $0, size: 13) }.max() ?? 0
            return CGSize(
                width: max(size.width, min(widest.rounded(.up), Self.maximumWidth)),
                height: size.height + headingHeight)
        }

        /// The heading, and the shapes below it.
        var allShapes: [Shape] { headingShapes + shapesBelow }

        var headingShapes: [Shape] {
            headingLines.enumerated().map { index, line in
                let y = (CGFloat(index) + 0.5) * Self.headingLineHeight
                return .text(line, at: CGPoint(x: 0, y: y), Self.headingStyle)
            }
        }

        var shapesBelow: [Shape] {
            headingLines.isEmpty ? shapes : [.group(shapes, .translation(x: 0, y: headingHeight))]
        }
    }
}
