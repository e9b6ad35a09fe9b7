extension UIApplication {
    /// Posted before the status bar's frame changes; the user info has the new one.
    public nonisolated static let willChangeStatusBarFrameNotification =
        Notification.Name("UIApplicationWillChangeStatusBarFrameNotification")
    /// Posted after the status bar's frame has changed; the user info has the old one.
    public nonisolated static let didChangeStatusBarFrameNotification =
        Notification.Name("UIApplicationDidChangeStatusBarFrameNotification")
    /// Key of the frame, an `NSValue` of a `CGRect` in points of the screen.
    public nonisolated static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"

    /// Announces a new frame, makes the change and announces the old frame; the delegate hears of each first (Apple,
    /// "application(_:willChangeStatusBarFrame:)").
    func changeStatusBarFrame(to new: CGRect, _ change: () -> Void) {
        let old = shownStatusBarFrame
        guard new != old else { return change() }
        delegate?.application(self, willChangeStatusBarFrame: new)
        post(Self.willChangeStatusBarFrameNotification, userInfo: [Self.statusBarFrameUserInfoKey: NSValue(rect: new)])
        change()
        delegate?.application(self, didChangeStatusBarFrame: old)
        post(Self.didChangeStatusBarFrameNotification, userInfo: [Self.statusBarFrameUserInfoKey: NSValue(rect: old)])
    }

    /// A call in the background begins or ends: the bar of some phones grows, and the safe area with it.
    ///
    /// Windows keep their frames; the views of their controllers give way.
    @_spi(Simulator) public func setCall(isActive isInCall: Bool) {
        let isHidden = shownStatusBarFrame == .zero
        let new = isHidden ? .zero : screen.statusBarFrame(in: screen.orientation, isInCall: isInCall)
        inTurn {
            changeStatusBarFrame(to: new) {
                screen.isInCall = isInCall
                for window in allWindows {
                    window.statusBarDidChange()
                    window.layoutIfNeeded()
                }
            }
        }
    }
}
