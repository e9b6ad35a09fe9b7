/// One finger on the screen, from the moment it touches to the moment it leaves.
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// What the finger did last.
    open internal(set) var phase: Phase = .began
    /// When it did, in seconds since the phone started.
    open internal(set) var timestamp: TimeInterval = 0
    /// How many taps in a row at this place this touch is part of, itself included.
    open internal(set) var tapCount = 1
    /// The window the touch began in; it stays the same until the touch has ended.
    open internal(set) var window: UIWindow?
    /// The view the touch began in; it stays the same until the touch has ended.
    open internal(set) var view: UIView?

    /// Whether the view is sent the touch: a second finger, or one beside an exclusive view, may be held back.
    var reachesView = true
    /// Whether the view has been sent the touch.
    var isAnnounced = false
    var isOnStatusBar = false
    /// In the coordinates of the screen.
    var location: CGPoint
    /// In the coordinates of the screen, before the last move.
    var previousLocation: CGPoint

    init(at location: CGPoint) {
        self.location = location
        previousLocation = location
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

    private func inside(_ view: UIView?, _ point: CGPoint) -> CGPoint {
        guard let space = view ?? window else { return point }
        return point.applying(space.toScreen.inverted())
    }
}

extension UITouch {
    var isOver: Bool { phase == .ended || phase == .cancelled }

    func move(to point: CGPoint, at time: TimeInterval) {
        previousLocation = location
        location = point
        phase = .moved
        timestamp = time
    }

    func end(at time: TimeInterval) {
        previousLocation = location
        phase = .ended
        timestamp = time
    }
}
