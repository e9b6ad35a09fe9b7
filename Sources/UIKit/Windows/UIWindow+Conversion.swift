extension UIWindow {
    /// From what the window's frame is measured in to the coordinates of the screen.
    ///
    /// A window with a root view controller turns with the interface, so its frame is measured in the coordinates of
    /// the screen, or of its scene. One without does not turn: its frame stays in the screen's portrait coordinates,
    /// unless its scene has only a part of the screen (open what a phone does then).
    var surroundingsToScreen: CGAffineTransform {
        let space = surroundings
        if rootViewController == nil, space.bounds == screen.bounds { return screen.fixedToScreen }
        return space.toScreen
    }
}
