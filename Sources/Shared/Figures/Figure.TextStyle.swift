import Foundation

extension Figure {
    /// How a line of text is set.
    public struct TextStyle: Sendable, Equatable {
        /// Which part of the text stands at its point: `start` is its left, also where it is written from the right.
        public enum Anchor: String, Sendable {
            case start, middle, end

            /// The one at the other side.
            var opposite: Anchor {
                switch self {
                case .start: .end
                case .middle: .middle
                case .end: .start
                }
            }
        }

        public var color: Color
        /// Font size in user units.
        public var size: CGFloat
        public var isBold: Bool
        public var isMonospaced: Bool
        public var anchor: Anchor
        /// Whether the point is the middle of the text's height rather than its base line.
        public var isCentredVertically: Bool
        /// How wide the text is made, in user units; nil for as wide as the page's font makes it.
        public var width: CGFloat?

        /// The smallest size that can be read on a phone's page, in user units.
        public static let minimumSize: CGFloat = 11

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

        /// - Parameter isRightToLeft: whether the text is written from the right; SVG counts its anchors from there.
        func attributes(_ appearance: Appearance?, isRightToLeft: Bool) -> String {
            let anchor = isRightToLeft ? anchor.opposite : anchor
            var result = " fill=\"\(appearance.paint(color))\" font-size=\"\(SVG.number(size))\""
            if isBold { result += " font-weight=\"600\"" }
            if isMonospaced { result += " font-family=\"\(SVG.monospaced)\"" }
            if isRightToLeft { result += " direction=\"rtl\"" }
            if anchor != .start { result += " text-anchor=\"\(anchor.rawValue)\"" }
            if let width {
                result += " textLength=\"\(SVG.number(width))\" lengthAdjust=\"spacingAndGlyphs\""
            }
            return result
        }

        /// How far below the point the base line is. `dominant-baseline` would say it too, but not to every viewer.
        var baselineOffset: CGFloat {
            isCentredVertically ? size * 0.35 : 0
        }
    }
}
