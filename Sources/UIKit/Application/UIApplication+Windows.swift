extension UIApplication {
    func isVisible(_ window: UIWindow) -> Bool {
        stack[window.registration.id]?.isVisible ?? false
    }

    func level(of window: UIWindow) -> UIWindow.Level {
        stack[window.registration.id]?.level ?? .normal
    }

    func setLevel(_ level: UIWindow.Level, of window: UIWindow) {
        stack.setLevel(level, of: window.registration.id)
    }

    func bringForward(_ window: UIWindow) {
        stack.bringForward(window.registration.id)
    }

    func show(_ window: UIWindow) {
        stack.show(window.registration.id)
        window.addRootView()
        window.post(UIWindow.didBecomeVisibleNotification)
    }

    /// Hides a window; if it was key, it resigns, the frontmost visible window becomes key, and then it is hidden.
    ///
    /// The order of the notifications is the one reported for an alert that goes; `isHidden` is true in all of them.
    func hide(_ window: UIWindow) {
        stack.hide(window.registration.id)
        if isKey(window) { passKey(from: window, to: heir(of: window.registration.id)) }
        window.post(UIWindow.didBecomeHiddenNotification)
    }
}
