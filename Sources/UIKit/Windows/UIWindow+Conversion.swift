extension UIWindow {
    /// From this window's coordinates to another's; nil stands for the screen's.
    public func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
        convert(point, to: window as UIView?)
    }

    /// From another window's coordinates to this one's; nil stands for the screen's.
    public func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
        convert(point, from: window as UIView?)
    }

    /// From this window's coordinates to another's; nil stands for the screen's.
    public func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
        convert(rect, to: window as UIView?)
    }

    /// From another window's coordinates to this one's; nil stands for the screen's.
    public func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
        convert(rect, from: window as UIView?)
    }

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
