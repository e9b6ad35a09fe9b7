extension UIApplication {
    /// Posted before the status bar's frame changes; the user info has the new one.
    @available(*, deprecated, message: "iOS 13.0: Use viewWillTransitionToSize:withTransitionCoordinator: instead.")
    public nonisolated static let willChangeStatusBarFrameNotification = FrameChange.will
    /// Posted after the status bar's frame has changed; the user info has the old one.
    @available(*, deprecated, message: "iOS 13.0: Use viewWillTransitionToSize:withTransitionCoordinator: instead.")
    public nonisolated static let didChangeStatusBarFrameNotification = FrameChange.did
    /// Key of the frame, an `NSValue` of a `CGRect` in points of the screen.
    @available(*, deprecated, message: "iOS 13.0: Use viewWillTransitionToSize:withTransitionCoordinator: instead.")
    public nonisolated static let statusBarFrameUserInfoKey = FrameChange.key

    /// The names by themselves, which are not deprecated.
    private enum FrameChange {
        static let will = Notification.Name("UIApplicationWillChangeStatusBarFrameNotification")
        static let did = Notification.Name("UIApplicationDidChangeStatusBarFrameNotification")
        static let key = "UIApplicationStatusBarFrameUserInfoKey"
    }

    /// Announces a new frame, makes the change and announces the old frame; the delegate hears of each first (Apple,
    /// "application(_:willChangeStatusBarFrame:)").
    func changeStatusBarFrame(to new: CGRect, _ change: () -> Void) {
        let old = shownStatusBarFrame
        guard new != old else { return change() }
        oldDelegate.willChangeStatusBarFrame(to: new)
        post(FrameChange.will, userInfo: [FrameChange.key: NSValue(rect: new)])
        change()
        oldDelegate.didChangeStatusBarFrame(from: old)
        post(FrameChange.did, userInfo: [FrameChange.key: NSValue(rect: old)])
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
