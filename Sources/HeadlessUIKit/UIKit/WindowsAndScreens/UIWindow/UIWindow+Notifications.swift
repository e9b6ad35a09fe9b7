/// The notifications of a window. Their object is the window, and they have no user info.
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
        application.post(name, object: self)
    }
}
