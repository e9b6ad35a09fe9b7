/// What a tab bar looks like; the looks of its items are not modelled.
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
