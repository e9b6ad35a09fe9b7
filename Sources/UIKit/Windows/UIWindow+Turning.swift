extension UIWindow {
    /// Takes its place on a screen that has turned, and lays out; a window with no root view controller does not.
    func turn(from oldScreen: CGRect) {
        guard rootViewController != nil else { return }
        frame = Self.frame(frame, onScreenTurnedFrom: oldScreen, to: surroundings.bounds)
        placeRootView()
        setNeedsLayout()
        layoutIfNeeded()
    }

    /// The frame of a window after the screen has turned.
    ///
    /// A window that fills the screen, or its scene, takes the new bounds (Apple, "UIWindow", iOS 8). What a phone does with
    /// a smaller one is open; here it keeps its frame, so that a ball placed once near the bottom of the portrait
    /// screen is off the landscape one, as articles of that time suppose.
    static func frame(_ frame: CGRect, onScreenTurnedFrom old: CGRect, to new: CGRect) -> CGRect {
        frame == old ? new : frame
    }

    /// The part of the screen's insets that reaches into the window.
    var insetsFromScreen: UIEdgeInsets {
        if rootViewController == nil {
            return screen.safeAreaInsets(in: .portrait).reaching(into: frame, of: screen.fixedBounds)
        }
        return screen.safeAreaInsets(in: screen.orientation)
            .reaching(into: frame.applying(surroundings.toScreen), of: screen.bounds)
    }
}
