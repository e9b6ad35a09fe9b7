extension Figure {
    /// The picture as a file that is looked at by itself: light or dark, as its viewer is.
    ///
    /// On a page `svg` takes the page's colours; here they are said in the file, for the picture's own root alone.
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
