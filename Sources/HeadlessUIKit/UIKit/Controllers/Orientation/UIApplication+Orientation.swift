extension UIApplication {
    /// Posted before the interface turns; the user info has the new orientation.
    @available(*, deprecated, message: "iOS 13.0: Use viewWillTransitionToSize:withTransitionCoordinator: instead.")
    public nonisolated static let willChangeStatusBarOrientationNotification = OrientationChange.will
    /// Posted after the interface has turned; the user info has the old orientation.
    @available(*, deprecated, message: "iOS 13.0: Use viewWillTransitionToSize:withTransitionCoordinator: instead.")
    public nonisolated static let didChangeStatusBarOrientationNotification = OrientationChange.did
    /// Key of the raw value, an `Int`, of a `UIInterfaceOrientation`.
    @available(*, deprecated, message: "iOS 13.0: Use viewWillTransitionToSize:withTransitionCoordinator: instead.")
    public nonisolated static let statusBarOrientationUserInfoKey = OrientationChange.key

    /// The names by themselves, which are not deprecated.
    private enum OrientationChange {
        static let will = Notification.Name("UIApplicationWillChangeStatusBarOrientationNotification")
        static let did = Notification.Name("UIApplicationDidChangeStatusBarOrientationNotification")
        static let key = "UIApplicationStatusBarOrientationUserInfoKey"
    }

    /// Asks again who decides about the status bar and about the orientation.
    func askControllers() {
        updateStatusBar()
        updateSystemEdges()
        updateOrientation()
    }

    /// A controller says that its answers about the status bar have changed.
    ///
    /// Open: whether a phone asks at once, as stack traces that were published show of iOS 7 to 12, or at the end of the
    /// turn, as the name promises. Here both: whatever the controller changes in the same turn counts, too.
    func askAboutStatusBar() {
        updateStatusBar()
        runLoop.asksAboutStatusBar = true
    }

    /// A controller says that its answers about the orientation have changed; asked as those about the status bar.
    func askAboutOrientations() {
        updateOrientation()
        runLoop.asksAboutOrientations = true
    }

    /// The window whose controllers say how the interface may turn.
    ///
    /// Apple's documentation speaks of one window. Open: which of several counts; here the frontmost visible one that
    /// fills the screen and has a root view controller, because overlays of that kind are reported to force their
    /// orientation on the app.
    var orientingWindow: UIWindow? {
        allWindows.last { $0.isShown && !$0.isSystem && $0.fillsSurroundings && $0.rootViewController != nil }
    }

    /// Turns the interface to where the device is held if that is allowed, and away from where it is not.
    func updateOrientation() {
        runLoop.asksAboutOrientations = false
        guard !isTurning, let target = orientationToTake else { return }
        turn(to: target)
    }

    /// A controller that is presented full screen begins in the orientation it prefers; whether that is another one.
    ///
    /// It stays so until the device is turned or the controller goes. Source: Apple,
    /// "preferredInterfaceOrientationForPresentation".
    func takePreferredOrientation(of controller: UIViewController) -> Bool {
        let preferred = controller.preferredInterfaceOrientationForPresentation
        guard controller.shownStyle == .fullScreen, preferred != screen.orientation,
            controller.supportedInterfaceOrientations.contains(.init(preferred))
        else { return false }
        heldOrientation = preferred
        return true
    }

    func followDevice() {
        guard let held = phone?.device.orientation, held.isValidInterfaceOrientation else { return }
        heldOrientation = UIInterfaceOrientation(rawValue: held.rawValue) ?? heldOrientation
    }

    /// What the app allows: its delegate says; without one, all.
    func allowedOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .all
    }

    /// Whether the controllers of a scene that fills the screen want the orientation to stay.
    ///
    /// Source: Apple, "prefersInterfaceOrientationLocked": the scene is as large as the screen and nothing covers it.
    func locksOrientation(of scene: UIWindowScene) -> Bool {
        guard screen.hardware.locksOrientations, scene.isFullScreen, scenes.count == 1,
            let window = orientingWindow, window.windowScene === scene
        else { return false }
        return window.rootViewController?.orientationOwner.lastChild(\.childForInterfaceOrientationLock)
            .prefersInterfaceOrientationLocked ?? false
    }

    /// The app asks for an orientation by itself, where no controller decides.
    func requestOrientation(_ orientation: UIInterfaceOrientation) {
        let decider = orientingWindow?.rootViewController?.orientationOwner
        guard let decider, !decider.follows, decider.supportedInterfaceOrientations.isEmpty else { return }
        turn(to: orientation)
    }

    /// Nil stands for the one there is.
    private var orientationToTake: UIInterfaceOrientation? {
        guard let window = orientingWindow, let decider = window.rootViewController?.orientationOwner else {
            return heldOrientation
        }
        if let scene = window.windowScene, locksOrientation(of: scene) { return nil }
        if ignoresSupportedOrientations { return heldOrientation }
        let mask = decider.supportedInterfaceOrientations.intersection(supportedInterfaceOrientations(for: window))
        guard decider.follows || !mask.isEmpty else { return nil }
        precondition(
            !mask.isEmpty,
            """
            UIApplicationInvalidInterfaceOrientation: Supported orientations has no common orientation with the \
            application, and [\(type(of: decider)) shouldAutorotate] is returning YES
            """
        )
        if decider.follows, mask.contains(.init(heldOrientation)) { return heldOrientation }
        if mask.contains(.init(screen.orientation)) { return nil }
        let preferred = decider.preferredInterfaceOrientationForPresentation
        return mask.contains(.init(preferred)) ? preferred : mask.first
    }

    /// Turns the interface: the screen, then every window that turns, from back to front; then they lay out.
    func turn(to orientation: UIInterfaceOrientation) {
        let oldOrientation = screen.orientation
        guard orientation != .unknown, orientation != oldOrientation else { return }
        isTurning = true
        post(OrientationChange.will, orientation)
        let listeners = listenersOfOldRotation
        let duration = TransitionCoordinator.duration(from: oldOrientation, to: orientation)
        for controller in listeners { controller.willRotate(to: orientation, duration: duration) }
        resizingWindows {
            screen.orientation = orientation
        } along: {
            for controller in listeners { controller.willAnimateRotation(to: orientation, duration: duration) }
        } followed: {
            isTurning = false
            placeKeyboard()
            post(OrientationChange.did, oldOrientation)
        }
        for controller in listeners { controller.didRotate(from: oldOrientation) }
    }

    private func post(_ name: Notification.Name, _ orientation: UIInterfaceOrientation) {
        post(name, userInfo: [OrientationChange.key: orientation.rawValue])
    }
}

/// What is deprecated and still asked: by way of a protocol, which the compiler does not mind.
@MainActor
protocol Autorotating {
    var shouldAutorotate: Bool { get }
}

extension UIViewController: Autorotating {
    /// Whether the interface follows the device while this controller decides.
    var follows: Bool {
        guard screen?.hardware.asksWhetherToAutorotate ?? true else { return true }
        return (self as any Autorotating).shouldAutorotate
    }
}

extension UIViewController {
    /// This controller, or the last of those it presents that fill the window.
    ///
    /// Source: Apple, "supportedInterfaceOrientations".
    var orientationOwner: UIViewController {
        sequence(first: self, next: \.lastingPresented).filter { $0 === self || $0.fillsScreen }.last ?? self
    }

    private var fillsScreen: Bool { shownStyle == .fullScreen || shownStyle == .overFullScreen }
}
