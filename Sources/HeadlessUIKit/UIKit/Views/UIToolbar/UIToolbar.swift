/// A bar with buttons, which belongs to a navigation controller or is used separately.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitoolbar
/// - Differs: On a phone, a toolbar also displays background images.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
    private lazy var background = BarBackground { [unowned self] in self.backgroundAppearance }
    private var storedStandardAppearance: UIToolbarAppearance? { didSet { setNeedsLayout() } }
    /// The navigation controller that owns the toolbar.
    weak var manager: UINavigationController?

    /// The delegate that determines the position of the bar. The reference is weak.
    ///
    /// Setting the delegate of a navigation controller's toolbar stops the process.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitoolbar/delegate
    open weak var delegate: (any UIToolbarDelegate)? {
        willSet {
            precondition(manager == nil, "the delegate of a toolbar that a navigation controller manages can't be set")
        }
        didSet { setNeedsLayout() }
    }

    /// The items, in their order from the leading edge. The default is `nil`, and a change isn't animated.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitoolbar/items; the page doesn't name the edge.
    open var items: [UIBarButtonItem]? {
        didSet { replaceItems(oldValue, by: items) }
    }

    /// Replaces the items. The change isn't animated.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitoolbar/setitems(_:animated:)
    /// - Differs: On a phone, the change can be animated.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    open var barStyle = UIBarStyle.default { didSet { setNeedsLayout() } }

    /// A Boolean value indicating whether the toolbar is translucent. The value is stored, but the toolbar is drawn
    /// opaque.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitoolbar/istranslucent
    /// - Differs: On a phone, the content is visible through a translucent toolbar.
    open var isTranslucent = true

    /// The color of the background, or `nil` for the style's color.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitoolbar/bartintcolor
    open var barTintColor: UIColor? { didSet { setNeedsLayout() } }

    /// The standard appearance of the bar. Until it is read or set, the other properties determine the appearance.
    ///
    /// The bar reflects changes to the object that the property returns.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitoolbar/standardappearance
    open var standardAppearance: UIToolbarAppearance {
        get {
            if let storedStandardAppearance { return storedStandardAppearance }
            let appearance = UIToolbarAppearance()
            appearance.bar = self
            storedStandardAppearance = appearance
            return appearance
        }
        set { storedStandardAppearance = newValue.duplicate(for: self) as? UIToolbarAppearance }
    }

    /// The appearance of the bar in a compact height, or `nil` for the standard appearance.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitoolbar/compactappearance
    open var compactAppearance: UIToolbarAppearance? {
        didSet {
            compactAppearance = compactAppearance?.duplicate(for: self) as? UIToolbarAppearance
            setNeedsLayout()
        }
    }

    /// The appearance of the bar while the content is at its end. If it is `nil`, the bar has no background from iOS 15
    /// on.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitoolbar/scrolledgeappearance
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
        background.position(in: self, reachingUp: barPosition == .topAttached, reachingDown: manager != nil)
        layOut((items ?? []).filter { !$0.isHidden }, tint: tintColor)
    }

    private var backgroundAppearance: BarBackground.Appearance {
        let compact = traitCollection.verticalSizeClass == .compact ? compactAppearance : nil
        return .ofBarBelow(
            content: manager?.topViewController, edge: scrollEdgeAppearance,
            standard: compact ?? storedStandardAppearance,
            style: barStyle, tint: barTintColor)
    }

    private func layOut(_ items: [UIBarButtonItem], tint: UIColor) {
        let margin: CGFloat = 16
        for item in items { item.updateButton(tint: tint) }
        let sizes = items.map { $0.size(inBarOfHeight: bounds.height) }
        let row = BarItemRow(widths: sizes.map { $0?.width })
        let spans = row.spans(from: margin, in: bounds.width - 2 * margin)
        for ((item, size), span) in zip(zip(items, sizes), spans) {
            let height = size?.height ?? 0
            item.view?.frame = CGRect(
                x: span.x, y: (bounds.height - height) / 2, width: span.width, height: height)
        }
    }
}
