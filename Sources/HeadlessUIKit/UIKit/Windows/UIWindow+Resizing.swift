extension UIWindow {
    /// Tells the controllers of a window whose size will change, of new traits first, and answers with what they asked
    /// for.
    func willFollow(
        to newRoom: CGRect, with traits: UITraitCollection?, turning turn: CGAffineTransform
    ) -> TransitionCoordinator? {
        guard let rootViewController, rootViewController.isViewLoaded else { return nil }
        let size = Self.frame(frame, onScreenTurnedFrom: surroundings.bounds, to: newRoom).size
        guard size != frame.size else { return nil }
        let coordinator = TransitionCoordinator(window: self, turn: turn)
        if let traits, traits != rootViewController.resolvedTraits {
            rootViewController.willTransition(to: traits, with: coordinator)
        }
        rootViewController.viewWillTransition(to: size, with: coordinator)
        return coordinator
    }

    /// Takes its place on a screen that has turned; a window with no root view controller does not.
    func turn(from oldScreen: CGRect) {
        guard rootViewController != nil else { return }
        frame = Self.frame(frame, onScreenTurnedFrom: oldScreen, to: surroundings.bounds)
        placeControllerViews()
        setNeedsLayout()
    }

    func layOutTurned() {
        if rootViewController != nil { layoutIfNeeded() }
    }

    /// The status bar came or went, or has another height: the safe area is another, and maybe the views' place.
    func statusBarDidChange() {
        placeControllerViews()
        setNeedsLayout()
        safeAreaMayDiffer()
        for view in viewsToPlace { view.setNeedsLayout() }
    }

    /// The frame of a window after the screen has turned.
    ///
    /// A window that fills the screen, or its scene, takes the new bounds (Apple, "UIWindow", iOS 8). Open: what a
    /// phone does with a smaller one; here it keeps its frame, so that a ball placed once near the bottom of the
    /// portrait screen is off the landscape one, as articles of that time suppose.
    static func frame(_ frame: CGRect, onScreenTurnedFrom old: CGRect, to new: CGRect) -> CGRect {
        frame == old ? new : frame
    }

    /// The part of the screen's insets that reaches into the window.
    var insetsFromScreen: UIEdgeInsets {
        if rootViewController == nil {
            return application.safeAreaInsets(in: .portrait).reaching(into: frame, of: screen.fixedBounds)
        }
        return application.safeAreaInsets(in: screen.orientation)
            .reaching(into: frame.applying(surroundings.toScreen), of: screen.bounds)
    }
}
