extension UIApplication {
    /// Tells those who listen outside of UIKit.
    func report(_ event: Phone.Event) {
        phone?.report(event)
    }

    /// Posts through `NotificationCenter.default`, as on a phone, and in the name of this application's device.
    ///
    /// All devices of a process share that centre, so who observes any object also hears of tests that run beside it.
    /// While a notification is delivered the current device is therefore the one that posts, and an observer can tell
    /// its own device's from the others'; the Simulator's `observeDevice` does.
    func post(_ name: Notification.Name, object: NSObject? = nil, userInfo: [AnyHashable: Any]? = nil) {
        report(.posted(name, by: object ?? self))
        CurrentPhone.$phone.withValue(phone) {
            NotificationCenter.default.post(name: name, object: object ?? self, userInfo: userInfo)
        }
    }
}
