extension Figure {
    /// The colors of content that is light or dark whatever the page around it is, such as a simulated phone.
    public enum Appearance: Sendable {
        case light, dark
    }
}

extension Figure.Appearance? {
    /// Returns a `fill` or `stroke` attribute, preceded by a space.
    ///
    /// Its value is a plain color, so that every program draws it. If the page determines the appearance, a second
    /// attribute has the paint for pages: `data-fill` or `data-stroke` is the name of the color's role, or the color on a
    /// dark page.
    func attributes(_ name: String, _ color: Figure.Color) -> String {
        let (light, onPage) = paints(color)
        return " \(name)=\"\(light)\"" + (onPage.map { " data-\(name)=\"\($0)\"" } ?? "")
    }

    private func paints(_ color: Figure.Color) -> (plain: String, onPage: String?) {
        switch color {
        case .real(let components): return (components.paint, nil)
        case .adaptive(let light, let dark):
            return switch self {
            case .light: (light.paint, nil)
            case .dark: (dark.paint, nil)
            case nil: (light.paint, dark.paint)
            }
        default:
            let role = Figure.Color.role(of: color)
            return switch self {
            case .light: (role.light, nil)
            case .dark: (role.dark, nil)
            case nil: (role.light, role.name)
            }
        }
    }
}
