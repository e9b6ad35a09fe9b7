extension UIView {
    /// The positions of the lines in a view's text, measured from a fraction of its height.
    struct TextLines {
        /// The fraction of the height: 0 for text that begins at the top, and one half for centered text.
        let part: CGFloat
        /// The distance from there to the baseline of the first line, in points.
        let first: CGFloat
        /// The distance from there to the baseline of the last line, in points.
        let last: CGFloat
        let lineHeight: CGFloat

        /// Creates lines that are vertically centered.
        init(centred count: Int, of font: UIFont) {
            self.init(half: CGFloat(max(1, count)) * font.lineHeight / 2, of: font)
        }

        init(centred layout: TextLayout, of font: UIFont) {
            self.init(half: max(layout.size.height, layout.lineHeight) / 2, of: font)
        }

        private init(half: CGFloat, of font: UIFont) {
            part = 0.5
            first = font.ascender - half
            last = half + font.descender
            lineHeight = font.lineHeight
        }

        /// Creates lines that begin at the top.
        init(from top: CGFloat, count: Int, of font: UIFont) {
            part = 0
            first = top + font.ascender
            last = first + CGFloat(max(1, count) - 1) * font.lineHeight
            lineHeight = font.lineHeight
        }
    }
}
