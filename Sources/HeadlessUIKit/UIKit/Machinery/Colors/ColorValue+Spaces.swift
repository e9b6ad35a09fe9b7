extension ColorValue {
    /// Creates a color from HSB components. Components outside of 0 to 1 are clamped, including the hue.
    ///
    /// - Source: Apple, "init(hue:saturation:brightness:alpha:)".
    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let (saturation, brightness) = (Self.clamped(saturation), Self.clamped(brightness))
        let sector = Self.clamped(hue) * 6
        // Each component has its maximum in two sixths of the circle around its own hue, and decreases within one sixth
        // on either side.
        let parts = [0, 4, 2].map { (offset: CGFloat) in
            let distance = abs((sector + offset).truncatingRemainder(dividingBy: 6) - 3)
            return brightness * (1 - saturation * (1 - Self.clamped(distance - 1)))
        }
        self = .rgb(parts[0], parts[1], parts[2], Self.clamped(alpha))
    }

    /// The color as hue, saturation, and brightness. A gray has the hue 0.
    var hsb: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        let (red, green, blue) = rgb
        let (most, least) = (max(red, green, blue), min(red, green, blue))
        let range = most - least
        guard range > 0 else { return (0, 0, most) }
        let sector: CGFloat =
            switch most {
            case red: (green - blue) / range + (green < blue ? 6 : 0)
            case green: (blue - red) / range + 2
            default: (red - green) / range + 4
            }
        return (sector / 6, range / most, most)
    }

    /// Creates the standard RGB color for Display P3 components. The standard space is smaller, so components may be
    /// outside of 0 to 1.
    ///
    /// Both spaces have the white point D65 and the transfer function of IEC 61966-2-1. The matrix converts the
    /// primaries of Display P3 (SMPTE EG 432-1) to those of the standard space (ITU-R BT.709).
    init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let (red, green, blue) = (Self.linear(red), Self.linear(green), Self.linear(blue))
        self = .rgb(
            Self.curved(1.2249401762805598 * red - 0.2249401762805597 * green),
            Self.curved(-0.0420569547096881 * red + 1.0420569547096881 * green),
            Self.curved(-0.0196375545903344 * red - 0.0786360455506319 * green + 1.0982736001409663 * blue),
            alpha)
    }

    private static func linear(_ part: CGFloat) -> CGFloat {
        let size = abs(part)
        return (size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)) * (part < 0 ? -1 : 1)
    }

    private static func curved(_ part: CGFloat) -> CGFloat {
        let size = abs(part)
        return (size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055) * (part < 0 ? -1 : 1)
    }

    private static func clamped(_ part: CGFloat) -> CGFloat { min(max(part, 0), 1) }

    /// The color space and the components, in the format that a phone prints.
    var description: String {
        let space =
            switch self {
            case .gray: "UIExtendedGrayColorSpace"
            case .rgb: "UIExtendedSRGBColorSpace"
            }
        return ([space] + components.map(Self.formatted)).joined(separator: " ")
    }

    /// Returns a component with six significant digits, in the format of `%g`.
    private static func formatted(_ part: CGFloat) -> String {
        String(format: "%g", Double(part))
    }
}
