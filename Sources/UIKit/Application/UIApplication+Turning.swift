extension UIApplication {
    /// Posted before the interface turns; the user info has the new orientation.
    public nonisolated static let willChangeStatusBarOrientationNotification =
        Notification.Name("UIApplicationWillChangeStatusBarOrientationNotification")
    /// Posted after the interface has turned; the user info has the old orientation.
    public nonisolated static let didChangeStatusBarOrientationNotification =
        Notification.Name("UIApplicationDidChangeStatusBarOrientationNotification")
    /// Key of the raw value, an `Int`, of a `UIInterfaceOrientation`.
    public nonisolated static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"

    /// Turns the interface: the screen, then every window that turns, from back to front; then they lay out.
    func turn(to orientation: UIInterfaceOrientation) {
        let oldOrientation = screen.orientation
        guard orientation != .unknown, orientation != oldOrientation else { return }
        isTurning = true
        post(Self.willChangeStatusBarOrientationNotification, orientation)
        resizingWindows {
            screen.orientation = orientation
        } followed: {
            isTurning = false
            placeKeyboard()
            post(Self.didChangeStatusBarOrientationNotification, oldOrientation)
        }
    }

    private func post(_ name: Notification.Name, _ orientation: UIInterfaceOrientation) {
        post(name, userInfo: [Self.statusBarOrientationUserInfoKey: orientation.rawValue])
    }
}
