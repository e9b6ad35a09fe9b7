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
