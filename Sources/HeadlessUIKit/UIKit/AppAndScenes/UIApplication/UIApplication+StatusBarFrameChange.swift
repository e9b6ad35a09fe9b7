extension UIApplication {
    /// Posted before the status bar's frame changes. The user info contains the new frame.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/willchangestatusbarframenotification
    @available(*, deprecated, message: "iOS 13.0: Use viewWillTransitionToSize:withTransitionCoordinator: instead.")
    public nonisolated static let willChangeStatusBarFrameNotification = FrameChange.will
    /// Posted after the status bar's frame has changed. The user info contains the old frame.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/didchangestatusbarframenotification; the
    ///   page says that the frame is the new one. That it is the old one: Apple's header.
    @available(*, deprecated, message: "iOS 13.0: Use viewWillTransitionToSize:withTransitionCoordinator: instead.")
    public nonisolated static let didChangeStatusBarFrameNotification = FrameChange.did
    /// The user info key of the frame, an `NSValue` of a `CGRect` in points of the screen.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/statusbarframeuserinfokey
    @available(*, deprecated, message: "iOS 13.0: Use viewWillTransitionToSize:withTransitionCoordinator: instead.")
    public nonisolated static let statusBarFrameUserInfoKey = FrameChange.key

    /// The values of the deprecated constants, for use without deprecation warnings.
    private enum FrameChange {
        static let will = Notification.Name("UIApplicationWillChangeStatusBarFrameNotification")
        static let did = Notification.Name("UIApplicationDidChangeStatusBarFrameNotification")
        static let key = "UIApplicationStatusBarFrameUserInfoKey"
    }

    /// Changes the status bar's frame. It announces the new frame before the change, and the old one after it. The
    /// delegate is notified before each notification is posted (Apple, "application(_:willChangeStatusBarFrame:)").
    func changeStatusBarFrame(to new: CGRect, _ change: () -> Void) {
        let old = currentStatusBarFrame
        guard new != old else { return change() }
        deprecatedDelegateCalls.willChangeStatusBarFrame(to: new)
        post(FrameChange.will, userInfo: [FrameChange.key: NSValue(rect: new)])
        change()
        deprecatedDelegateCalls.didChangeStatusBarFrame(from: old)
        post(FrameChange.did, userInfo: [FrameChange.key: NSValue(rect: old)])
    }

    /// Begins or ends a call in the background. On some phones, the status bar grows, and the safe area with it.
    ///
    /// Windows keep their frames. The views of their controllers are adjusted.
    @_spi(Simulator) public func setCall(isActive isInCall: Bool) {
        let isHidden = currentStatusBarFrame == .zero
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
