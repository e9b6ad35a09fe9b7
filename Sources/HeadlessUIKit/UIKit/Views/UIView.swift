/// A rectangle with subviews.
///
/// Members that subclasses override are declared here; the work is done in the extensions, a file for each behaviour.
@preconcurrency @MainActor
open class UIView: UIResponder, ScreenSpace {
    /// The layer the view is drawn with; what a subclass says of `layer` is for others.
    nonisolated(unsafe) let ownLayer: CALayer
    var links = Links()
    var layoutState = LayoutState()

    /// The views in front of this one and moving with it, from back to front.
    open internal(set) var subviews: [UIView] = []

    /// A number to find the view by; see `viewWithTag(_:)`.
    open var tag = 0

    /// A name for what the app would be restored by, which it is not here; kept.
    open var restorationIdentifier: String?

    open var isHidden: Bool {
        get { ownLayer.isHidden }
        set {
            guard newValue != ownLayer.isHidden else { return }
            ownLayer.isHidden = newValue
            superview?.subviewDidChange(self)
        }
    }
    /// Whether touches reach the view and its subviews.
    open var isUserInteractionEnabled = true
    /// Whether the view is sent more than the first finger that touches it.
    open var isMultipleTouchEnabled = false
    /// Whether the view shares the touches of its window with no other view.
    open var isExclusiveTouch = false
    /// The layer's background colour.
    open var backgroundColor: UIColor? {
        get { ownLayer.colorOfView }
        set { ownLayer.setBackgroundColor(ofView: newValue) }
    }
    /// Whether subviews show only inside the bounds. Touches do not care.
    open var clipsToBounds: Bool {
        get { ownLayer.masksToBounds }
        set { ownLayer.masksToBounds = newValue }
    }
    /// Whether the subviews follow changes of the size of the bounds as their masks say.
    open var autoresizesSubviews = true
    /// How the view follows its superview's size.
    open var autoresizingMask: AutoresizingMask = []

    /// From 0, not to be seen, to 1; the layer's opacity, and so no more exact than a `Float`.
    open var alpha: CGFloat {
        get { CGFloat(ownLayer.opacity) }
        set { ownLayer.opacity = Float(newValue) }
    }

    /// How content of a size of its own, such as an image, fills the bounds.
    open var contentMode: ContentMode = .scaleToFill {
        didSet { ownLayer.needsDisplayOnBoundsChange = contentMode == .redraw }
    }

    /// A view with a frame in points of the superview it will have.
    public init(frame: CGRect) {
        ownLayer = Self.makeLayer()
        super.init()
        ownLayer.become(of: self, with: frame)
    }

    public convenience override init() {
        self.init(frame: .zero)
    }

    /// There are no archives of views here, so this answers nil; subclasses must have it, as on a phone.
    public required init?(coder: NSCoder) {
        nil
    }

    deinit {
        ownLayer.links.owner = nil
    }

    // MARK: Geometry

    /// The smallest upright rectangle of the superview that holds the view; undefined on a phone while the transform
    /// is not the identity.
    open var frame: CGRect {
        get { ownLayer.frame }
        set { ownLayer.frame = newValue }
    }

    /// The view's rectangle in its own coordinates; a new size grows the view about its anchor point.
    open var bounds: CGRect {
        get { ownLayer.bounds }
        set { ownLayer.bounds = newValue }
    }

    /// The place of the anchor point in the superview's coordinates.
    open var center: CGPoint {
        get { ownLayer.position }
        set { ownLayer.position = newValue }
    }

    /// Applied about the anchor point.
    open var transform: CGAffineTransform {
        get { ownLayer.affineTransform() }
        set { ownLayer.setAffineTransform(newValue) }
    }

    /// In units of the bounds; the middle by default. A new anchor leaves `center` alone, so the view moves.
    open var anchorPoint: CGPoint {
        get { ownLayer.anchorPoint }
        set { ownLayer.anchorPoint = newValue }
    }

    /// From this view's coordinates to another's; nil stands for the window's, and for a window the screen's.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { conversion(toViewOrBase: view).convert(point) }

    /// From another view's coordinates to this one's; nil stands for the window's, and for a window the screen's.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        conversion(toViewOrBase: view).reversed.convert(point)
    }

    /// From this view's coordinates to another's, as the smallest rectangle that holds the result.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { conversion(toViewOrBase: view).convert(rect) }

    /// From another view's coordinates to this one's, as the smallest rectangle that holds the result.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        conversion(toViewOrBase: view).reversed.convert(rect)
    }

    // MARK: Hierarchy

    open var superview: UIView? { links.superview }

    open var window: UIWindow? { superview?.window }

    open override var next: UIResponder? { links.controller ?? superview }

    /// Puts a view in front of the other subviews, taking it out of the superview it had.
    open func addSubview(_ view: UIView) {
        insert(view, at: .front)
    }

    /// Puts a view at an index among the subviews, counted without the view itself; 0 is the back.
    open func insertSubview(_ view: UIView, at index: Int) {
        insert(view, at: .index(index))
    }

    /// Puts a view right behind a sibling; in front of all if that one is the view itself or no subview.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, at: .below(siblingSubview))
    }

    /// Puts a view right in front of a sibling; in front of all if that one is the view itself or no subview.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, at: .above(siblingSubview))
    }

    open func removeFromSuperview() {
        leaveSuperview()
    }

    /// Swaps two subviews, back to front; an index of no subview leaves all as it is.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { swapSubviews(index1, index2) }

    /// Puts a subview in front of its siblings; a view that is no subview is left alone.
    open func bringSubviewToFront(_ view: UIView) { reorder(view, to: .front) }

    /// Puts a subview behind its siblings; a view that is no subview is left alone.
    open func sendSubviewToBack(_ view: UIView) { reorder(view, to: .index(0)) }

    /// Whether the view is the other one or inside it.
    open func isDescendant(of view: UIView) -> Bool { lineage.contains { $0 === view } }

    /// The first view with a tag, this one included, looking into each subview before its siblings.
    open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }

    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}

    // MARK: Touches

    /// The frontmost view that takes a touch at a point of this view's coordinates.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        frontmostView(at: point, with: event)
    }

    /// Whether the view covers a point: the least edges are inside, the greatest are not.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point)
    }

    /// Makes the first responder resign if it is this view or inside it; with `force` it is not asked whether it can.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        endEditingInside(force: force)
    }

    // MARK: Gestures

    var recognizers: [UIGestureRecognizer] = []

    /// The recognisers of touches on the view and on those inside it, in the order in which they were added.
    ///
    /// Open: whether a phone answers nil or nothing for a view that had some; here nil.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { recognizers.isEmpty ? nil : recognizers }
        set { replaceRecognizers(with: newValue ?? []) }
    }

    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }

    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

    /// The touches, of which some are on the view or inside it, are a gesture: may it be recognised?
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    // MARK: Layout

    /// Where a subclass places its subviews; never called directly. By default constraints place them.
    open func layoutSubviews() { placeSubviews() }

    open func setNeedsLayout() {
        ownLayer.setNeedsLayout()
    }

    open func layoutIfNeeded() {
        layOutInPasses()
    }

    /// The size the view would like, given a size to fit in: as it is, unless a subclass knows better.
    open func sizeThatFits(_ size: CGSize) -> CGSize {
        bounds.size
    }

    /// Takes the size it would like; the top left corner stays.
    open func sizeToFit() {
        let size = sizeThatFits(bounds.size)
        changeGeometry { $0.untransformedFrame.size = size }
    }

    /// What a view with no size of its own answers for a side of its intrinsic size.
    public nonisolated static let noIntrinsicMetric: CGFloat = -1

    /// The size the content has by itself; `noIntrinsicMetric` where there is none.
    open var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    /// How far the bars and the rounded corners of the screen reach into the view, in points from its edges.
    open var safeAreaInsets: UIEdgeInsets { insetsFromSuperview.adding(links.controller?.addedSafeArea) }

    var toldSafeArea = UIEdgeInsets.zero
    var mustCheckSafeArea = true

    /// The safe area is another one now; the view is laid out next.
    open func safeAreaInsetsDidChange() {}

    // MARK: Tint

    var tint = Tint()

    /// The colour of what can be touched: the first that a view has from here outwards, and grey while it is dimmed;
    /// setting nil leaves it to those around.
    open var tintColor: UIColor! {
        get { shownTintColor }
        set { changeTint { $0.color = newValue } }
    }

    /// Normal or dimmed, as the first view from here outwards says that is not automatic.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { effectiveTint.mode }
        set { changeTint { $0.mode = newValue } }
    }

    /// The tint, or whether it is dimmed, is another one now, be it because the view was moved.
    open func tintColorDidChange() {}

    // MARK: Traits

    var traits = TraitState(told: UIView.firstTraits)

    /// Those of the superview, or of the controller whose view this is, with what is overridden; in no hierarchy those
    /// of the device.
    open var traitCollection: UITraitCollection { resolvedTraits }

    @available(
        *, deprecated,
        message: "iOS 17.0: Use the trait change registration APIs declared in the UITraitChangeObservable protocol"
    )
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Tells this view, its controller and all inside what of their traits has changed, without waiting for the layout.
    open func updateTraitsIfNeeded() { if window != nil { tellTraitsInside() } }

    /// Light or dark, whatever lies around the view, and so for all inside it; unspecified leaves it to what does.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traits.style }
        set { changeOverrides { $0.style = newValue } }
    }

    /// Which way the view's parts run, whatever its traits say: leading and trailing edges of constraints, and so of a
    /// stack's views. UIKit's other views do not turn over.
    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified { didSet { constraintsDidChange() } }

    /// Which way a view with an attribute runs in an app that runs from left to right.
    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection { attribute.direction(relativeTo: .leftToRight) }

    /// Which way a view with an attribute runs where the interface around it runs in a direction.
    open class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection { semanticContentAttribute.direction(relativeTo: layoutDirection) }

    /// Which way the view's parts run, as its attribute and its traits say.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { effectiveDirection }

    /// What the view does while the phone is tilted; in the simulator it never is.
    open var motionEffects: [UIMotionEffect] = []

    open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }

    open func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }

    // MARK: Animation

    open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, animations: animations)
    }

    open class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
    }

    /// Gives the views their new values at once, and runs the completion when the phone's clock has moved past the end.
    ///
    /// - Parameters:
    ///   - duration: In seconds; without one the changes are not animated.
    ///   - delay: Before the animation begins, in seconds.
    open class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        perform(animations, for: duration, after: delay, options: options, completion: completion)
    }

    /// The animation with a spring: the duration counts, the spring is not seen.
    ///
    /// - Parameters:
    ///   - dampingRatio: 1 does not swing; nearer to 0 it swings more.
    ///   - velocity: At the beginning; 1 covers the whole distance of the animation in a second.
    open class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
    }

    /// Makes changes inside a view, such as exchanging a window's root; like an animation, they are there at once.
    ///
    /// - Parameter duration: Until the completion runs, in seconds of the phone's clock.
    open class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration, delay: 0, options: options, animations: { animations?() }, completion: completion)
    }

    /// Puts a view in the place of another, or shows it and hides the other if the options say so.
    ///
    /// - Parameter duration: Until the completion runs, in seconds of the phone's clock.
    open class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration, delay: 0, options: options,
            animations: { exchange(fromView, for: toView, options: options) }, completion: completion)
    }

    /// An animation that the system has; with `delete` the views are gone when it is over.
    open class func perform(
        _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        perform(on: views, options: options, animations: parallelAnimations, completion: completion)
    }

    /// Changes of several steps, which `addKeyframe` adds; they are there at once, in the order in which they are added.
    open class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        perform(
            animations, for: duration, after: delay, options: AnimationOptions(rawValue: options.rawValue & 0xFFFF),
            completion: completion)
    }

    /// A step of the changes; when it begins and how long it takes are parts of the whole duration.
    open class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) { animations() }

    /// The duration of the animation whose changes are being made, in seconds; 0 outside of any.
    open class var inheritedAnimationDuration: TimeInterval {
        Phone.required(by: "UIView.inheritedAnimationDuration").animationDurations.last ?? 0
    }

    /// Whether `animate` takes time; if not, completions are due at once.
    /// Begins an animation that lasts 0.2 seconds if nobody says otherwise; Apple's page of it. The names are kept nowhere:
    /// there is no delegate to be told them.
    @available(*, deprecated, message: "iOS 13.0: Use the block-based animation API instead")
    open class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) { begin() }

    @available(*, deprecated, message: "iOS 13.0: Use the block-based animation API instead")
    open class func commitAnimations() { commit() }

    /// In seconds; to be called before the changes.
    @available(*, deprecated, message: "iOS 13.0: Use the block-based animation API instead")
    open class func setAnimationDuration(_ duration: TimeInterval) { changeBegun { $0.duration = max(duration, 0) } }

    /// In seconds.
    @available(*, deprecated, message: "iOS 13.0: Use the block-based animation API instead")
    open class func setAnimationDelay(_ delay: TimeInterval) { changeBegun { $0.delay = max(delay, 0) } }

    /// Not to be seen, as nothing of the way is.
    @available(*, deprecated, message: "iOS 13.0: Use the block-based animation API instead")
    open class func setAnimationCurve(_ curve: AnimationCurve) {}

    /// Not to be seen, as nothing of the way is.
    @available(*, deprecated, message: "iOS 13.0: Use the block-based animation API instead")
    open class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}

    open class var areAnimationsEnabled: Bool { Phone.required(by: "UIView.areAnimationsEnabled").animatesViews }

    open class func setAnimationsEnabled(_ enabled: Bool) {
        Phone.required(by: "UIView.setAnimationsEnabled").animatesViews = enabled
    }

    /// Runs changes as if animations were disabled.
    open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        performAtOnce(actionsWithoutAnimation)
    }

    // MARK: Drawing

    /// Where a subclass draws its content, into the current context; never called directly.
    open func draw(_ rect: CGRect) {}

    /// Draws the view's layer: calls `draw(_:)` with the context as the current one, and the view's traits.
    open func draw(_ layer: CALayer, in ctx: CGContext) { drawBounds(in: ctx) }

    /// Asks for `draw(_:)`, before the next picture or at the end of the turn of the run loop.
    open func setNeedsDisplay() { ownLayer.setNeedsDisplay() }
    /// As `setNeedsDisplay()`, for there is nothing that could be drawn in part.
    open func setNeedsDisplay(_ rect: CGRect) { ownLayer.setNeedsDisplay(rect) }

    /// Whether what was drawn before goes when the view draws again; kept, for here it always does.
    open var clearsContextBeforeDrawing = true

    /// Pixels of what the view draws to a point: the layer's.
    open var contentScaleFactor: CGFloat {
        get { ownLayer.contentsScale }
        set { ownLayer.contentsScale = newValue }
    }

    /// A view that shows what this one shows now, and goes on showing it.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { SnapshotView(of: self, afterUpdates) }

    /// Draws the view, with all in it, into a rectangle of the current context; answers whether all could be drawn.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        drawTree(in: rect, afterUpdates)
    }

    // MARK: Layer

    /// The class of the layer that views of this class are drawn with.
    open class var layerClass: AnyClass { CALayer.self }

    /// The layer the view is drawn with; its geometry and its looks are the view's.
    open var layer: CALayer { ownLayer }

    /// The layer's transform; `transform` is the part of it that lies in the plane.
    open var transform3D: CATransform3D {
        get { ownLayer.transform }
        set { ownLayer.transform = newValue }
    }

    /// The view whose alpha says what is seen of this one; it lies in this one's coordinates and in no superview.
    open var mask: UIView? {
        didSet { ownLayer.mask = mask?.layer }
    }

    /// Whether the view says that it fills its bounds; kept, for a picture has no use for it.
    open var isOpaque = true

    /// The layer needs layout: asks the controller and `layoutSubviews()`.
    open func layoutSublayers(of layer: CALayer) { layOutSubviews(of: layer) }

    // MARK: Constraints

    /// Whether the frame counts, and not constraints; off, those of the superviews place the view.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { layoutState.keepsFrame }
        set { setKeepsFrame(newValue) }
    }

    /// Whether the view makes its constraints in `updateConstraints()`, so that layout must ask it.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// The constraints that this view holds: those about it and what is inside.
    open var constraints: [NSLayoutConstraint] { layoutState.constraints }
    open func addConstraint(_ constraint: NSLayoutConstraint) { install(constraint) }
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(install) }
    open func removeConstraint(_ constraint: NSLayoutConstraint) { release(constraint) }
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(release) }

    /// Where a subclass changes its constraints; an override calls super at its end.
    open func updateConstraints() {}
    open func setNeedsUpdateConstraints() { layoutState.update = Update(isNeeded: true, isAskedFor: true) }
    open func needsUpdateConstraints() -> Bool { layoutState.update.isNeeded }
    /// Lets this view and those inside change their constraints now, if they have to.
    open func updateConstraintsIfNeeded() { updateConstraintsInside() }

    /// The size of the content is another than before.
    open func invalidateIntrinsicContentSize() { contentSizeDidChange() }

    /// How much the view resists being larger than its content.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layoutState.hugging[axis]
    }
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setHugging(priority, axis)
    }
    /// How much the view resists being smaller than its content.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layoutState.resistance[axis]
    }
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        setResistance(priority, axis)
    }

    /// As small as constraints inside let a view be.
    public nonisolated static let layoutFittingCompressedSize = CGSize.zero
    /// As large as they let it be; what has no limit takes this size.
    public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

    /// The size, in points, that constraints inside give the view, as near to a size as they let it.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        fittingSize(targetSize, Priorities(horizontal: .fittingSizeLevel, vertical: .fittingSizeLevel))
    }
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(
            targetSize, Priorities(horizontal: horizontalFittingPriority, vertical: verticalFittingPriority))
    }

    /// Whether constraints leave more than one place or size to the view.
    open var hasAmbiguousLayout: Bool { isPlacedByConstraints && outermost.isAmbiguous(self) }

    /// What constraints see of the view, in points of the superview: the frame without the alignment insets.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        alignmentRect.inset(by: alignmentRectInsets.negated)
    }
    /// How far the content that counts keeps from the edges of the frame, in points; what is around it is ornament.
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    /// The view inside whose text's first line is this view's; one without text stands with its top edge.
    open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
    /// The view inside whose text's last line is this view's; one without text stands with its bottom edge.
    open var forLastBaselineLayout: UIView { self }

    // MARK: Margins and guides

    /// What content keeps from the edges, in points, with the safe area and what else is added to it.
    open var layoutMargins: UIEdgeInsets {
        get { wholeMargins }
        set { setMargins { $0.own = newValue } }
    }
    /// The same; leading is always left here.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { NSDirectionalEdgeInsets(layoutMargins) }
        set { layoutMargins = UIEdgeInsets(newValue) }
    }
    /// Whether the margins are at least as far in as the superview's.
    open var preservesSuperviewLayoutMargins: Bool {
        get { layoutState.margins.includeSuperview }
        set { setMargins { $0.includeSuperview = newValue } }
    }
    /// Whether the safe area is added to the margins.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { layoutState.margins.includeSafeArea }
        set { setMargins { $0.includeSafeArea = newValue } }
    }
    /// The margins have changed; for subclasses, never called directly.
    open func layoutMarginsDidChange() {}

    /// The guides that were added, in that order.
    open var layoutGuides: [UILayoutGuide] { layoutState.guides }
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { take(layoutGuide) }
    /// Takes a guide out, and deactivates all constraints that are about it.
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { drop(layoutGuide) }

    open var safeAreaLayoutGuide: UILayoutGuide { ownGuide(.safeArea) }
    open var layoutMarginsGuide: UILayoutGuide { ownGuide(.margins) }
    /// The margins, no wider than text can be read.
    open var readableContentGuide: UILayoutGuide { ownGuide(.readable) }
    /// What the keyboard takes of the view.
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        ownGuide(.keyboard) { UIKeyboardLayoutGuide(.keyboard, of: self) }
    }

    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .leading)) }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .trailing)) }
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .left)) }
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .right)) }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutTerm(self, .top)) }
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutTerm(self, .bottom)) }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutTerm(self, .width)) }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutTerm(self, .height)) }
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .centerX)) }
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutTerm(self, .centerY)) }
    /// The baseline of the first line of text.
    open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutTerm(self, .firstBaseline)) }
    /// The baseline of the last line of text.
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutTerm(self, .lastBaseline)) }

    // MARK: For subclasses of UIKit

    /// The view has other traits.
    func followTraits() {}

    /// Where the lines of the text are; nil for what has none.
    var textLines: TextLines? { nil }

    /// Whether the content's height follows from the width that layout finds.
    var breaksLinesByItself: Bool { false }

    /// A subview was hidden, or is hidden no longer, or has content of another size.
    func subviewDidChange(_ subview: UIView) {}

    /// Lets the subviews follow a new size of the bounds.
    func resizeSubviews(from old: CGSize) {
        guard autoresizesSubviews else { return }
        for subview in subviews {
            subview.follow(superviewFrom: old, to: bounds.size)
        }
    }

    var toScreen: CGAffineTransform { matrix(to: nil) }

    func conversion(to target: any ScreenSpace) -> SpaceConversion {
        // A view given where a coordinate space is asked for: the compiler may choose either kind of `convert`.
        if let view = target as? UIView { return conversion(toView: view) }
        return SpaceConversion(up: toScreen, down: target.toScreen.inverted())
    }
}
