/// Shows a part of what is larger than itself: the origin of its bounds is the place of the content that is seen first.
///
/// A finger drags it, and it runs on with the finger's speed by the phone's clock: fingers that move while the clock
/// stands still have none, and leave it where it is. There are no indicators and no zooming.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    /// Is notified of scrolling; not kept alive.
    ///
    /// A text view and a table have a property of this name for delegates that can do more, as on a phone. In Swift that
    /// is another property; where both would do, theirs is meant.
    @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?
    var heldDelegate: (any UIScrollViewDelegate)? { delegate }

    let scrollPan = ScrollPan()
    let contentDelay = ContentTouchDelay()
    var drag: Drag?
    /// What a finger has stopped that has not lifted.
    var caught: Movement.Kind?
    var movement: Movement?
    var movementCount = 0
    let movementTimer = PhoneTimer()
    /// Whether it is UIKit that changes the offset right now.
    var isMovingContent = false
    /// What the offset was last brought in line with: the part of the safe area, and that of code.
    var followedInsets = UIEdgeInsets.zero
    var followedContentInset = UIEdgeInsets.zero

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        scrollPan.scrollView = self
        scrollPan.ownAction = { [weak self] in self?.followPan() }
        attach(contentDelay)
        attach(scrollPan)
    }

    public required init?(coder: NSCoder) {
        nil
    }

    /// The size of the content, in points.
    open var contentSize = CGSize.zero {
        didSet {
            guard contentSize != oldValue else { return }
            followInsets()
            limitOffset()
        }
    }

    /// The point of the content in the top left corner of the bounds, in points; not limited when set.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }

    /// Scrolls to an offset in points, which is not limited; animated it takes a while of the phone's clock.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        scroll(to: contentOffset, animated: animated)
    }

    /// Scrolls as little as needed to show a rectangle of the content between the insets; one that is seen moves nothing.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let offset = offset(showing: rect)
        if offset != contentOffset { setContentOffset(offset, animated: animated) }
    }

    /// How far the content keeps from the edges, in points, bars and corners not counted; the offset stays as it is.
    open var contentInset = UIEdgeInsets.zero {
        didSet { followInsets() }
    }

    /// The insets with what the safe area adds to them, in points.
    open var adjustedContentInset: UIEdgeInsets { contentInset.adding(addedInsets) }

    /// When the safe area is added to the insets.
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
        didSet { followInsets() }
    }

    open var alwaysBounceVertical = false {
        didSet { followInsets() }
    }
    open var alwaysBounceHorizontal = false {
        didSet { followInsets() }
    }
    /// Whether the content can be dragged past its ends.
    open var bounces = true
    /// Whether a drag ends on a multiple of the size of the bounds.
    open var isPagingEnabled = false
    /// Whether a drag that goes along one axis leaves the other as it is.
    open var isDirectionalLockEnabled = false
    /// Whether fingers scroll; code always can.
    open var isScrollEnabled = true {
        didSet {
            scrollPan.isEnabled = isScrollEnabled
            enableContentDelay()
        }
    }
    /// How fast content that runs on comes to rest.
    open var decelerationRate = DecelerationRate.normal
    /// Whether a tap on the status bar may scroll to the top.
    open var scrollsToTop = true
    /// Whether dragging lets the keyboard go.
    open var keyboardDismissMode = KeyboardDismissMode.none

    /// The insets changed together with what the safe area adds; for subclasses, never called directly.
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

    /// The content: constraints with it, or with the edges of the scroll view from inside, give it its size.
    open var contentLayoutGuide: UILayoutGuide { ownGuide(.content) }

    /// The scroll view as it is seen from outside, whatever is scrolled.
    open var frameLayoutGuide: UILayoutGuide { ownGuide(.frame) }

    // MARK: Indicators

    /// Kept; not drawn, as no indicator is.
    open var showsVerticalScrollIndicator = true
    /// Kept; not drawn.
    open var showsHorizontalScrollIndicator = true
    /// Kept; not drawn.
    open var indicatorStyle = IndicatorStyle.default
    /// Kept; not drawn.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    /// Kept; not drawn.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    /// Kept; not drawn.
    open var automaticallyAdjustsScrollIndicatorInsets = true
    /// Those of the vertical indicator; setting them sets both.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }

    /// How often the indicators were flashed.
    @_spi(Simulator) public private(set) var indicatorFlashes = 0

    /// Shows the indicators for a moment: counted for the simulator; not drawn.
    open func flashScrollIndicators() { indicatorFlashes += 1 }

    // MARK: Touches

    /// The recogniser that drags; Apple asks to leave its delegate alone.
    open var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }

    /// Whether a finger is on the content, moving or not.
    open var isTracking: Bool { scrollPan.attempt.state != .failed && !scrollPan.attempt.touches.isEmpty }

    /// Whether a finger has begun to drag the content.
    open var isDragging: Bool { drag != nil }

    /// Whether the content runs on, the finger being gone; it does until a finger that stopped it lifts.
    open var isDecelerating: Bool { (movement?.kind ?? caught) == .deceleration }

    /// Whether what is in the content hears of a finger only when that does not scroll at once.
    open var delaysContentTouches = true {
        didSet { enableContentDelay() }
    }

    /// Whether a finger that the content has heard of may still scroll; the content loses it then.
    open var canCancelContentTouches = true

    /// Fingers press on a view of the content: may it hear of them? Yes, unless a subclass says no.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// A finger that a view of the content has heard of drags: may the content lose it? Yes, unless the view is a
    /// control (Apple); then the finger does not scroll.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// A finger on the content is the scroll view's: it does not travel on along the responder chain, unless fingers do
    /// not scroll.
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
        if gestureRecognizer === scrollPan, !mayCancelContentTouches || leavesDragToOuter { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    override func resizeSubviews(from old: CGSize) {
        super.resizeSubviews(from: old)
        followInsets()
        limitOffset()
    }

    private func enableContentDelay() { contentDelay.isEnabled = delaysContentTouches && isScrollEnabled }
}
