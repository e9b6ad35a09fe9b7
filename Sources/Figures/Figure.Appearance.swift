extension Figure {
    /// The colours of something that is light or dark by itself, such as a simulated phone, whatever the page around it is.
    public enum Appearance: Sendable {
        case light, dark

        /// The roles of `Color`, each with what it looks like.
        private var palette: [(role: String, color: String)] {
            switch self {
            case .light: Self.roles.map { ($0.role, $0.light) }
            case .dark: Self.roles.map { ($0.role, $0.dark) }
            }
        }

        /// In the form of a style sheet's declarations.
        var declarations: String { palette.map { "--figure-\($0.role): \($0.color);" }.joined(separator: " ") }

        /// SVG text with colours in the place of roles.
        func fixing(_ svg: String) -> String {
            guard svg.contains("var(--figure-") else { return svg }
            return zip(palette, Self.roles).reduce(svg) { svg, roles in
                svg.replacing("var(--figure-\(roles.0.role), \(roles.1.light))", with: roles.0.color)
            }
        }

        private static let roles: [(role: String, light: String, dark: String)] = [
            ("ink", "#1d1d1f", "#f5f5f7"), ("faint", "#6e6e73", "#a1a1a6"), ("paper", "#ffffff", "#1c1c1e"),
            ("accent", "#0b63ce", "#6cb0ff"), ("accent-soft", "#dceafc", "#1d3557"), ("second", "#1a7f43", "#4ccb7a"),
            ("second-soft", "#dcf3e3", "#173d27"), ("warn", "#b42318", "#ff8a80"), ("warn-soft", "#fde8e5", "#55211d"),
        ]

        /// How a role is painted where the page decides: outside a page it is light.
        static func paint(_ role: String) -> String {
            let light = roles.first { $0.role == role }?.light ?? "currentColor"
            return "var(--figure-\(role), \(light))"
        }
    }
}
