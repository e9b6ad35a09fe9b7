import Foundation

extension Figure {
    /// The fill and the outline of a shape.
    public struct Style: Sendable, Equatable {
        public var fill: Color?
        public var stroke: Color?
        /// The width of the outline, in user units.
        public var width: CGFloat
        /// The lengths of alternating dashes and gaps. It's empty for a solid line.
        public var dashes: [CGFloat]
        /// The distance into the dash pattern at which the line begins.
        public var dashPhase: CGFloat = 0
        public var cap = Cap.butt
        public var join = Join.miter
        /// The maximum length of a miter join, as a multiple of the line width.
        public var miterLimit: CGFloat = 4
        /// The opacity, from 0 for invisible to 1.
        public var opacity: CGFloat

        /// The shape of the ends of a line.
        public enum Cap: String, Sendable {
            case butt, round, square
        }

        /// The shape of the connections between line segments.
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

        /// Returns the presentation attributes, each preceded by a space.
        func attributes(_ appearance: Appearance?) -> String {
            var result = fill.map { appearance.attributes("fill", $0) } ?? " fill=\"none\""
            if let stroke {
                result += "\(appearance.attributes("stroke", stroke)) stroke-width=\"\(SVG.number(width))\""
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
