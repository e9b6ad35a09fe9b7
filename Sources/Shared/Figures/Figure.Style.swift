import Foundation

extension Figure {
    /// How a shape is painted: its inside, its outline, or both.
    public struct Style: Sendable, Equatable {
        public var fill: Color?
        public var stroke: Color?
        /// The outline's width in user units.
        public var width: CGFloat
        /// Lengths of dashes and gaps in turn; empty for an unbroken line.
        public var dashes: [CGFloat]
        /// How far into the dashes the line begins.
        public var dashPhase: CGFloat = 0
        public var cap = Cap.butt
        public var join = Join.miter
        /// How many times longer than the line is wide a pointed join may be.
        public var miterLimit: CGFloat = 4
        /// From 0, not to be seen, to 1.
        public var opacity: CGFloat

        /// How a line ends.
        public enum Cap: String, Sendable {
            case butt, round, square
        }

        /// How lines meet.
        public enum Join: String, Sendable {
            case miter, round, bevel
        }

        public init(
            fill: Color? = nil, stroke: Color? = nil, width: CGFloat = 1.5, dashes: [CGFloat] = [], opacity: CGFloat = 1
        ) {
            self.fill = fill
            self.stroke = stroke
            self.width = width
            self.dashes = dashes
            self.opacity = opacity
        }

        public static func fill(_ color: Color, opacity: CGFloat = 1) -> Style {
            Style(fill: color, opacity: opacity)
        }

        public static func stroke(_ color: Color, width: CGFloat = 1.5, dashes: [CGFloat] = []) -> Style {
            Style(stroke: color, width: width, dashes: dashes)
        }

        /// Presentation attributes, each after a space.
        func attributes(_ appearance: Appearance?) -> String {
            var result = " fill=\"\(fill.map(appearance.paint) ?? "none")\""
            if let stroke {
                result += " stroke=\"\(appearance.paint(stroke))\" stroke-width=\"\(SVG.number(width))\""
                if !dashes.isEmpty {
                    result += " stroke-dasharray=\"\(dashes.map(SVG.number).joined(separator: " "))\""
                    if dashPhase != 0 { result += " stroke-dashoffset=\"\(SVG.number(dashPhase))\"" }
                }
                if cap != .butt { result += " stroke-linecap=\"\(cap.rawValue)\"" }
                if join != .miter { result += " stroke-linejoin=\"\(join.rawValue)\"" }
                if miterLimit != 4 { result += " stroke-miterlimit=\"\(SVG.number(miterLimit))\"" }
            }
            if opacity != 1 { result += " opacity=\"\(SVG.number(opacity))\"" }
            return result
        }
    }
}
