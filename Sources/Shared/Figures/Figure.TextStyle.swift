import Foundation

extension Figure {
    /// The style of a line of text.
    public struct TextStyle: Sendable, Equatable {
        /// The part of a text that is aligned with its point. `start` is the left edge, also of right-to-left text.
        public enum Anchor: String, Sendable {
            case start, middle, end

            /// The anchor on the other side.
            var opposite: Anchor {
                switch self {
                case .start: .end
                case .middle: .middle
                case .end: .start
                }
            }
        }

        public var color: Color
        /// The font size, in user units.
        public var size: CGFloat
        public var isBold: Bool
        public var isMonospaced: Bool
        public var anchor: Anchor
        /// A Boolean value indicating whether the point is at the middle of the text's height instead of its baseline.
        public var isCentredVertically: Bool
        /// The width that the text is stretched or condensed to, in user units, or `nil` for the natural width in the
        /// page's font.
        public var width: CGFloat?

        /// The smallest font size that is legible on a phone's page, in user units.
        public static let minimumSize: CGFloat = 12

        public init(
            _ color: Color = .ink, size: CGFloat = 13, isBold: Bool = false, isMonospaced: Bool = false,
            anchor: Anchor = .start, isCentredVertically: Bool = true, width: CGFloat? = nil
        ) {
            self.color = color
            self.size = size
            self.isBold = isBold
            self.isMonospaced = isMonospaced
            self.anchor = anchor
            self.isCentredVertically = isCentredVertically
            self.width = width
        }

        /// Returns the presentation attributes, each preceded by a space.
        ///
        /// - Parameter isRightToLeft: `true` if the text is written from right to left, in which case SVG's anchors
        ///   start at the right.
        func attributes(_ appearance: Appearance?, isRightToLeft: Bool) -> String {
            let anchor = isRightToLeft ? anchor.opposite : anchor
            var result = "\(appearance.attributes("fill", color)) font-size=\"\(SVG.number(size))\""
            if isBold { result += " font-weight=\"600\"" }
            if isMonospaced { result += " font-family=\"\(SVG.monospaced)\"" }
            if isRightToLeft { result += " direction=\"rtl\"" }
            if anchor != .start { result += " text-anchor=\"\(anchor.rawValue)\"" }
            if let width {
                result += " textLength=\"\(SVG.number(width))\" lengthAdjust=\"spacingAndGlyphs\""
            }
            return result
        }

        /// The distance of the baseline below the point. Not every viewer supports `dominant-baseline`.
        var baselineOffset: CGFloat {
            isCentredVertically ? size * 0.35 : 0
        }
    }
}
