extension UIView {
    /// Where the lines of a view's text are: measured from a part of its height.
    struct TextLines {
        /// 0 for text that begins at the top, a half for text in the middle.
        let part: CGFloat
        /// From there to the baseline of the first line, in points.
        let first: CGFloat
        /// From there to the baseline of the last line, in points.
        let last: CGFloat
        let lineHeight: CGFloat

        /// Lines in the middle of the height.
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

        /// Lines below each other from the top.
        init(from top: CGFloat, count: Int, of font: UIFont) {
            part = 0
            first = top + font.ascender
            last = first + CGFloat(max(1, count) - 1) * font.lineHeight
            lineHeight = font.lineHeight
        }
    }
}
