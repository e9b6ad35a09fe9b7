/// An effect that a visual effect view applies to the content behind it.
///
/// - Source: https://developer.apple.com/documentation/uikit/uivisualeffect
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, NSCopying {
    public override init() {
        super.init()
    }

    /// Returns the same object, because it is immutable.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uivisualeffect: the class conforms to `NSCopying`.
    ///   That the copy is the same object is undocumented.
    public nonisolated func copy(with zone: NSZone?) -> Any { self }

    /// Returns the color with which the effect is drawn for the traits of its view. Blurring isn't supported.
    func color(for traits: UITraitCollection) -> UIColor? { nil }
}

/// An effect that blurs the content behind the view. It is drawn as a translucent color.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiblureffect
/// - Differs: On a phone, the effect blurs the content behind the view.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
    /// The style of a blur effect. The raw values are those of Apple's header.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiblureffect/style; the raw values: Apple's header.
    public enum Style: Int, Sendable {
        case extraLight = 0
        case light = 1
        case dark = 2
        case regular = 4
        case prominent = 5
        case systemUltraThinMaterial = 6
        case systemThinMaterial = 7
        case systemMaterial = 8
        case systemThickMaterial = 9
        case systemChromeMaterial = 10
        case systemUltraThinMaterialLight = 11
        case systemThinMaterialLight = 12
        case systemMaterialLight = 13
        case systemThickMaterialLight = 14
        case systemChromeMaterialLight = 15
        case systemUltraThinMaterialDark = 16
        case systemThinMaterialDark = 17
        case systemMaterialDark = 18
        case systemThickMaterialDark = 19
        case systemChromeMaterialDark = 20
    }

    private let style: Style

    public init(style: Style) {
        self.style = style
        super.init()
    }

    override func color(for traits: UITraitCollection) -> UIColor? {
        UIColor(white: style.isDark(traits) ? 0.1 : 0.97, alpha: style.density)
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIBlurEffect)?.style == style }

    open override var hash: Int { style.hashValue }
}

extension UIBlurEffect.Style {
    /// Returns a Boolean value indicating whether the style is dark. Some styles adapt to the interface style.
    fileprivate func isDark(_ traits: UITraitCollection) -> Bool {
        switch rawValue {
        case 0...1, 11...15: false
        case 2, 16...20: true
        default: traits.userInterfaceStyle == .dark
        }
    }

    /// The opacity of the style's color.
    ///
    /// - Note: Undocumented by Apple. Only the names of the styles are published.
    fileprivate var density: CGFloat {
        switch self {
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.4
        case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .light: 0.55
        case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .extraLight: 0.85
        case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: 0.8
        default: 0.7
        }
    }
}

/// An effect that amplifies the color of the content behind the view. Here, its content is drawn unchanged.
///
/// - Source: https://developer.apple.com/documentation/uikit/uivibrancyeffect
/// - Differs: On a phone, the effect adjusts the color of its content.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
    /// Creates the effect for a type of content.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uivibrancyeffect/init(forblureffect:style:), where the
    ///   first argument label is `forBlurEffect`.
    public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        self.init(blurEffect: blurEffect)
    }

    public init(blurEffect: UIBlurEffect) {
        super.init()
    }
}

/// The type of content on a blur effect. The raw values are those of Apple's header.
///
/// - Source: https://developer.apple.com/documentation/uikit/uivibrancyeffect/init(forblureffect:style:); the raw
///   values: Apple's header.
public enum UIVibrancyEffectStyle: Int, Sendable {
    case label = 0
    case secondaryLabel = 1
    case tertiaryLabel = 2
    case quaternaryLabel = 3
    case fill = 4
    case secondaryFill = 5
    case tertiaryFill = 6
    case separator = 7
}
