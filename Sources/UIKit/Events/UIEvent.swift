/// What happened on the phone: all fingers that are on the screen, and what each of them did.
@MainActor
open class UIEvent: NSObject {
    /// In seconds since the phone started.
    open internal(set) var timestamp: TimeInterval = 0
    /// The fingers on the screen, those that just left it too.
    open internal(set) var allTouches: Set<UITouch>?

    public override init() {
        super.init()
    }

    open var type: EventType { .touches }

    /// The touches that began in a window.
    open func touches(for window: UIWindow) -> Set<UITouch>? {
        touches(where: { $0.window === window })
    }

    /// The touches that began in a view.
    open func touches(for view: UIView) -> Set<UITouch>? {
        touches(where: { $0.view === view })
    }

    private func touches(where isWanted: (UITouch) -> Bool) -> Set<UITouch>? {
        let wanted: Set<UITouch> = allTouches?.filter(isWanted) ?? []
        return wanted.isEmpty ? nil : wanted
    }
}
