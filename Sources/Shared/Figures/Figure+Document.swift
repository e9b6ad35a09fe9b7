import Foundation

extension Figure {
    /// The figure as a standalone file, which is light or dark depending on its viewer.
    ///
    /// On a page, `svg` has the page's colors. In a standalone file, a style sheet contains the dark ones.
    public var document: String { document(width: nil) }

    /// Returns the figure as a standalone file, whose image is as wide as specified.
    ///
    /// - Parameter width: The width of the image in points, or `nil` for that of its panels.
    public func document(width: CGFloat?) -> String {
        let svg = svg(width: width)
        guard let end = svg.firstIndex(of: "\n") else { return svg }
        let style = """
              <style>
                svg:root { color-scheme: light dark; }
                @media (prefers-color-scheme: dark) {
            \(Self.darkRules(for: svg).map { "      \($0)" }.joined(separator: "\n"))
                }
              </style>

            """
        return svg[...end] + style + svg[svg.index(after: end)...]
    }

    /// Returns a rule for each paint on dark pages that the elements of a file name.
    private static func darkRules(for svg: String) -> [String] {
        let rules = svg.matches(of: /data-(fill|stroke)="([^"]*)"/).map { match in
            let (property, paint) = (match.output.1, match.output.2)
            let dark = Color.roles.first { $0.name == paint }?.dark ?? String(paint)
            return "[data-\(property)=\"\(paint)\"] { \(property): \(dark); }"
        }
        return Set(rules).sorted()
    }
}
