extension Phone {
    /// An event on the phone, reported to listeners outside of UIKit.
    public enum Event {
        case posted(Notification.Name, by: NSObject)
        /// A touch that is about to be delivered to a view.
        case touch(UITouch, in: UIView)
        case becameFirst(UIResponder)
        case resignedFirst(UIResponder)
        case statusBarTap
        /// The app opened a URL in another app.
        case opened(URL)
        /// The device played haptic feedback, described in words.
        case feedback(String)
        /// The app posted a notification for assistive technologies such as VoiceOver.
        case accessibility(UIAccessibility.Notification, argument: Any?)
    }
}

/// The closures that are called for each event on a phone.
@MainActor
private final class EventListeners {
    var all: [(Phone.Event) -> Void] = []
}

extension Phone {
    private var eventListeners: EventListeners { states[EventListeners.self, default: EventListeners()] }

    /// The closures called for each event before the app receives it.
    public var listeners: [(Event) -> Void] {
        get { eventListeners.all }
        set { eventListeners.all = newValue }
    }

    func report(_ event: Event) {
        for listener in eventListeners.all { listener(event) }
    }
}
