extension Figure {
    /// The colors of content that is light or dark whatever the page around it is, such as a simulated phone.
    public enum Appearance: Sendable {
        case light, dark
    }
}

extension Figure.Appearance? {
    /// Returns the value of a `fill` or `stroke` attribute.
    ///
    /// It's the color of a role, or, if the page determines the appearance, the page's variable with the light color as
    /// the fallback outside a page.
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
