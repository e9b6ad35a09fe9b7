/// Shows a part of what is larger than itself: the origin of its bounds is the place of the content that is seen first.
///
/// A finger drags it and it stops where the finger leaves it; there are no indicators and no zooming. Open: Apple does
/// not document how it runs on, so here it does not.
@preconcurrency @MainActor
open class UIScrollView: UIView, ScrollViewDelegateHolder {
    weak var heldDelegate: (any UIScrollViewDelegate)?
    var drag: Drag?
    /// The adjusted insets that the offset was last brought in line with.
    var followedInsets = UIEdgeInsets.zero

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
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

    /// Scrolls to an offset in points, which is not limited.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        scroll(to: contentOffset, animated: animated) { $0.scrollViewDidEndScrollingAnimation($1) }
    }

    /// Scrolls as little as needed to show a rectangle of the content between the insets.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        setContentOffset(offset(showing: rect), animated: animated)
    }

    /// How far the content keeps from the edges, in points, bars and corners not counted.
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
    /// Whether fingers scroll; code always can.
    open var isScrollEnabled = true
    /// Whether a tap on the status bar may scroll to the top.
    open var scrollsToTop = true

    /// The insets changed together with what the safe area adds; for subclasses, never called directly.
    open func adjustedContentInsetDidChange() {}

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds.origin
            super.bounds = newValue
            if super.bounds.origin != old { heldDelegate?.scrollViewDidScroll(self) }
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

    // MARK: Touches

    /// Whether a finger is on the content, moving or not.
    open var isTracking: Bool { drag != nil }

    /// Whether a finger has begun to drag the content.
    open var isDragging: Bool { drag?.hasBegun ?? false }

    /// A finger on the content is the scroll view's: it does not travel on along the responder chain. One on a control
    /// inside never gets here, so it does not drag.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        press(touches)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        drag(touches)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        letGo(touches)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        letGo(touches)
    }

    override func resizeSubviews(from old: CGSize) {
        super.resizeSubviews(from: old)
        followInsets()
        limitOffset()
    }
}
