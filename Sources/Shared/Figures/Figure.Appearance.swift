extension Figure {
    /// The colours of something that is light or dark by itself, such as a simulated phone, whatever the page around it is.
    public enum Appearance: Sendable {
        case light, dark
    }
}

extension Figure.Appearance? {
    /// The value of a `fill` or `stroke` attribute: a role's colour, or, where the page decides, the page's variable with the
    /// light colour for what is looked at outside of one.
    func paint(_ color: Figure.Color) -> String {
        if case .real(let components) = color { return components.paint }
        let role = Figure.Color.role(of: color)
        return switch self {
        case .light: role.light
        case .dark: role.dark
        case nil: "var(\(role.variable), \(role.light))"
        }
    }
}
