import Foundation

extension Figure {
    /// A part of a picture that stays in one piece, in its own coordinates.
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
        /// What stands above it; nil for nothing.
        public var heading: String?
        /// How large the shapes' canvas is, in user units; the heading comes on top.
        public var size: CGSize
        /// The first is at the back.
        public var shapes: [Shape]
        /// Whether what is drawn is light or dark by itself; nil when the page decides, as it does for the heading.
        public var appearance: Appearance?

        public init(_ heading: String? = nil, size: CGSize, shapes: [Shape]) {
            self.heading = heading
            self.size = size
            self.shapes = shapes
        }

        /// The widest that a panel should be, in user units.
        public static let maximumWidth: CGFloat = 328

        private static let headingStyle = TextStyle(size: 13, isBold: true)
        private static let headingLineHeight: CGFloat = 18

        var headingLines: [String] {
            FittedText.lines(of: heading ?? "", width: Self.maximumWidth, size: 13)
        }

        private var headingHeight: CGFloat {
            headingLines.isEmpty ? 0 : CGFloat(headingLines.count) * Self.headingLineHeight + 6
        }

        /// With the heading.
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
