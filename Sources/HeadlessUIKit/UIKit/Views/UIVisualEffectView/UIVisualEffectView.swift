/// A view that applies an effect to the content behind it. Its own content is in the `contentView`.
///
/// - Source: https://developer.apple.com/documentation/uikit/uivisualeffectview
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    private let backdrop = UIView()

    /// The view for the content on the effect. It always has the size of the visual effect view.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uivisualeffectview/contentview
    open private(set) var contentView = UIView()

    open var effect: UIVisualEffect? { didSet { showEffect() } }

    /// Creates a view with an effect, or without one for `nil`.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uivisualeffectview/init(effect:)
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        for view in [backdrop, contentView] {
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
        backdrop.isUserInteractionEnabled = false
        showEffect()
    }

    public override convenience init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        nil
    }

    /// Stops the process if a subview is added to the view itself instead of its content view, as on a phone.
    open override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        precondition(
            subview === backdrop || subview === contentView,
            """
            \(type(of: subview)) has been added as a subview to \(type(of: self)). Do not add subviews directly to the \
            visual effect view itself, instead add them to the -contentView.
            """
        )
    }

    override func followTraits() { showEffect() }

    private func showEffect() {
        backdrop.backgroundColor = effect?.color(for: resolvedTraits) ?? .clear
    }
}
