/// An event on the phone, with all fingers that are on the screen and their most recent actions.
///
/// As on a phone, one object is used for a whole touch sequence, from the first finger on the screen to the last.
/// - Source: Apple, "UIEvent": "UIKit reuses the same UIEvent object". Code that stores the event therefore finds the
///   most recent state in it.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// The time of the most recent change, in seconds since the phone started.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uievent/timestamp
    open internal(set) var timestamp: TimeInterval = 0
    /// The touches, in the order in which they began.
    var fingers: [UITouch] = []

    public override init() {
        super.init()
    }

    convenience init(at timestamp: TimeInterval) {
        self.init()
        self.timestamp = timestamp
    }

    /// All touches of the event, including those that just ended, or `nil` if there are none.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uievent/alltouches; the page doesn't mention `nil`.
    open var allTouches: Set<UITouch>? { fingers(where: { _ in true }) }

    open var type: EventType { subtype == .none ? .touches : .motion }

    open internal(set) var subtype = EventSubtype.none

    /// Returns the touches that began in the given window, or `nil` if there are none.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uievent/touches(for:)-767rm
    open func touches(for window: UIWindow) -> Set<UITouch>? {
        fingers(where: { $0.window === window })
    }

    /// Returns the touches that began in the given view, or `nil` if there are none.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uievent/touches(for:)-9neb4
    open func touches(for view: UIView) -> Set<UITouch>? {
        fingers(where: { $0.view === view })
    }

    /// Returns the touches that the given gesture recognizer tracks, or `nil` if there are none.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uievent/touches(for:)-6krou
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        fingers(where: gesture.tracking.follows)
    }

    private func fingers(where isWanted: (UITouch) -> Bool) -> Set<UITouch>? {
        let wanted = Set(fingers.filter(isWanted))
        return wanted.isEmpty ? nil : wanted
    }
}
