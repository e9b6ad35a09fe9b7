extension Figure {
    /// The figure as a standalone file, which is light or dark depending on its viewer.
    ///
    /// On a page, `svg` has the page's colors. In a standalone file, a style sheet contains them, for the figure's own
    /// root element only.
    public var document: String {
        let darkColors = Color.roles.map { "\($0.variable): \($0.dark);" }.joined(separator: " ")
        let style = """
              <style>
                svg:root { color-scheme: light dark; }
                @media (prefers-color-scheme: dark) {
                  svg:root { \(darkColors) }
                }
              </style>

            """
        guard let end = svg.firstIndex(of: "\n") else { return svg }
        return svg[...end] + style + svg[svg.index(after: end)...]
    }
}
