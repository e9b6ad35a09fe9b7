/// One finger on the screen, from the moment it touches to the moment it leaves.
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// What the finger did last.
    open internal(set) var phase: Phase {
        get { (told ?? moment).phase }
        set { moment.phase = newValue }
    }
    /// When it did, in seconds since the phone started.
    open internal(set) var timestamp: TimeInterval {
        get { (told ?? moment).timestamp }
        set { moment.timestamp = newValue }
    }
    /// How many taps in a row at this place this touch is part of, itself included.
    open internal(set) var tapCount = 1
    /// The window the touch began in; it stays the same until the touch has ended.
    open internal(set) var window: UIWindow?
    /// The view the touch began in; it stays the same until the touch has ended.
    open internal(set) var view: UIView?
    /// Who looks for gestures in what the finger does.
    open var gestureRecognizers: [UIGestureRecognizer]? { recognizers.isEmpty ? nil : recognizers }
    /// What touches the screen: always a finger.
    open var type: TouchType { .direct }
    /// How large the fingertip is, in points; give or take the tolerance.
    ///
    /// Open: what a phone measures varies with the finger; 12 to 26 points were measured for a tip. Here it is always 20.
    open var majorRadius: CGFloat { 20 }
    /// In points. Open: it differs from device to device; 6.4375 was measured on an iPad mini.
    open var majorRadiusTolerance: CGFloat { 6.4375 }

    /// What the finger did, where and when.
    var moment: Moment
    /// What a view is being told of right now, if it is told later than it happened.
    var told: Moment?
    /// Those of the view and of the views around it, as far as they wanted the touch.
    var recognizers: [UIGestureRecognizer] = []
    /// What the view has heard.
    var news = TouchNews()
    /// Whether the view is sent the touch: a second finger, or one beside an exclusive view, may be held back.
    var reachesView = true
    var isOnStatusBar = false

    init(at location: CGPoint) {
        moment = Moment(phase: .began, timestamp: 0, location: location, previousLocation: location)
        super.init()
    }

    /// Where the finger is, in a view's coordinates; nil stands for the window's.
    open func location(in view: UIView?) -> CGPoint {
        inside(view, location)
    }

    /// Where the finger was before its last move, in a view's coordinates; nil stands for the window's.
    open func previousLocation(in view: UIView?) -> CGPoint {
        inside(view, previousLocation)
    }

    /// The same as `location(in:)`: a finger is known no better.
    open func preciseLocation(in view: UIView?) -> CGPoint {
        location(in: view)
    }

    /// The same as `previousLocation(in:)`: a finger is known no better.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint {
        previousLocation(in: view)
    }

    private func inside(_ view: UIView?, _ point: CGPoint) -> CGPoint {
        guard let space = view ?? window else { return point }
        return point.applying(space.toScreen.inverted())
    }
}
