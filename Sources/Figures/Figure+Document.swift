extension Figure {
    /// The picture as a file that is looked at by itself: light or dark, as its viewer is.
    ///
    /// On a page `svg` takes the page's colours; here they are said in the file, for the picture's own root alone.
    public var document: String {
        let style = """
              <style>
                svg:root { color-scheme: light dark; }
                @media (prefers-color-scheme: dark) {
                  svg:root { \(Figure.darkPalette) }
                }
              </style>

            """
        guard let end = svg.firstIndex(of: "\n") else { return svg }
        return svg[...end] + style + svg[svg.index(after: end)...]
    }

    /// The roles of `Figure.Color` on a dark page.
    private static let darkPalette = """
        --figure-ink: #f5f5f7; --figure-faint: #a1a1a6; --figure-paper: #1c1c1e; --figure-accent: #6cb0ff; \
        --figure-accent-soft: #1d3557; --figure-second: #4ccb7a; --figure-second-soft: #173d27; \
        --figure-warn: #ff8a80; --figure-warn-soft: #55211d;
        """
}
