extension Figure {
    /// What a colour is for; the page decides what it looks like, and outside a page a light palette stands in.
    public enum Color: Sendable, Equatable {
        /// Texts and lines.
        case ink
        /// Secondary texts and lines.
        case faint
        /// The inside of shapes.
        case paper
        /// What lies behind paper, as behind the groups of a list.
        case ground
        /// What the picture is about, and its pale companion for areas.
        case accent, accentSoft
        /// The other thing, where there are two, and its pale companion.
        case second, secondSoft
        /// What is wrong, and its pale companion.
        case warn, warnSoft
        /// A colour of the app that is drawn, the same on every page.
        case real(Components)

        /// White on dark pages too, as knobs are.
        static let white = real(Components(red: 1, green: 1, blue: 1))
    }
}

extension Figure.Color {
    /// What stands for a colour that the page decides.
    struct Role {
        fileprivate let color: Figure.Color
        /// The style sheet's name for it.
        let variable: String
        /// As attributes write it, by itself.
        let light, dark: String

        fileprivate init(_ color: Figure.Color, _ name: String, light: String, dark: String) {
            self.color = color
            variable = "--figure-\(name)"
            self.light = light
            self.dark = dark
        }
    }

    /// Every colour but the real ones.
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
