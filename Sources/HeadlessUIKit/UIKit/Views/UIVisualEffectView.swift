/// Does something to what lies below it; what is to lie on it goes into its `contentView`.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    private let backdrop = UIView()

    /// What the view shows on its effect; it is always as large as the view.
    open private(set) var contentView = UIView()

    open var effect: UIVisualEffect? { didSet { showEffect() } }

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

    /// Only the content view takes others, as on a phone.
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
