/// Posted with the window as object and no user info.
///
/// They go through `NotificationCenter.default`, which all devices of a process share: an observer that waits for
/// any object also hears of the windows of tests that run beside it.
extension UIWindow {
    public nonisolated static let didBecomeVisibleNotification =
        Notification.Name("UIWindowDidBecomeVisibleNotification")
    public nonisolated static let didBecomeHiddenNotification =
        Notification.Name("UIWindowDidBecomeHiddenNotification")
    public nonisolated static let didBecomeKeyNotification =
        Notification.Name("UIWindowDidBecomeKeyNotification")
    public nonisolated static let didResignKeyNotification =
        Notification.Name("UIWindowDidResignKeyNotification")

    func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}
