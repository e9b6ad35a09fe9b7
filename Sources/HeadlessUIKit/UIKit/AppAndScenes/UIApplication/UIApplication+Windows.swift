extension UIApplication {
    /// The windows of the app and the system, including hidden ones, from back to front.
    @_spi(Simulator) public var allWindows: [UIWindow] { stack.entries.compactMap { window($0.id) } }

    /// Returns the frontmost window that satisfies a condition, or `nil` if there's none.
    ///
    /// The condition isn't checked for the windows behind it.
    func frontmostWindow(where condition: (UIWindow, WindowStack.Entry) -> Bool) -> UIWindow? {
        for entry in stack.entries.reversed() {
            if let window = window(entry.id), condition(window, entry) { return window }
        }
        return nil
    }

    /// The key window that became key last.
    var lastKeyWindow: UIWindow? { stack.key.flatMap(window) }

    func isVisible(_ window: UIWindow) -> Bool {
        stack[window.registration.id]?.isVisible ?? false
    }

    func level(of window: UIWindow) -> UIWindow.Level {
        stack[window.registration.id]?.level ?? .normal
    }

    func isSystem(_ window: UIWindow) -> Bool {
        stack[window.registration.id]?.isSystem ?? false
    }

    func setLevel(_ level: UIWindow.Level, of window: UIWindow) {
        stack.setLevel(level, of: window.registration.id)
    }

    func bringForward(_ window: UIWindow) {
        stack.bringForward(window.registration.id)
    }

    func show(_ window: UIWindow) {
        changingWhatShows([window]) { stack.show(window.registration.id) }
        if let entry = stack[window.registration.id], !stack.hasPlace(entry) {
            Console.log(
                "\(type(of: window)) is in no scene, so it isn't on the screen: create it with init(windowScene:), or set "
                    + "its windowScene.")
        }
        window.post(UIWindow.didBecomeVisibleNotification)
    }

    /// Hides a window.
    ///
    /// If it is the key window, it resigns, and the frontmost visible window becomes key.
    ///
    /// The order of the notifications is the one reported for an alert that is dismissed: the successor becomes key
    /// before the notification of the hidden window. `isHidden` is `true` during all of them.
    func hide(_ window: UIWindow) {
        changingWhatShows([window]) { stack.hide(window.registration.id) }
        let wasKey = isKey(window)
        if wasKey, screen.hardware.assumes(.hiddenIsPostedBeforeSuccessor) {
            passKey(from: window, to: nil)
            window.post(UIWindow.didBecomeHiddenNotification)
            passKey(from: nil, to: nextKeyWindow(after: window.registration.id))
        } else {
            if wasKey { passKey(from: window, to: nextKeyWindow(after: window.registration.id)) }
            window.post(UIWindow.didBecomeHiddenNotification)
        }
    }

    /// Changes the visibility of windows. Their view controllers appear and disappear with them.
    func changingWhatShows(_ windows: [UIWindow], _ change: () -> Void) {
        inOneRunLoopPass {
            let before = windows.map(\.isShown)
            change()
            for (window, wasShown) in zip(windows, before) where window.isShown != wasShown {
                if wasShown { window.controllersDisappear() } else { window.controllersWillAppear() }
            }
            updateFromControllers()
        }
    }

    func isShown(_ window: UIWindow) -> Bool {
        stack[window.registration.id].map(stack.isShown) ?? false
    }

    func scene(of window: UIWindow) -> UIWindowScene? {
        stack[window.registration.id]?.scene.flatMap(scene)
    }

    /// Moves a window to another scene, or out of its scene if the scene is `nil`.
    ///
    /// If each scene has a key window, the window resigns first.
    func move(_ window: UIWindow, to scene: UIWindowScene?) {
        let id = window.registration.id
        guard stack[id]?.scene != scene?.id else { return }
        if stack.rules.haveKeyWindows, isKey(window) { passKey(from: window, to: nextKeyWindow(after: id)) }
        changingWhatShows([window]) { stack.move(id, to: scene?.id) }
        window.setNeedsTraitUpdate()
    }

    /// Removes the windows from a scene that disconnects.
    ///
    /// If the app has a single key window, another window can become key.
    func removeWindows(from scene: UIWindowScene) {
        let key = scene.windows.first { $0.isKeyWindow }
        if let key { passKey(from: key, to: nil) }
        changingWhatShows(scene.windows) { stack.removeWindows(from: scene.id) }
        if let key, !stack.rules.haveKeyWindows { passKey(from: nil, to: nextKeyWindow(after: key.registration.id)) }
    }
}
