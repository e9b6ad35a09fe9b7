/// A bar with buttons at the bottom: a navigation controller's, or one on its own.
///
/// Images as backgrounds are not modelled.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
    private lazy var background = BarBackground { [unowned self] in self.look }
    private var ownStandardAppearance: UIToolbarAppearance? { didSet { setNeedsLayout() } }
    /// Whose bar it is.
    weak var manager: UINavigationController?

    /// Says where the bar is; not kept alive.
    open weak var delegate: (any UIToolbarDelegate)? { didSet { setNeedsLayout() } }

    /// From left to right.
    open var items: [UIBarButtonItem]? {
        didSet { replaceItems(oldValue, by: items) }
    }

    /// Shows other items; between the old and the new nothing is drawn.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    open var barStyle = UIBarStyle.default { didSet { setNeedsLayout() } }

    /// Kept; what a phone lets shine through is drawn opaque.
    open var isTranslucent = true

    /// The color of the background; nil for the style's.
    open var barTintColor: UIColor? { didSet { setNeedsLayout() } }

    /// What the bar looks like; before it is read or set, as the other properties say.
    ///
    /// What is read may be changed, and is shown then.
    open var standardAppearance: UIToolbarAppearance {
        get {
            if let ownStandardAppearance { return ownStandardAppearance }
            let appearance = UIToolbarAppearance()
            appearance.bar = self
            ownStandardAppearance = appearance
            return appearance
        }
        set { ownStandardAppearance = newValue.duplicate(for: self) as? UIToolbarAppearance }
    }

    /// What it looks like on a phone on its side; nil for as ever.
    open var compactAppearance: UIToolbarAppearance? {
        didSet {
            compactAppearance = compactAppearance?.duplicate(for: self) as? UIToolbarAppearance
            setNeedsLayout()
        }
    }

    /// What it looks like while the content is at its end; nil for no background from iOS 15 on.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        didSet {
            scrollEdgeAppearance = scrollEdgeAppearance?.duplicate(for: self) as? UIToolbarAppearance
            setNeedsLayout()
        }
    }

    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        addSubview(background)
    }

    public required init?(coder: NSCoder) {
        nil
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.place(in: self, reachingUp: barPosition == .topAttached, reachingDown: manager != nil)
        layOut((items ?? []).filter { !$0.isHidden }, tint: tintColor)
    }

    private var look: BarBackground.Look {
        let compact = traitCollection.verticalSizeClass == .compact ? compactAppearance : nil
        return .ofBarBelow(
            content: manager?.topViewController, edge: scrollEdgeAppearance, standard: compact ?? ownStandardAppearance,
            style: barStyle, tint: barTintColor)
    }

    private func layOut(_ items: [UIBarButtonItem], tint: UIColor) {
        let margin: CGFloat = 16
        for item in items { item.showLook(tint: tint) }
        let sizes = items.map { $0.size(inBarOfHeight: bounds.height) }
        let row = BarItemRow(widths: sizes.map { $0?.width })
        let places = row.places(from: margin, in: bounds.width - 2 * margin)
        for ((item, size), place) in zip(zip(items, sizes), places) {
            let height = size?.height ?? 0
            item.view?.frame = CGRect(
                x: place.x, y: (bounds.height - height) / 2, width: place.width, height: height)
        }
    }
}
