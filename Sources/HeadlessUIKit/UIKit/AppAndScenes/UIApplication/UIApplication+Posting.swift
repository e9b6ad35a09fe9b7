extension UIApplication {
    /// Reports an event to the listeners outside of UIKit.
    func report(_ event: Phone.Event) {
        phone?.report(event)
    }

    /// Posts a notification through `NotificationCenter.default`, as on a phone, on behalf of this application's
    /// device.
    ///
    /// All devices of a process share the notification center, so an observer of any object also receives the
    /// notifications of concurrent tests. While a notification is delivered, the posting device is therefore the
    /// current one. An observer can use it to recognize notifications of its own device, as the Simulator's
    /// `observeDevice` does.
    func post(_ name: Notification.Name, object: NSObject? = nil, userInfo: [AnyHashable: Any]? = nil) {
        report(.posted(name, by: object ?? self))
        CurrentPhone.$phone.withValue(phone) {
            NotificationCenter.default.post(name: name, object: object ?? self, userInfo: userInfo)
        }
    }
}
