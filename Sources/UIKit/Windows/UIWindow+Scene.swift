extension UIWindow {
    /// Whether the window is on the screen: not hidden, and in a scene if the app has adopted them.
    @_spi(Simulator) public var isShown: Bool { application.isShown(self) }

    /// The scene where the app has adopted scenes, else the application (Apple, "Using responders and the responder
    /// chain to handle events"; which of them a phone with an app without scenes takes from iOS 13 on is open).
    var nextOfWindow: UIResponder? {
        application.isSceneBased ? windowScene ?? application : application
    }

    /// What the window's frame is measured in: its scene, or else the screen.
    var surroundings: any ScreenSpace { windowScene?.space ?? screen.space }
}

extension UIApplication {
    func isShown(_ window: UIWindow) -> Bool {
        stack[window.registration.id].map(stack.isShown) ?? false
    }

    func scene(of window: UIWindow) -> UIWindowScene? {
        stack[window.registration.id]?.scene.flatMap(scene)
    }

    /// Moves a window to another scene, or to none; where each scene has a key window, it resigns first.
    func move(_ window: UIWindow, to scene: UIWindowScene?) {
        let id = window.registration.id
        guard stack[id]?.scene != scene?.id else { return }
        if stack.rules.haveKeyWindows, isKey(window) { passKey(from: window, to: heir(of: id)) }
        changingWhatShows([window]) { stack.move(id, to: scene?.id) }
    }

    /// Takes the windows out of a scene that disconnects; if the app has one key window, another may become it.
    func leaveWindows(of scene: UIWindowScene) {
        let key = scene.windows.first { $0.isKeyWindow }
        if let key { passKey(from: key, to: nil) }
        changingWhatShows(scene.windows) { stack.leave(scene.id) }
        if let key, !stack.rules.haveKeyWindows { passKey(from: nil, to: heir(of: key.registration.id)) }
    }
}
