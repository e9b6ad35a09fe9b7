/// A rectangular area with content and subviews.
///
/// The members that subclasses can override are declared here. The implementation is in the extensions, with a file for
/// each behavior.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiview
@preconcurrency @MainActor
open class UIView: UIResponder, ScreenSpace {
    /// The layer with which the view is drawn. An override of `layer` in a subclass doesn't affect it.
    nonisolated(unsafe) let backingLayer: CALayer
    var parents = ParentReferences()
    var layoutState = LayoutState()
    var safeAreaState = SafeAreaState()
    var tint = Tint()
    var traits = TraitState(lastNotified: UIView.firstTraits)
    var recognizers: [UIGestureRecognizer] = []

    /// Creates a view with a frame in points of its future superview.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/init(frame:)
    public init(frame: CGRect) {
        backingLayer = Self.makeLayer()
        super.init()
        backingLayer.become(of: self, with: frame)
        backingLayer.contentsScale = .ofScreen
    }

    public convenience override init() { self.init(frame: .zero) }

    /// Returns `nil`, because archives of views aren't supported.
    ///
    /// Subclasses must implement this initializer, as on a phone.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/init(coder:)
    /// - Differs: On a phone, the view is created from an archive.
    public required init?(coder: NSCoder) { nil }

    deinit {
        backingLayer.links.owner = nil
    }

    // MARK: Identity

    /// A number that identifies the view. See `viewWithTag(_:)`.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/tag
    open var tag = 0

    /// The identifier for state restoration. Stored without effect, because restoration isn't supported.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/restorationidentifier
    /// - Differs: On a phone, the state of a view with an identifier is preserved and restored.
    open var restorationIdentifier: String?

    // MARK: Visual appearance

    open var isHidden: Bool {
        get { backingLayer.isHidden }
        set {
            guard newValue != backingLayer.isHidden else { return }
            backingLayer.isHidden = newValue
            superview?.subviewDidChange(self)
        }
    }

    /// The background color of the layer.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/backgroundcolor
    open var backgroundColor: UIColor? {
        get { backingLayer.colorOfView }
        set { backingLayer.setBackgroundColor(ofView: newValue) }
    }

    /// A Boolean value indicating whether subviews are clipped to the bounds. Touches aren't affected.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/clipstobounds; the page says nothing about
    ///   touches.
    open var clipsToBounds: Bool {
        get { backingLayer.masksToBounds }
        set { backingLayer.masksToBounds = newValue }
    }

    /// The opacity, from 0 for transparent to 1. It is stored in the layer with the precision of a `Float`.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/alpha; the precision is undocumented.
    open var alpha: CGFloat {
        get { CGFloat(backingLayer.opacity) }
        set { backingLayer.opacity = Float(newValue) }
    }

    /// The mode in which content with an intrinsic size, such as an image, fills the bounds.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/contentmode-swift.property
    open var contentMode: ContentMode = .scaleToFill {
        didSet { backingLayer.needsDisplayOnBoundsChange = contentMode == .redraw }
    }

    // MARK: Geometry

    /// The smallest axis-aligned rectangle that contains the view, in the superview's coordinates.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/frame
    /// - Differs: On a phone, the value is undefined unless the transform is the identity.
    open var frame: CGRect {
        get { backingLayer.frame }
        set { backingLayer.frame = newValue }
    }

    /// The view's rectangle in its own coordinates. Changing the size resizes the view around its anchor point.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/bounds
    open var bounds: CGRect {
        get { backingLayer.bounds }
        set { backingLayer.bounds = newValue }
    }

    /// The location of the anchor point, in the superview's coordinates.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/center; the role of the anchor point:
    ///   https://developer.apple.com/documentation/uikit/uiview/transform
    open var center: CGPoint {
        get { backingLayer.position }
        set { backingLayer.position = newValue }
    }

    /// The transform, applied around the anchor point.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/transform
    open var transform: CGAffineTransform {
        get { backingLayer.affineTransform() }
        set { backingLayer.setAffineTransform(newValue) }
    }

    /// The anchor point, in units of the bounds.
    ///
    /// The default is the center. Changing the anchor point keeps `center` and therefore moves the view.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/anchorpoint; the page doesn't say that the view
    ///   moves.
    open var anchorPoint: CGPoint {
        get { backingLayer.anchorPoint }
        set { backingLayer.anchorPoint = newValue }
    }

    /// A Boolean value indicating whether the subviews are resized according to their autoresizing masks when the size
    /// of the bounds changes.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/autoresizessubviews
    open var autoresizesSubviews = true
    /// The parts of the frame that change with the superview's size.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.property
    open var autoresizingMask: AutoresizingMask = []

    /// Converts a point from the view's coordinates to those of another view.
    ///
    /// If the view is `nil`, the target is the window, or the screen for a window.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/convert(_:to:)-1xizt; the page doesn't describe
    ///   `nil` for a window.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { conversion(toViewOrBase: view).convert(point) }

    /// Converts a point from another view's coordinates to those of this view.
    ///
    /// If the view is `nil`, the source is the window, or the screen for a window.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview; the page of the overload for points wasn't
    ///   found. That of the one for rectangles,
    ///   https://developer.apple.com/documentation/uikit/uiview/convert(_:from:)-7irzk, doesn't describe `nil` for a
    ///   window.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        conversion(toViewOrBase: view).reversed.convert(point)
    }

    /// Converts a rectangle from the view's coordinates to those of another view.
    ///
    /// The result is the smallest rectangle that contains the converted one.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/convert(_:to:)-2kf3d; the page doesn't describe
    ///   the result of a rotation.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { conversion(toViewOrBase: view).convert(rect) }

    /// Converts a rectangle from another view's coordinates to those of this view.
    ///
    /// The result is the smallest rectangle that contains the converted one.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/convert(_:from:)-7irzk; the page doesn't
    ///   describe the result of a rotation.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        conversion(toViewOrBase: view).reversed.convert(rect)
    }

    // MARK: Hierarchy

    /// The views in front of this view that move with it, from back to front.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/subviews, and
    ///   https://developer.apple.com/documentation/uikit/uiview/addsubview(_:)
    open internal(set) var subviews: [UIView] = []

    open var superview: UIView? { parents.superview }

    open var window: UIWindow? { superview?.window }

    open override var next: UIResponder? { parents.controller ?? superview }

    /// Adds a view in front of the other subviews, removing it from its previous superview.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/addsubview(_:)
    open func addSubview(_ view: UIView) { insert(view, at: .front) }

    /// Inserts a view at an index among the subviews, counted without the view itself. The index 0 is the back.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/insertsubview(_:at:); the page doesn't describe
    ///   a view that is already a subview.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: .index(index)) }

    /// Inserts a view directly behind a sibling, or in front of all subviews if the sibling is the view itself or isn't
    /// a subview.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/insertsubview(_:abovesubview:), the page of the
    ///   reverse order. A sibling that isn't a subview is undocumented.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, at: .below(siblingSubview))
    }

    /// Inserts a view directly in front of a sibling, or in front of all subviews if the sibling is the view itself or
    /// isn't a subview.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/insertsubview(_:abovesubview:); a sibling that
    ///   isn't a subview is undocumented.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, at: .above(siblingSubview))
    }

    open func removeFromSuperview() { detachFromSuperview() }

    /// Exchanges two subviews in the back-to-front order. Does nothing if an index is invalid.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/exchangesubview(at:withsubviewat:)
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { swapSubviews(index1, index2) }

    /// Moves a subview in front of its siblings. Does nothing if the view isn't a subview.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/bringsubviewtofront(_:)
    open func bringSubviewToFront(_ view: UIView) { reorder(view, to: .front) }

    /// Moves a subview behind its siblings. Does nothing if the view isn't a subview.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/sendsubviewtoback(_:)
    open func sendSubviewToBack(_ view: UIView) { reorder(view, to: .index(0)) }

    /// Returns a Boolean value indicating whether the view is the given view or one of its descendants.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/isdescendant(of:)
    open func isDescendant(of view: UIView) -> Bool { selfAndAncestors.contains { $0 === view } }

    /// Returns the first view with a tag in this view and its descendants.
    ///
    /// Each subview is searched before its siblings.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/viewwithtag(_:); the page doesn't give the
    ///   order of the search.
    open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }

    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}

    // MARK: Touches

    /// A Boolean value indicating whether the view and its subviews receive touches.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/isuserinteractionenabled; that subviews receive
    ///   no touches either: https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:)
    open var isUserInteractionEnabled = true
    /// A Boolean value indicating whether the view receives more than the first touch.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/ismultipletouchenabled
    open var isMultipleTouchEnabled = false
    /// A Boolean value indicating whether the view prevents other views of its window from receiving touches at the
    /// same time.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/isexclusivetouch
    open var isExclusiveTouch = false

    /// Returns the frontmost view that receives a touch at a point of this view's coordinates.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:)
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { frontmostView(at: point, with: event) }

    /// Returns a Boolean value indicating whether the view contains a point.
    ///
    /// The minimum edges are inside, the maximum edges are outside.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/point(inside:with:); the treatment of the
    ///   edges: the method `contains(_:)` of `CGRect`.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// Causes the view or its descendant that is the first responder to resign.
    ///
    /// With `force`, the responder can't refuse.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/endediting(_:)
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { endEditingInHierarchy(force: force) }

    // MARK: Gestures

    /// The gesture recognizers for touches on the view and its descendants, in the order in which they were added.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/gesturerecognizers
    /// - Note: Undocumented by Apple. In this implementation, the value is `nil` after all recognizers have been
    ///   removed.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { recognizers.isEmpty ? nil : recognizers }
        set { replaceRecognizers(with: newValue ?? []) }
    }

    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }

    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

    /// Returns a Boolean value indicating whether a gesture with a touch on the view or its descendants may be
    /// recognized.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/gesturerecognizershouldbegin(_:)
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    // MARK: Layout

    /// Positions the subviews.
    ///
    /// The default implementation uses the constraints. Subclasses override this method, but never call it directly.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview; the page of the method wasn't found.
    open func layoutSubviews() { layOutSubviewsByConstraints() }

    open func setNeedsLayout() { backingLayer.setNeedsLayout() }

    open func layoutIfNeeded() { layOutInPasses() }

    /// Returns the size that fits the given size best. The default implementation returns the current size.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/sizethatfits(_:)
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Resizes the view to the size that fits it best, keeping the top left corner.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/sizetofit(); the page doesn't say which corner
    ///   remains.
    open func sizeToFit() {
        let size = sizeThatFits(bounds.size)
        changeGeometry { $0.untransformedFrame.size = size }
    }

    /// The intrinsic size of the content, or `noIntrinsicMetric` in a dimension without one.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/intrinsiccontentsize
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

    /// The insets by which the bars and the rounded corners of the screen extend into the view, in points from its
    /// edges.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/safeareainsets; the page doesn't mention the
    ///   rounded corners.
    open var safeAreaInsets: UIEdgeInsets { insetsFromSuperview.adding(parents.controller?.addedSafeArea) }

    /// Called when the safe area has changed. The view is laid out afterward.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/safeareainsetsdidchange(); the layout afterward
    ///   is undocumented.
    open func safeAreaInsetsDidChange() {}

    // MARK: Tint

    /// The color of interactive elements: the first color that is set on the view or its ancestors.
    ///
    /// It is gray while the tint is dimmed. Setting `nil` inherits the color.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/tintcolor; the page doesn't describe `nil`.
    /// - Differs: On a phone, the dimmed color is a desaturated version of the tint color.
    open var tintColor: UIColor! {
        get { effectiveTintColor }
        set { changeTint { $0.color = newValue } }
    }

    /// The mode of the tint, normal or dimmed: the first mode that is set on the view or its ancestors and isn't
    /// automatic.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/tintadjustmentmode-swift.property
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { effectiveTint.mode }
        set { changeTint { $0.mode = newValue } }
    }

    /// Called when the tint color or the adjustment mode has changed, including by a move of the view.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/tintcolordidchange()
    open func tintColorDidChange() {}

    // MARK: Traits

    /// The traits of the superview or of the view controller whose view this is, with the overrides applied.
    ///
    /// Without either, they are those of the device.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitraitenvironment, and
    ///   https://developer.apple.com/documentation/uikit/uitraitenvironment/traitcollection; a view without a superview
    ///   is undocumented.
    open var traitCollection: UITraitCollection { resolvedTraits }

    @available(
        *, deprecated,
        message: "iOS 17.0: Use the trait change registration APIs declared in the UITraitChangeObservable protocol"
    )
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Notifies this view, its view controller, and its descendants of changed traits, without waiting for the layout.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/updatetraitsifneeded()
    open func updateTraitsIfNeeded() { if window != nil { notifyTraitChangeRecursively() } }

    /// The light or dark style of the view and its descendants, regardless of their surroundings.
    ///
    /// If it is unspecified, the style is inherited.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/overrideuserinterfacestyle
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traits.style }
        set { changeOverrides { $0.style = newValue } }
    }

    /// The attribute that determines the view's layout direction regardless of its traits.
    ///
    /// It affects the leading and trailing edges of constraints, and therefore the views in a stack view.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/semanticcontentattribute
    /// - Differs: On a phone, other views of UIKit are mirrored, too.
    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified { didSet { constraintsDidChange() } }

    /// Returns the layout direction of a view with the given attribute in the app's interface.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/userinterfacelayoutdirection(for:)
    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        attribute.direction(
            relativeTo: UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    /// Returns the layout direction of a view with the given attribute in an interface with the given direction.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/userinterfacelayoutdirection(for:relativeto:)
    open class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection { semanticContentAttribute.direction(relativeTo: layoutDirection) }

    /// The layout direction of the view's content, according to its attribute and its traits.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/effectiveuserinterfacelayoutdirection
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { effectiveDirection }

    /// The effects of tilting the phone on the view. In the simulator, the phone is never tilted.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/motioneffects
    /// - Differs: On a phone, the effects change the view while the user tilts the device.
    open var motionEffects: [UIMotionEffect] = []

    open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }

    open func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }

    // MARK: Animation

    open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, animations: animations)
    }

    open class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) { animate(withDuration: duration, delay: 0, animations: animations, completion: completion) }

    /// Sets the new values of the views immediately, and calls the completion handler when the phone's clock has passed
    /// the end.
    ///
    /// - Parameters:
    ///   - duration: The duration, in seconds. With a duration of 0, the changes aren't animated.
    ///   - delay: The time before the animation begins, in seconds.
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/animate(withduration:animations:completion:)
    open class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        perform(
            animations, AnimationParameters(duration: duration, delay: delay, options: options), completion: completion)
    }

    /// Performs an animation with the motion of a spring.
    ///
    /// - Parameters:
    ///   - dampingRatio: The damping ratio. A spring with a ratio of 1 doesn't oscillate. The oscillation increases
    ///     toward 0.
    ///   - velocity: The initial velocity. A value of 1 covers the whole distance of the animation in a second.
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uiview/animate(withduration:delay:usingspringwithdamping:initialspringvelocity:options:animations:completion:)
    open class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = UISpringTimingParameters(
            dampingRatio: dampingRatio, initialVelocity: CGVector(dx: velocity, dy: velocity))
        perform(
            animations, AnimationParameters(duration: duration, delay: delay, options: options, spring: spring),
            completion: completion)
    }

    /// Performs changes within a view, such as replacing the root view controller of a window.
    ///
    /// As in an animation, they take effect immediately.
    ///
    /// - Parameter duration: The time until the completion handler is called, in seconds of the phone's clock.
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uiview/transition(with:duration:options:animations:completion:)
    /// - Differs: On a phone, the transition in the options is drawn.
    open class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        perform(
            { animations?() }, AnimationParameters(duration: duration, options: options, alwaysTakesTime: true),
            completion: completion)
    }

    /// Replaces a view by another view, or shows the other view and hides the first if the options specify it.
    ///
    /// - Parameter duration: The time until the completion handler is called, in seconds of the phone's clock.
    /// - Source: https://developer.apple.com/documentation/uikit/uiview, and
    ///   https://developer.apple.com/documentation/uikit/uiview/animationoptions for `showHideTransitionViews`; the
    ///   page of the method wasn't found.
    /// - Differs: On a phone, the transition in the options is drawn.
    open class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        perform(
            { exchange(fromView, for: toView, options: options) },
            AnimationParameters(duration: duration, options: options, alwaysTakesTime: true), completion: completion)
    }

    /// Performs a system animation. The animation `delete` removes the views when it ends.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/perform(_:on:options:animations:completion:)
    open class func perform(
        _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) { perform(on: views, options: options, animations: parallelAnimations, completion: completion) }

    /// Performs a change in several steps, which `addKeyframe` adds.
    ///
    /// They take effect immediately, in the order of their addition.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uiview/animatekeyframes(withduration:delay:options:animations:completion:)
    /// - Differs: On a phone, the values on the screen follow the times of the keyframes.
    open class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let options = AnimationOptions(rawValue: options.rawValue & 0xFFFF)
        perform(
            animations, AnimationParameters(duration: duration, delay: delay, options: options), completion: completion)
    }

    /// Adds a step of a keyframe animation. Its start time and duration are fractions of the whole duration.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uiview/addkeyframe(withrelativestarttime:relativeduration:animations:)
    /// - Differs: On a phone, the start time and the duration of the keyframe have an effect.
    open class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) { animations() }

    /// The duration of the animation whose changes are being made, in seconds, or 0 outside an animation.
    ///
    /// - Source: Apple's header, `inheritedAnimationDuration`; Apple's page wasn't found.
    open class var inheritedAnimationDuration: TimeInterval {
        Phone.required(by: "UIView.inheritedAnimationDuration").viewAnimations.durations.last ?? 0
    }

    /// Begins an animation with a default duration of 0.2 seconds, as Apple's page documents.
    ///
    /// The identifier and the context aren't stored, because there is no delegate that receives them.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/beginanimations(_:context:); the default
    ///   duration: Apple's header, `setAnimationDuration:`.
    /// - Differs: On a phone, the delegate receives the identifier and the context.
    @available(*, deprecated, message: "iOS 13.0: Use the block-based animation API instead")
    open class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) { begin() }

    @available(*, deprecated, message: "iOS 13.0: Use the block-based animation API instead")
    open class func commitAnimations() { commit() }

    /// Sets the duration in seconds. Call this method before the changes.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/setanimationdelay(_:), the page of the delay;
    ///   that the call precedes the changes is documented there.
    @available(*, deprecated, message: "iOS 13.0: Use the block-based animation API instead")
    open class func setAnimationDuration(_ duration: TimeInterval) { changeBegun { $0.duration = max(duration, 0) } }

    /// Sets the delay in seconds.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/setanimationdelay(_:)
    @available(*, deprecated, message: "iOS 13.0: Use the block-based animation API instead")
    open class func setAnimationDelay(_ delay: TimeInterval) { changeBegun { $0.delay = max(delay, 0) } }

    /// Sets the timing curve.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/setanimationcurve(_:)
    @available(*, deprecated, message: "iOS 13.0: Use the block-based animation API instead")
    open class func setAnimationCurve(_ curve: AnimationCurve) { changeBegun { $0.curve = curve } }

    /// Sets whether the animation ends those of the same properties that are running.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/setanimationbeginsfromcurrentstate(_:)
    /// - Differs: On a phone, an animation with `true` begins at the values on the screen.
    @available(*, deprecated, message: "iOS 13.0: Use the block-based animation API instead")
    open class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        changeBegun { $0.beginsFromCurrentState = fromCurrentState }
    }

    /// A Boolean value indicating whether `animate` takes time. If it is `false`, completion handlers are due
    /// immediately.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/areanimationsenabled, and
    ///   https://developer.apple.com/documentation/uikit/uiview/setanimationsenabled(_:); the page doesn't say when
    ///   completion handlers are called.
    open class var areAnimationsEnabled: Bool {
        Phone.required(by: "UIView.areAnimationsEnabled").viewAnimations.isEnabled
    }

    open class func setAnimationsEnabled(_ enabled: Bool) {
        Phone.required(by: "UIView.setAnimationsEnabled").viewAnimations.isEnabled = enabled
    }

    /// Performs changes as if animations were disabled.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/performwithoutanimation(_:)
    open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        performAtOnce(actionsWithoutAnimation)
    }

    // MARK: Drawing

    /// Draws the content into the current context. Subclasses override this method, but never call it directly.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/draw(_:)
    open func draw(_ rect: CGRect) {}

    /// Draws the view's layer by calling `draw(_:)` with the context and the view's traits as the current ones.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/calayerdelegate/draw(_:in:), and
    ///   https://developer.apple.com/documentation/uikit/uiview/layer: the view is the layer's delegate. The current
    ///   traits are undocumented.
    open func draw(_ layer: CALayer, in ctx: CGContext) { drawBounds(in: ctx) }

    /// Returns the commands that draw the view without its border and its subviews, from back to front.
    func drawingCommands() -> [DrawingCommand] { backingLayer.drawingCommands() }

    /// The values that take time to change in an animation, apart from the geometry, alpha, and background color.
    var otherAnimatableValues: [CGFloat] { backingLayer.otherAnimatableValues }

    /// The minimum radius of the corners with which the view is drawn, in points.
    var minimumCornerRadius: CGFloat { 0 }

    /// A Boolean value indicating whether pictures outline the view if it draws nothing. UIKit doesn't outline its own
    /// views that it draws with subviews.
    var isOutlinedIfEmpty = true

    /// The text that the view contains, or `nil`.
    @_spi(Simulator) public var textContent: String? { nil }

    /// Requests a call to `draw(_:)` before the next rendering or at the end of the turn of the run loop.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/setneedsdisplay()
    open func setNeedsDisplay() { backingLayer.setNeedsDisplay() }
    /// Requests a call to `draw(_:)`, as `setNeedsDisplay()`, because partial drawing isn't supported.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/setneedsdisplay(_:)
    /// - Differs: On a phone, only the rectangle is drawn again.
    open func setNeedsDisplay(_ rect: CGRect) { backingLayer.setNeedsDisplay(rect) }

    /// A Boolean value indicating whether previous content is cleared before the view is drawn again.
    ///
    /// Stored without effect, because content is always cleared.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/clearscontextbeforedrawing
    /// - Differs: On a phone, the previous content remains if the value is `false`.
    open var clearsContextBeforeDrawing = true

    /// The number of pixels per point of the view's drawing, stored in the layer.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/contentscalefactor
    open var contentScaleFactor: CGFloat {
        get { backingLayer.contentsScale }
        set { backingLayer.contentsScale = newValue }
    }

    /// Returns a view that displays the current appearance of this view.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/snapshotview(afterscreenupdates:)
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { SnapshotView(of: self, afterUpdates) }

    /// Draws the view and its descendants into a rectangle of the current context.
    ///
    /// - Returns: `true` if the drawing is complete.
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/drawhierarchy(in:afterscreenupdates:)
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        drawTree(in: rect, afterUpdates)
    }

    // MARK: Layer

    /// The class of the layer of the views of this class.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/layerclass
    open class var layerClass: AnyClass { CALayer.self }

    /// The layer with which the view is drawn. Its geometry and its appearance are those of the view.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/layer
    open var layer: CALayer { backingLayer }

    /// The transform of the layer. The property `transform` is its two-dimensional part.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/transform3d
    open var transform3D: CATransform3D {
        get { backingLayer.transform }
        set { backingLayer.transform = newValue }
    }

    /// The view whose alpha determines the visible parts of this view.
    ///
    /// It is located in this view's coordinates and has no superview.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/mask; the coordinates are undocumented.
    open var mask: UIView? { didSet { backingLayer.mask = mask?.layer } }

    /// A Boolean value indicating whether the view fills its bounds opaquely.
    ///
    /// Stored without effect, because rendering doesn't use it.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/isopaque
    /// - Differs: On a phone, the value is a hint for drawing.
    open var isOpaque = true

    /// Lays out the layer by calling the view controller's methods and `layoutSubviews()`.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/calayerdelegate/layoutsublayers(of:)
    open func layoutSublayers(of layer: CALayer) { layOutSubviews(of: layer) }

    // MARK: Constraints

    /// A Boolean value indicating whether the frame determines the view's position.
    ///
    /// If it is `false`, the constraints of its superviews position the view.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/translatesautoresizingmaskintoconstraints
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { layoutState.keepsFrame }
        set { setKeepsFrame(newValue) }
    }

    /// A Boolean value indicating whether the view creates its constraints in `updateConstraints()`, so that the layout
    /// must call this method.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/requiresconstraintbasedlayout; the page doesn't
    ///   mention `updateConstraints()`.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// The constraints that this view holds, which affect the view and its descendants.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview; the page of the property wasn't found.
    open var constraints: [NSLayoutConstraint] { layoutState.constraints }
    open func addConstraint(_ constraint: NSLayoutConstraint) { install(constraint) }
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(install) }
    open func removeConstraint(_ constraint: NSLayoutConstraint) { release(constraint) }
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(release) }

    /// Updates the constraints of the view. Subclasses that override this method call `super` at the end.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/updateconstraints()
    open func updateConstraints() {}
    open func setNeedsUpdateConstraints() { layoutState.update = Update(isNeeded: true, isRequested: true) }
    open func needsUpdateConstraints() -> Bool { layoutState.update.isNeeded }
    /// Updates the constraints of this view and its descendants immediately, if necessary.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/updateconstraintsifneeded()
    open func updateConstraintsIfNeeded() { updateConstraintsRecursively() }

    /// Marks the intrinsic content size as changed.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/invalidateintrinsiccontentsize()
    open func invalidateIntrinsicContentSize() { contentSizeDidChange() }

    /// Returns the priority with which the view resists becoming larger than its content.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/contenthuggingpriority(for:)
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layoutState.hugging[axis]
    }
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setHugging(priority, axis)
    }
    /// Returns the priority with which the view resists becoming smaller than its content.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/contentcompressionresistancepriority(for:)
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layoutState.resistance[axis]
    }
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        setResistance(priority, axis)
    }

    /// Returns the size that satisfies the constraints of the view and is closest to the target size, in points.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:)
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

    /// A Boolean value indicating whether the constraints allow more than one position or size of the view.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/hasambiguouslayout
    open var hasAmbiguousLayout: Bool { isLaidOutByConstraints && outermost.isAmbiguous(self) }

    /// Returns the alignment rectangle that constraints use for the given frame, in points of the superview: the frame
    /// without the alignment insets.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/alignmentrect(forframe:)
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        alignmentRect.inset(by: alignmentRectInsets.negated)
    }
    /// The insets from the frame to the content that is aligned, in points. The area outside is decoration.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/alignmentrectinsets
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    /// The view whose first text line provides the first baseline of this view. A view without text uses its top edge.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/forfirstbaselinelayout
    open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
    /// The view whose last text line provides the last baseline of this view. A view without text uses its bottom edge.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/forlastbaselinelayout
    open var forLastBaselineLayout: UIView { self }

    // MARK: Margins and guides

    /// The distances of the content from the edges, in points, including the safe area and other additions.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/layoutmargins
    open var layoutMargins: UIEdgeInsets {
        get { wholeMargins }
        set { setMargins { $0.custom = newValue } }
    }
    /// The layout margins with leading and trailing edges. The leading edge is always the left edge here.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/directionallayoutmargins
    /// - Differs: On a phone, the leading edge is the right edge in a right-to-left language.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { NSDirectionalEdgeInsets(layoutMargins) }
        set { layoutMargins = UIEdgeInsets(newValue) }
    }
    /// A Boolean value indicating whether the margins extend at least to those of the superview.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/preservessuperviewlayoutmargins
    open var preservesSuperviewLayoutMargins: Bool {
        get { layoutState.margins.includeSuperview }
        set { setMargins { $0.includeSuperview = newValue } }
    }
    /// A Boolean value indicating whether the safe area is added to the margins.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/insetslayoutmarginsfromsafearea
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { layoutState.margins.includeSafeArea }
        set { setMargins { $0.includeSafeArea = newValue } }
    }
    /// Called when the margins have changed. Subclasses override this method, but never call it directly.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/layoutmarginsdidchange()
    open func layoutMarginsDidChange() {}

    /// The layout guides of the view, in the order in which they were added.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/layoutguides
    open var layoutGuides: [UILayoutGuide] { layoutState.guides }
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { attach(layoutGuide) }
    /// Removes a layout guide and deactivates all constraints that refer to it.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/removelayoutguide(_:)
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { drop(layoutGuide) }

    open var safeAreaLayoutGuide: UILayoutGuide { builtInGuide(.safeArea) }
    open var layoutMarginsGuide: UILayoutGuide { builtInGuide(.margins) }
    /// The guide of the margins, limited to a readable width.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/readablecontentguide
    open var readableContentGuide: UILayoutGuide { builtInGuide(.readable) }
    /// The guide of the area that the keyboard covers.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/keyboardlayoutguide
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        builtInGuide(.keyboard) { UIKeyboardLayoutGuide(.keyboard, of: self) }
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
    /// The anchor of the baseline of the first text line.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/firstbaselineanchor
    open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutTerm(self, .firstBaseline)) }
    /// The anchor of the baseline of the last text line.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/lastbaselineanchor
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutTerm(self, .lastBaseline)) }

    // MARK: For subclasses of UIKit

    override var anchorView: UIView? { self }

    /// The view itself, if constraints can determine the size of its content.
    var contentOwner: (any ContentOwner)? { nil }

    /// Called when the traits have changed.
    func followTraits() {}

    /// The positions of the text lines, or `nil` for a view without text.
    var textLines: TextLines? { nil }

    /// A Boolean value indicating whether the height of the content depends on the width that the layout determines.
    var breaksLinesByItself: Bool { false }

    /// Called when a subview has been hidden or shown, or when its intrinsic size has changed.
    func subviewDidChange(_ subview: UIView) {}

    /// Resizes the subviews for a new size of the bounds.
    func resizeSubviews(from old: CGSize) {
        guard autoresizesSubviews else { return }
        for subview in subviews {
            subview.follow(superviewFrom: old, to: bounds.size)
        }
    }
}
