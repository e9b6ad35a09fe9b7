/// Lays out views in a row or a column, by constraints that it makes.
///
/// Views that are hidden take no room. Members that subclasses override are declared here.
@preconcurrency @MainActor
open class UIStackView: UIView {
    /// The constraints and guides that it made last.
    var arrangement = Arrangement()
    private var views: [UIView] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    /// Stands for the stack view's `spacing` after a view.
    public nonisolated static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
    /// Stands for the distance that the system chooses.
    public nonisolated static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// A stack view with views that it arranges.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// There are no archives of views here, so this makes an empty one; subclasses must have it, as on a phone.
    public required init(coder: NSCoder) {
        super.init(frame: .zero)
    }

    // MARK: What is arranged

    /// The views that are arranged, in their order along the axis; other subviews are left alone.
    open var arrangedSubviews: [UIView] { views }

    /// Arranges a view behind the others, and adds it if it is no subview yet.
    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: views.count - (views.contains(view) ? 1 : 0))
    }

    /// Arranges a view at an index, or moves it there, and adds it if it is no subview yet.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        views.removeAll { $0 === view }
        precondition(
            views.indices.contains(stackIndex) || stackIndex == views.count,
            "the stack view arranges \(views.count) views, so there is no index \(stackIndex)")
        views.insert(view, at: stackIndex)
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        rearrange()
    }

    /// Arranges a view no longer; it stays a subview, and nobody says where.
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

    /// Along which the views stand, side by side or below each other.
    open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { rearrange() } }

    /// How the room along the axis is shared.
    open var distribution: Distribution = .fill { didSet { rearrange() } }

    /// Where the views are across the axis.
    open var alignment: Alignment = .fill { didSet { rearrange() } }

    /// Between views, in points; for the distributions of equal distances the least.
    open var spacing: CGFloat = 0 { didSet { rearrange() } }

    /// Gives the distance after a view, in points, in place of `spacing`.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard views.contains(arrangedSubview) else { return }
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        rearrange()
    }

    /// The distance after a view, in points; `spacingUseDefault` if none was given.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    /// Whether distances in a column are those of baselines.
    open var isBaselineRelativeArrangement = false { didSet { rearrange() } }

    /// Whether the views keep to the margins.
    open var isLayoutMarginsRelativeArrangement = false { didSet { rearrange() } }

    // MARK: Layout

    /// Makes the constraints for what is arranged now.
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
