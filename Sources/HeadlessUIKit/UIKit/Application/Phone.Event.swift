extension Phone {
    /// Something that happened on the phone, for whoever listens outside of UIKit.
    public enum Event {
        case posted(Notification.Name, by: NSObject)
        /// A view is about to be sent a touch.
        case touch(UITouch, in: UIView)
        case becameFirst(UIResponder)
        case resignedFirst(UIResponder)
        case statusBarTap
        /// The app had another app open something.
        case opened(URL)
        /// The phone tapped back at the hand, in words.
        case feedback(String)
        /// The app told VoiceOver and others that something changed.
        case accessibility(UIAccessibility.Notification, argument: Any?)
    }
}
