extension Figure.Color {
    /// Returns a color of the app that is drawn. It's the same on every page.
    public static func real(_ color: UIColor) -> Figure.Color { .real(color.components) }
}

extension UIColor {
    var components: Figure.Color.Components {
        var color = Figure.Color.Components(red: 0, green: 0, blue: 0, alpha: 0)
        getRed(&color.red, green: &color.green, blue: &color.blue, alpha: &color.alpha)
        return color
    }
}
