extension UIWindow {
    /// Notifies the view controllers of a window whose size will change, beginning with their new traits.
    ///
    /// - Returns: The coordinator with the animations and completion handlers that the view controllers have added.
    func willFollow(
        to newRoom: CGRect, with traits: UITraitCollection?, turning turn: CGAffineTransform
    ) -> TransitionCoordinator? {
        guard let rootViewController, rootViewController.isViewLoaded else { return nil }
        let size = Self.frame(frame, onScreenTurnedFrom: containingSpace.bounds, to: newRoom).size
        let isHalfTurn = size == frame.size && turn != .identity
        guard size != frame.size || isHalfTurn && screen.hardware.assumes(.halfTurnsNotifyControllers) else {
            return nil
        }
        let coordinator = TransitionCoordinator(window: self, turn: turn)
        if let traits, traits != rootViewController.resolvedTraits {
            rootViewController.willTransition(to: traits, with: coordinator)
        }
        rootViewController.viewWillTransition(to: size, with: coordinator)
        return coordinator
    }

    /// Updates the frame after a rotation of the screen. Does nothing for a window without a root view controller.
    func turn(from oldScreen: CGRect) {
        guard rootViewController != nil else { return }
        frame = Self.frame(frame, onScreenTurnedFrom: oldScreen, to: containingSpace.bounds)
        layOutControllerViews()
        setNeedsLayout()
    }

    func layOutTurned() {
        if rootViewController != nil { layoutIfNeeded() }
    }

    /// Called when the status bar has appeared, disappeared, or changed its height, to update the safe area and the
    /// positions of the views.
    func statusBarDidChange() {
        layOutControllerViews()
        setNeedsLayout()
        setNeedsSafeAreaUpdate()
        for view in installedViews { view.setNeedsLayout() }
    }

    /// Returns the frame of a window after a rotation of the screen.
    ///
    /// A window that fills the screen or its scene gets the new bounds (Apple, "UIWindow", iOS 8).
    ///
    /// - Note: Undocumented by Apple. This implementation keeps the frame of a smaller window. A ball near the bottom
    ///   of the portrait screen is therefore outside the landscape screen, as articles of that time assume.
    static func frame(_ frame: CGRect, onScreenTurnedFrom old: CGRect, to new: CGRect) -> CGRect {
        frame == old ? new : frame
    }

    /// The part of the screen's safe area insets that extends into the window.
    var insetsFromScreen: UIEdgeInsets {
        if rootViewController == nil {
            return screenInsets(in: .portrait).reaching(into: frame, of: screen.fixedBounds)
        }
        var insets = screenInsets(in: screen.orientation)
            .reaching(into: frame.applying(containingSpace.toScreen), of: screen.bounds)
        if hasControls, insets.top == 0 { insets.top = Self.topOfFloatingScene }
        return insets
    }

    /// Returns the insets for bars and cutouts of the screen, with the status bar of the window's scene.
    func screenInsets(in orientation: UIInterfaceOrientation) -> UIEdgeInsets {
        let bar = windowScene.map(application.statusBarAppearance) ?? application.currentStatusBar
        return screen.safeAreaInsets(in: orientation, hidesStatusBar: bar.isHidden)
    }

    /// The inset at the top of a scene that floats below the status bar, in points.
    ///
    /// - Note: Undocumented by Apple.
    /// - Source: https://github.com/emkey1/ish-AOK/issues/580, measured in simulators of iPadOS 26.5 and 27.0.
    private static let topOfFloatingScene: CGFloat = 10

    /// A Boolean value indicating whether the controls of a scene that doesn't fill the screen are in the window's
    /// corner.
    var hasControls: Bool {
        guard let windowScene, application.resizesScenesFreely else { return false }
        return windowScene.frame != screen.bounds && frame.origin == .zero
    }
}
