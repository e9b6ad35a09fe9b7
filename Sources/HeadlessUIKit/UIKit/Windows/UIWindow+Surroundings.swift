extension UIWindow {
    /// Whether the window is on the screen: not hidden, and in a scene if the app has adopted them.
    @_spi(Simulator) public var isShown: Bool { application.isShown(self) }

    /// The scene where the app has adopted scenes, else the application (Apple, "Using responders and the responder
    /// chain to handle events").
    ///
    /// Open: which of them a phone with an app without scenes takes from iOS 13 on; here the application.
    var nextOfWindow: UIResponder? {
        application.isSceneBased ? windowScene ?? application : application
    }

    /// What the window's frame is measured in: its scene, or else the screen.
    var surroundings: any ScreenSpace { windowScene?.space ?? screen.space }

    /// From what the window's frame is measured in to the coordinates of the screen.
    ///
    /// A window with a root view controller turns with the interface, so its frame is measured in the coordinates of
    /// the screen, or of its scene. One without does not turn: its frame stays in the screen's portrait coordinates,
    /// unless its scene has only a part of the screen. Open: what a phone does then; here it is measured in the scene.
    var surroundingsToScreen: CGAffineTransform {
        let space = surroundings
        if rootViewController == nil, space.bounds == screen.bounds { return screen.fixedToScreen }
        return space.toScreen
    }
}
