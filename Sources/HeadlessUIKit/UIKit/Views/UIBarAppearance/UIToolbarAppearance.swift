/// The appearance of a toolbar.
///
/// - Source: https://developer.apple.com/documentation/uikit/uibarappearance
/// - Differs: On a phone, the appearance also has that of the buttons.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
    public override init() {
        super.init()
    }

    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
    }

    override func make() -> UIBarAppearance { UIToolbarAppearance() }
}
