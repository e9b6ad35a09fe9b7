/// What happened on the phone: all fingers that are on the screen, and what each of them did.
///
/// As on a phone one object serves a whole sequence of touches, from the first finger that comes to the last that goes
/// (Apple, "UIEvent": "UIKit reuses the same UIEvent object"): who keeps it finds what happened last.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// Of what happened last, in seconds since the phone started.
    open internal(set) var timestamp: TimeInterval = 0
    /// In the order in which they touched the screen.
    var fingers: [UITouch] = []

    public override init() {
        super.init()
    }

    convenience init(at timestamp: TimeInterval) {
        self.init()
        self.timestamp = timestamp
    }

    /// The fingers on the screen, those that just left it too; nil if there are none.
    open var allTouches: Set<UITouch>? { fingers(where: { _ in true }) }

    open var type: EventType { subtype == .none ? .touches : .motion }

    open internal(set) var subtype = EventSubtype.none

    /// The touches that began in a window.
    open func touches(for window: UIWindow) -> Set<UITouch>? {
        fingers(where: { $0.window === window })
    }

    /// The touches that began in a view.
    open func touches(for view: UIView) -> Set<UITouch>? {
        fingers(where: { $0.view === view })
    }

    /// The touches that a recogniser follows.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        fingers(where: gesture.attempt.follows)
    }

    private func fingers(where isWanted: (UITouch) -> Bool) -> Set<UITouch>? {
        let wanted = Set(fingers.filter(isWanted))
        return wanted.isEmpty ? nil : wanted
    }
}
