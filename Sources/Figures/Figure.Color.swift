extension Figure {
    /// What a colour is for; the page decides what it looks like, and outside a page a light palette stands in.
    public enum Color: Sendable, Equatable {
        /// Texts and lines.
        case ink
        /// Secondary texts and lines.
        case faint
        /// The inside of shapes.
        case paper
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

        /// The value of a `fill` or `stroke` attribute.
        var paint: String {
            switch self {
            case .ink: Appearance.paint("ink")
            case .faint: Appearance.paint("faint")
            case .paper: Appearance.paint("paper")
            case .accent: Appearance.paint("accent")
            case .accentSoft: Appearance.paint("accent-soft")
            case .second: Appearance.paint("second")
            case .secondSoft: Appearance.paint("second-soft")
            case .warn: Appearance.paint("warn")
            case .warnSoft: Appearance.paint("warn-soft")
            case .real(let components): components.paint
            }
        }
    }
}
