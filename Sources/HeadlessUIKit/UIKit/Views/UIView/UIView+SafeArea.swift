extension UIView {
    /// Marks the safe area of the view and its descendants as possibly changed. It is checked before the next layout.
    func setNeedsSafeAreaUpdate() {
        mustCheckSafeArea = true
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
        mustCheckSafeArea = false
        guard window != nil else { return }
        let insets = safeAreaInsets
        if insets != lastNotifiedSafeArea {
            lastNotifiedSafeArea = insets
            setNeedsLayout()
            safeAreaInsetsDidChange()
            parents.controller?.viewSafeAreaInsetsDidChange()
        }
        for subview in subviews {
            subview.notifySafeAreaChangeRecursively()
        }
    }
}
