extension Figure {
    /// The purpose of a color. The page determines the actual color. Outside a page, a light palette is used.
    public enum Color: Sendable, Equatable {
        /// The color of texts and lines.
        case ink
        /// The color of secondary texts and lines.
        case faint
        /// The color inside shapes.
        case paper
        /// The color behind paper, such as behind the groups of a list.
        case ground
        /// The color of the figure's subject, and its pale variant for areas.
        case accent, accentSoft
        /// The color of a second subject, and its pale variant.
        case second, secondSoft
        /// The color of errors, and its pale variant.
        case warn, warnSoft
        /// A color of the app that is drawn. It's the same on every page.
        case real(Components)
        /// A color of the app that is drawn, in its light and in its dark appearance.
        case adaptive(light: Components, dark: Components)

        /// The same white on light and dark pages, as for the knobs of controls.
        static let white = real(Components(red: 1, green: 1, blue: 1))
    }
}

extension Figure.Color {
    /// The name and the default values of a color that the page determines.
    struct Role {
        fileprivate let color: Figure.Color
        /// The name of the role. The variable `--figure-ink` of a page's style sheet has the color of the role `ink`.
        let name: String
        /// The values of the color without a page.
        let light, dark: String

        fileprivate init(_ color: Figure.Color, _ name: String, light: String, dark: String) {
            self.color = color
            self.name = name
            self.light = light
            self.dark = dark
        }
    }

    /// The roles of all colors except `real` and `adaptive`.
    static let roles = [
        Role(.ink, "ink", light: "#1d1d1f", dark: "#f5f5f7"),
        Role(.faint, "faint", light: "#6e6e73", dark: "#a1a1a6"),
        Role(.paper, "paper", light: "#ffffff", dark: "#1c1c1e"),
        Role(.ground, "ground", light: "#f2f2f7", dark: "#000000"),
        Role(.accent, "accent", light: "#0b63ce", dark: "#6cb0ff"),
        Role(.accentSoft, "accent-soft", light: "#dceafc", dark: "#1d3557"),
        Role(.second, "second", light: "#1a7f43", dark: "#4ccb7a"),
        Role(.secondSoft, "second-soft", light: "#dcf3e3", dark: "#173d27"),
        Role(.warn, "warn", light: "#b42318", dark: "#ff8a80"),
        Role(.warnSoft, "warn-soft", light: "#fde8e5", dark: "#55211d"),
    ]

    static func role(of color: Figure.Color) -> Role { roles.first { $0.color == color }! }
}
