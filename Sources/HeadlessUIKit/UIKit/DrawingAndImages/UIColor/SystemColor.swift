/// A system color, identified by its purpose.
///
/// The values of the named colors and the grays are from Apple, "Human Interface Guidelines", Color: the edition of
/// 2025 for iOS 26, and the one before it. Apple doesn't publish the other values; they were read on devices and have
/// been published by many since iOS 13. This implementation doesn't model increased contrast and elevated surfaces,
/// which have separate colors.
enum SystemColor: String, Sendable {
    case red, green, blue, orange, yellow, pink, purple, teal, indigo, brown, mint, cyan
    case gray, gray2, gray3, gray4, gray5, gray6
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, link, tint
    case separator, opaqueSeparator
    case background, secondaryBackground, tertiaryBackground
    case groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground
    case fill, secondaryFill, tertiaryFill, quaternaryFill

    func value(in environment: ColorEnvironment) -> ColorValue {
        let colors = (environment.hasBrightColors ? bright : nil) ?? plain
        return environment.isDark ? colors.dark : colors.light
    }

    private typealias Pair = (light: ColorValue, dark: ColorValue)

    private var plain: Pair {
        switch self {
        case .red: (.bytes(255, 59, 48), .bytes(255, 69, 58))
        case .green: (.bytes(52, 199, 89), .bytes(48, 209, 88))
        case .blue, .tint: (.bytes(0, 122, 255), .bytes(10, 132, 255))
        case .orange: (.bytes(255, 149, 0), .bytes(255, 159, 10))
        case .yellow: (.bytes(255, 204, 0), .bytes(255, 214, 10))
        case .pink: (.bytes(255, 45, 85), .bytes(255, 55, 95))
        case .purple: (.bytes(175, 82, 222), .bytes(191, 90, 242))
        case .teal: (.bytes(48, 176, 199), .bytes(64, 200, 224))
        case .indigo: (.bytes(88, 86, 214), .bytes(94, 92, 230))
        case .brown: (.bytes(162, 132, 94), .bytes(172, 142, 104))
        case .mint: (.bytes(0, 199, 190), .bytes(99, 230, 226))
        case .cyan: (.bytes(50, 173, 230), .bytes(100, 210, 255))
        case .gray: (.bytes(142, 142, 147), .bytes(142, 142, 147))
        case .gray2: (.bytes(174, 174, 178), .bytes(99, 99, 102))
        case .gray3: (.bytes(199, 199, 204), .bytes(72, 72, 74))
        case .gray4: (.bytes(209, 209, 214), .bytes(58, 58, 60))
        case .gray5: (.bytes(229, 229, 234), .bytes(44, 44, 46))
        case .gray6: (.bytes(242, 242, 247), .bytes(28, 28, 30))
        case .label: (.gray(0, 1), .gray(1, 1))
        case .secondaryLabel: (.bytes(60, 60, 67, 0.6), .bytes(235, 235, 245, 0.6))
        case .tertiaryLabel, .placeholderText: (.bytes(60, 60, 67, 0.3), .bytes(235, 235, 245, 0.3))
        case .quaternaryLabel: (.bytes(60, 60, 67, 0.18), .bytes(235, 235, 245, 0.16))
        case .link: (.bytes(0, 122, 255), .bytes(9, 132, 255))
        case .separator: (.bytes(60, 60, 67, 0.29), .bytes(84, 84, 88, 0.6))
        case .opaqueSeparator: (.bytes(198, 198, 200), .bytes(56, 56, 58))
        case .background: (.gray(1, 1), .gray(0, 1))
        case .secondaryBackground: (.bytes(242, 242, 247), .bytes(28, 28, 30))
        case .tertiaryBackground: (.gray(1, 1), .bytes(44, 44, 46))
        case .groupedBackground: (.bytes(242, 242, 247), .gray(0, 1))
        case .secondaryGroupedBackground: (.gray(1, 1), .bytes(28, 28, 30))
        case .tertiaryGroupedBackground: (.bytes(242, 242, 247), .bytes(44, 44, 46))
        case .fill: (.bytes(120, 120, 128, 0.2), .bytes(120, 120, 128, 0.36))
        case .secondaryFill: (.bytes(120, 120, 128, 0.16), .bytes(120, 120, 128, 0.32))
        case .tertiaryFill: (.bytes(118, 118, 128, 0.12), .bytes(118, 118, 128, 0.24))
        case .quaternaryFill: (.bytes(116, 116, 128, 0.08), .bytes(118, 118, 128, 0.18))
        }
    }

    /// The light and dark values of the colors that iOS 26 changed, or `nil` for an unchanged color.
    private var bright: Pair? {
        switch self {
        case .red: (.bytes(255, 56, 60), .bytes(255, 66, 69))
        case .orange: (.bytes(255, 141, 40), .bytes(255, 146, 48))
        case .yellow: (.bytes(255, 204, 0), .bytes(255, 214, 0))
        case .mint: (.bytes(0, 200, 179), .bytes(0, 218, 195))
        case .teal: (.bytes(0, 195, 208), .bytes(0, 210, 224))
        case .cyan: (.bytes(0, 192, 232), .bytes(60, 211, 254))
        case .blue, .tint: (.bytes(0, 136, 255), .bytes(0, 145, 255))
        case .indigo: (.bytes(97, 85, 245), .bytes(109, 124, 255))
        case .purple: (.bytes(203, 48, 224), .bytes(219, 52, 242))
        case .brown: (.bytes(172, 127, 94), .bytes(183, 138, 102))
        default: nil
        }
    }

    /// The name that a phone prints, such as "labelColor" or "systemRedColor".
    var name: String {
        switch self {
        case .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .link, .tint,
            .separator, .opaqueSeparator:
            return rawValue + "Color"
        default:
            let prefixes = ["secondary", "tertiary", "quaternary"]
            let prefix = prefixes.first { rawValue.hasPrefix($0) } ?? ""
            let rest = rawValue.dropFirst(prefix.count)
            let system = (prefix.isEmpty ? "system" : "System") + rest.prefix(1).uppercased() + rest.dropFirst()
            return prefix + system + "Color"
        }
    }
}

extension ColorValue {
    fileprivate static func bytes(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) -> ColorValue
    {
        .rgb(red / 255, green / 255, blue / 255, alpha)
    }
}
