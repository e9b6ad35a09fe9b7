/// The appearance of a navigation bar.
///
/// Of the title attributes, only the color and the font have an effect.
///
/// - Source: https://developer.apple.com/documentation/uikit/uinavigationbarappearance
/// - Differs: On a phone, all attributes of the titles have an effect, and the appearance also has those of the
///   buttons.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange() } }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange() } }

    public override init() {
        super.init()
    }

    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
    }

    override func make() -> UIBarAppearance { UINavigationBarAppearance() }

    override func copyValues(from other: UIBarAppearance) {
        super.copyValues(from: other)
        guard let other = other as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        largeTitleTextAttributes = other.largeTitleTextAttributes
    }
}
