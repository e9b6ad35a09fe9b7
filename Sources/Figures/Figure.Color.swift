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
            case .ink: "var(--figure-ink, #1d1d1f)"
            case .faint: "var(--figure-faint, #6e6e73)"
            case .paper: "var(--figure-paper, #ffffff)"
            case .accent: "var(--figure-accent, #0b63ce)"
            case .accentSoft: "var(--figure-accent-soft, #dceafc)"
            case .second: "var(--figure-second, #1a7f43)"
            case .secondSoft: "var(--figure-second-soft, #dcf3e3)"
            case .warn: "var(--figure-warn, #b42318)"
            case .warnSoft: "var(--figure-warn-soft, #fde8e5)"
            case .real(let components): components.paint
            }
        }
    }
}
