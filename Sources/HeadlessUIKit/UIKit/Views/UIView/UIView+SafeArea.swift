extension UIView {
    struct SafeAreaState {
        /// The insets of the most recent notification.
        var lastNotified = UIEdgeInsets.zero
        /// A Boolean value indicating whether the insets may differ from those of the most recent notification.
        var needsCheck = true
    }

    /// Marks the safe area of the view and its descendants as possibly changed. It is checked before the next layout.
    func setNeedsSafeAreaUpdate() {
        safeAreaState.needsCheck = true
    }

    /// Notifies this view and its descendants, with superviews before subviews, if their safe area differs from that of
    /// the last notification.
    ///
    /// Each notified view is laid out.
    ///
    /// Views outside a window aren't notified.
    ///
    /// - Note: Undocumented by Apple. This implementation notifies the view before its view controller.
    func notifySafeAreaChangeRecursively() {
        safeAreaState.needsCheck = false
        guard window != nil else { return }
        let insets = safeAreaInsets
        if insets != safeAreaState.lastNotified {
            safeAreaState.lastNotified = insets
            setNeedsLayout()
            safeAreaInsetsDidChange()
            parents.controller?.viewSafeAreaInsetsDidChange()
        }
        for subview in subviews {
            subview.notifySafeAreaChangeRecursively()
        }
    }
}
