/// A view that lays out other views in a row or a column, by means of constraints that it creates.
///
/// Hidden views take up no space. This class declares the members that subclasses override.
///
/// - Source: https://developer.apple.com/documentation/uikit/uistackview
@preconcurrency @MainActor
open class UIStackView: UIView {
    /// The constraints and layout guides of the current arrangement.
    var arrangement = Arrangement()
    private var views: [UIView] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    /// A spacing value that represents the stack view's `spacing`.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uistackview/spacingusedefault
    public nonisolated static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
    /// A spacing value that represents the system's standard spacing.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uistackview/spacingusesystem
    public nonisolated static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a stack view that arranges the given views.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uistackview/init(arrangedsubviews:)
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Creates an empty stack view, because there are no archives of views here. Subclasses must implement the
    /// initializer, as on a phone.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uistackview/init(coder:)
    /// - Differs: On a phone, the stack view is created from an archive.
    public required init(coder: NSCoder) {
        super.init(frame: .zero)
    }

    // MARK: What is arranged

    /// The views that the stack view arranges, in their order along the axis. Other subviews aren't affected.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uistackview/arrangedsubviews
    open var arrangedSubviews: [UIView] { views }

    /// Adds a view to the end of the arranged views, and to the subviews if it isn't one yet.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uistackview/addarrangedsubview(_:)
    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: views.count - (views.contains(view) ? 1 : 0))
    }

    /// Inserts a view into the arranged views at an index, or moves it there, and adds it to the subviews if it isn't
    /// one yet.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uistackview/insertarrangedsubview(_:at:)
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        views.removeAll { $0 === view }
        precondition(
            views.indices.contains(stackIndex) || stackIndex == views.count,
            "NSInternalInconsistencyException: index out of bounds for arranged subview: index = \(stackIndex) expected "
                + "to be less than or equal to \(views.count)")
        views.insert(view, at: stackIndex)
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        rearrange()
    }

    /// Removes a view from the arranged views. It remains a subview, without constraints for its position.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uistackview/removearrangedsubview(_:)
    open func removeArrangedSubview(_ view: UIView) {
        guard views.contains(view) else { return }
        views.removeAll { $0 === view }
        customSpacings[ObjectIdentifier(view)] = nil
        rearrange()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    // MARK: How it is arranged

    /// The axis along which the views are arranged.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uistackview/axis
    open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { rearrange() } }

    /// The distribution of the arranged views along the axis.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uistackview/distribution-swift.property
    open var distribution: Distribution = .fill { didSet { rearrange() } }

    /// The alignment of the arranged views across the axis.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uistackview/alignment-swift.property
    open var alignment: Alignment = .fill { didSet { rearrange() } }

    /// The distance between adjacent views, in points. For the equal spacing and equal centering distributions, it's
    /// the minimum distance.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uistackview/spacing
    open var spacing: CGFloat = 0 { didSet { rearrange() } }

    /// Sets the distance after a view, in points, which replaces `spacing`.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uistackview/setcustomspacing(_:after:)
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard views.contains(arrangedSubview) else { return }
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        rearrange()
    }

    /// Returns the distance after a view, in points, or `spacingUseDefault` if none was set.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uistackview/customspacing(after:)
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    /// A Boolean value indicating whether the vertical distances in a column are measured between baselines.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uistackview/isbaselinerelativearrangement
    open var isBaselineRelativeArrangement = false { didSet { rearrange() } }

    /// A Boolean value indicating whether the views are arranged relative to the layout margins.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uistackview/islayoutmarginsrelativearrangement
    open var isLayoutMarginsRelativeArrangement = false { didSet { rearrange() } }

    // MARK: Layout

    /// Replaces the constraints with ones for the current arrangement.
    open override func updateConstraints() {
        arrange()
        super.updateConstraints()
    }

    open override class var requiresConstraintBasedLayout: Bool { true }

    open override var forFirstBaselineLayout: UIView { baselineView(isFirst: true) }
    open override var forLastBaselineLayout: UIView { baselineView(isFirst: false) }

    override func subviewDidChange(_ subview: UIView) {
        if views.contains(subview) { rearrange() }
    }

    private func rearrange() {
        setNeedsUpdateConstraints()
        setNeedsLayout()
    }
}
