/// The system colors, which adapt to a light or dark appearance. `SystemColor` defines their values.
extension UIColor {
    public class var systemRed: UIColor { .init(.red) }
    public class var systemGreen: UIColor { .init(.green) }
    public class var systemBlue: UIColor { .init(.blue) }
    public class var systemOrange: UIColor { .init(.orange) }
    public class var systemYellow: UIColor { .init(.yellow) }
    public class var systemPink: UIColor { .init(.pink) }
    public class var systemPurple: UIColor { .init(.purple) }
    public class var systemTeal: UIColor { .init(.teal) }
    public class var systemIndigo: UIColor { .init(.indigo) }
    public class var systemBrown: UIColor { .init(.brown) }
    public class var systemMint: UIColor { .init(.mint) }
    public class var systemCyan: UIColor { .init(.cyan) }

    public class var systemGray: UIColor { .init(.gray) }
    public class var systemGray2: UIColor { .init(.gray2) }
    public class var systemGray3: UIColor { .init(.gray3) }
    public class var systemGray4: UIColor { .init(.gray4) }
    public class var systemGray5: UIColor { .init(.gray5) }
    public class var systemGray6: UIColor { .init(.gray6) }

    public class var label: UIColor { .init(.label) }
    public class var secondaryLabel: UIColor { .init(.secondaryLabel) }
    public class var tertiaryLabel: UIColor { .init(.tertiaryLabel) }
    public class var quaternaryLabel: UIColor { .init(.quaternaryLabel) }
    public class var placeholderText: UIColor { .init(.placeholderText) }
    public class var link: UIColor { .init(.link) }

    /// The tint color of the view that uses the color, or of the view that contains the colored content. Elsewhere it's
    /// the system's blue.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uicolor/tintcolor; the page doesn't say what the color
    ///   is outside of a view.
    public class var tintColor: UIColor { .init(.tint) }

    public class var separator: UIColor { .init(.separator) }
    public class var opaqueSeparator: UIColor { .init(.opaqueSeparator) }

    public class var systemBackground: UIColor { .init(.background) }
    public class var secondarySystemBackground: UIColor { .init(.secondaryBackground) }
    public class var tertiarySystemBackground: UIColor { .init(.tertiaryBackground) }
    public class var systemGroupedBackground: UIColor { .init(.groupedBackground) }
    public class var secondarySystemGroupedBackground: UIColor { .init(.secondaryGroupedBackground) }
    public class var tertiarySystemGroupedBackground: UIColor { .init(.tertiaryGroupedBackground) }

    public class var systemFill: UIColor { .init(.fill) }
    public class var secondarySystemFill: UIColor { .init(.secondaryFill) }
    public class var tertiarySystemFill: UIColor { .init(.tertiaryFill) }
    public class var quaternarySystemFill: UIColor { .init(.quaternaryFill) }

    /// A color for dark text on light backgrounds. It doesn't adapt to the appearance.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uicolor/darktext
    public class var darkText: UIColor { .init(.fixed(.gray(0, 1))) }
    /// A color for light text on dark backgrounds. It doesn't adapt to the appearance.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/ui-element-colors; the page of its counterpart says
    ///   that it doesn't adapt: https://developer.apple.com/documentation/uikit/uicolor/darktext
    public class var lightText: UIColor { .init(.fixed(.gray(1, 0.6))) }

    private convenience init(_ color: SystemColor) {
        self.init(.system(color))
    }
}
