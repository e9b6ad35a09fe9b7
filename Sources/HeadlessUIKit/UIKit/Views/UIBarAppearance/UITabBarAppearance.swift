/// The appearance of a tab bar. The appearance of its items isn't modeled.
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
