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
        changingWhatShows([window]) { stack.show(window.registration.id) }
        window.post(UIWindow.didBecomeVisibleNotification)
    }

    /// Hides a window; if it was key, it resigns, the frontmost visible window becomes key, and then it is hidden.
    ///
    /// The order of the notifications is the one reported for an alert that goes; `isHidden` is true in all of them.
    func hide(_ window: UIWindow) {
        changingWhatShows([window]) { stack.hide(window.registration.id) }
        if isKey(window) { passKey(from: window, to: heir(of: window.registration.id)) }
        window.post(UIWindow.didBecomeHiddenNotification)
    }

    /// Shows windows or takes them away; their controllers appear and disappear with them.
    func changingWhatShows(_ windows: [UIWindow], _ change: () -> Void) {
        inOneTurn {
            let before = windows.map(\.isShown)
            change()
            for (window, wasShown) in zip(windows, before) where window.isShown != wasShown {
                if wasShown { window.controllersDisappear() } else { window.controllersWillAppear() }
            }
            askControllers()
        }
    }
}
