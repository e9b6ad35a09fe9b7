extension UIWindow {
    /// A Boolean value indicating whether the window is on the screen: it isn't hidden, and it is in a scene if the app
    /// has adopted scenes.
    @_spi(Simulator) public var isShown: Bool { application.isShown(self) }

    /// The next responder: the scene if the app has adopted scenes, or the application (Apple, "Using responders and
    /// the responder chain to handle events").
    ///
    /// - Note: Undocumented by Apple. For an app without scenes, this implementation also uses the application from iOS
    ///   13 on.
    var nextOfWindow: UIResponder? {
        application.isSceneBased ? windowScene ?? application : application
    }

    /// The coordinate space of the window's frame: its scene, or the screen if it isn't in a scene.
    var containingSpace: any ScreenSpace { windowScene?.space ?? screen.space }

    /// The transform from the coordinate space of the window's frame to that of the screen.
    ///
    /// A window with a root view controller rotates with the interface, so its frame is in the coordinates of the
    /// screen or its scene. A window without one doesn't rotate. Its frame stays in the portrait coordinates of the
    /// screen, unless its scene covers only a part of the screen.
    ///
    /// - Note: Undocumented by Apple. In the latter case, this implementation uses the coordinates of the scene.
    var containingSpaceToScreen: CGAffineTransform {
        let space = containingSpace
        if rootViewController == nil, space.bounds == screen.bounds { return screen.fixedToScreen }
        return space.toScreen
    }
}
