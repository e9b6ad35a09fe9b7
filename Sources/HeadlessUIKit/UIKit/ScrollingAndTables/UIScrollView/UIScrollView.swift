/// A view that displays a part of content larger than itself. The origin of its bounds is the point of the content at
/// its top-left corner.
///
/// A finger drags the content, which then continues with the finger's velocity by the phone's clock. If the finger
/// moves while the clock doesn't advance, its velocity is zero and the content doesn't continue.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiscrollview
/// - Differs: On a phone, a scroll view also zooms, and it displays scroll indicators.
@preconcurrency @MainActor
open class UIScrollView: UIView, ContentOwner {
    /// The delegate that is notified of scrolling. The reference is weak.
    ///
    /// Text views and tables have a property with this name for more specific delegates, as on a phone. In Swift,
    /// that's a separate property. This one is disfavored in overload resolution, so that theirs is used where both are
    /// possible.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscrollview
    @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?
    var heldDelegate: (any UIScrollViewDelegate)? { delegate }

    let scrollPan = ScrollPan()
    let contentDelay = ContentTouchDelay()
    var drag: Drag?
    /// The kind of the movement that a finger stopped and still holds, or `nil`.
    var caught: Movement.Kind?
    var movement: Movement?
    var movementCount = 0
    let movementTimer = PhoneTimer()
    /// A Boolean value indicating whether UIKit is currently changing the offset.
    var isMovingContent = false
    /// The insets to which the offset was last adapted: those of the safe area, and `contentInset`.
    var followedInsets = UIEdgeInsets.zero
    var followedContentInset = UIEdgeInsets.zero

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        scrollPan.scrollView = self
        scrollPan.internalAction = { [weak self] in self?.followPan() }
        attach(contentDelay)
        attach(scrollPan)
    }

    public required init?(coder: NSCoder) {
        nil
    }

    /// The size of the content, in points.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscrollview
    open var contentSize = CGSize.zero {
        didSet {
            guard contentSize != oldValue else { return }
            followInsets()
            limitOffset()
        }
    }

    /// The point of the content at the top-left corner of the bounds, in points. Setting it doesn't limit it.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscrollview/contentoffset; that setting it doesn't
    ///   limit it is undocumented.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }

    /// Scrolls to an offset in points, which isn't limited. If the change is animated, it takes some time of the
    /// phone's clock.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscrollview/setcontentoffset(_:animated:); that the
    ///   offset isn't limited is undocumented.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        scroll(to: contentOffset, animated: animated)
    }

    /// Scrolls by the minimum distance at which a rectangle of the content is visible between the insets. If it's
    /// visible already, the offset doesn't change.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscrollview, whose member
    ///   `scrollRectToVisible(_:animated:)` says the same
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let offset = offset(showing: rect)
        if offset != contentOffset { setContentOffset(offset, animated: animated) }
    }

    /// The distance of the content from the edges, in points, without the safe area. Setting it doesn't change the
    /// offset.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscrollview/contentinset; the page doesn't mention
    ///   the offset.
    open var contentInset = UIEdgeInsets.zero {
        didSet {
            precondition(
                ![contentInset.top, contentInset.left, contentInset.bottom, contentInset.right].contains(
                    where: \.isNaN),
                "CALayerInvalidGeometry: the content inset \(contentInset) contains NaN")
            followInsets()
        }
    }

    /// The content insets including those of the safe area, in points.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscrollview/adjustedcontentinset
    open var adjustedContentInset: UIEdgeInsets { contentInset.adding(addedInsets) }

    /// The behavior that determines when the safe area is added to the content insets.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uiscrollview/contentinsetadjustmentbehavior-swift.property
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
        didSet { followInsets() }
    }

    open var alwaysBounceVertical = false {
        didSet { followInsets() }
    }
    open var alwaysBounceHorizontal = false {
        didSet { followInsets() }
    }
    /// A Boolean value indicating whether the content can be dragged past its limits.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscrollview/bounces
    open var bounces = true
    /// A Boolean value indicating whether a drag ends at a multiple of the size of the bounds.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscrollview/ispagingenabled
    open var isPagingEnabled = false
    /// A Boolean value indicating whether a drag along one axis locks the other axis.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscrollview/isdirectionallockenabled
    open var isDirectionalLockEnabled = false
    /// A Boolean value indicating whether the user can scroll. It doesn't affect scrolling from code.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscrollview
    open var isScrollEnabled = true {
        didSet {
            scrollPan.isEnabled = isScrollEnabled
            enableContentDelay()
        }
    }
    /// The rate at which the content decelerates after the finger has lifted.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscrollview/decelerationrate-swift.property
    open var decelerationRate = DecelerationRate.normal
    /// A Boolean value indicating whether a tap on the status bar can scroll to the top.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscrollview/scrollstotop
    open var scrollsToTop = true
    /// The way in which a drag dismisses the keyboard.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscrollview/keyboarddismissmode-swift.property
    open var keyboardDismissMode = KeyboardDismissMode.none

    /// Called when the adjusted content insets have changed. Subclasses override the method; don't call it directly.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscrollview/adjustedcontentinsetdidchange()
    open func adjustedContentInsetDidChange() {}

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds.origin
            super.bounds = newValue
            guard super.bounds.origin != old else { return }
            if !isMovingContent { stopMoving() }
            heldDelegate?.scrollViewDidScroll(self)
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        followInsets()
    }

    /// The layout guide of the content. Constraints with it, or between subviews and the edges of the scroll view,
    /// determine the content size.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscrollview/contentlayoutguide; constraints with the
    ///   edges of the scroll view: https://developer.apple.com/library/archive/technotes/tn2154/_index.html
    open var contentLayoutGuide: UILayoutGuide { builtInGuide(.content) }
    override var contentOwner: (any ContentOwner)? { self }

    /// The layout guide of the scroll view's frame, which doesn't scroll.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscrollview/framelayoutguide
    open var frameLayoutGuide: UILayoutGuide { builtInGuide(.frame) }

    // MARK: Indicators

    /// A Boolean value indicating whether the vertical indicator is visible. It's stored but not used, because
    /// indicators aren't drawn.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscrollview/showsverticalscrollindicator
    open var showsVerticalScrollIndicator = true
    /// A Boolean value indicating whether the horizontal indicator is visible. It's stored but not used.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscrollview/showshorizontalscrollindicator
    open var showsHorizontalScrollIndicator = true
    /// The style of the indicators. It's stored but not used.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscrollview/indicatorstyle-swift.property
    open var indicatorStyle = IndicatorStyle.default
    /// The insets of the vertical indicator. They're stored but not used.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscrollview/verticalscrollindicatorinsets
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    /// The insets of the horizontal indicator. They're stored but not used.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscrollview/horizontalscrollindicatorinsets
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    /// A Boolean value indicating whether the insets of the indicators are adjusted automatically. It's stored but not
    /// used.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscrollview/automaticallyadjustsscrollindicatorinsets
    open var automaticallyAdjustsScrollIndicatorInsets = true
    /// The insets of the vertical indicator. Setting them sets those of both indicators.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscrollview/scrollindicatorinsets; Apple's
    ///   header says that the value after setting different insets is undefined.
    open var scrollIndicatorInsets: UIEdgeInsets {
        @available(
            *, deprecated,
            message: """
                iOS 13.0: The scrollIndicatorInsets getter is deprecated, use the verticalScrollIndicatorInsets and \
                horizontalScrollIndicatorInsets getters instead.
                """
        )
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }

    /// The number of calls of `flashScrollIndicators()`.
    @_spi(Simulator) public private(set) var indicatorFlashes = 0

    /// Shows the indicators for a moment. The calls are counted for the simulator, and nothing is drawn.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscrollview/flashscrollindicators()
    open func flashScrollIndicators() { indicatorFlashes += 1 }

    // MARK: Touches

    /// The gesture recognizer that drags the content. Don't change its delegate.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscrollview/pangesturerecognizer
    open var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }

    /// A Boolean value indicating whether a finger touches the content, moving or not.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscrollview/istracking
    open var isTracking: Bool { scrollPan.tracking.state != .failed && !scrollPan.tracking.touches.isEmpty }

    /// A Boolean value indicating whether a finger has begun to drag the content.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscrollview/isdragging
    open var isDragging: Bool { drag != nil }

    /// A Boolean value indicating whether the content continues to move after the finger has lifted. It's also `true`
    /// while a finger that stopped the movement touches the content.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscrollview/isdecelerating; the touch that stops the
    ///   movement is undocumented.
    open var isDecelerating: Bool { (movement?.kind ?? caught) == .deceleration }

    /// A Boolean value indicating whether views of the content receive touches only after a delay, if the touches don't
    /// scroll.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscrollview/delayscontenttouches
    open var delaysContentTouches = true {
        didSet { enableContentDelay() }
    }

    /// A Boolean value indicating whether a touch that a view of the content has received can still scroll. The view's
    /// touch is canceled in that case.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscrollview/cancancelcontenttouches
    open var canCancelContentTouches = true

    /// Returns a Boolean value indicating whether a view of the content receives touches that begin on it. The default
    /// is `true`. Subclasses can override the method.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscrollview/touchesshouldbegin(_:with:in:)
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Returns a Boolean value indicating whether a touch that a view of the content has received may be canceled for
    /// dragging. The default is `true` unless the view is a control. If it's `false`, the touch doesn't scroll.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscrollview/touchesshouldcancel(in:)
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// Handles touches on the content. The scroll view doesn't forward them along the responder chain, unless scrolling
    /// is disabled.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !isScrollEnabled { super.touchesBegan(touches, with: event) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !isScrollEnabled { super.touchesMoved(touches, with: event) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !isScrollEnabled { super.touchesEnded(touches, with: event) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !isScrollEnabled { super.touchesCancelled(touches, with: event) }
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === scrollPan, !mayCancelContentTouches || passesDragToOuter { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    override func resizeSubviews(from old: CGSize) {
        super.resizeSubviews(from: old)
        followInsets()
        limitOffset()
    }

    private func enableContentDelay() { contentDelay.isEnabled = delaysContentTouches && isScrollEnabled }
}
