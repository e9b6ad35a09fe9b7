/// The appearance of a tab bar.
///
/// - Source: https://developer.apple.com/documentation/uikit/uibarappearance
/// - Differs: On a phone, the appearance also has that of the items.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    public override init() {
        super.init()
    }

    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
    }

    override func make() -> UIBarAppearance { UITabBarAppearance() }
}
