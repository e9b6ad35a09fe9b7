/// The state of the interface orientation.
@MainActor
final class OrientationState {
    /// The interface orientation that is upright in the device's current position.
    var held = UIInterfaceOrientation.portrait
    /// The orientation to which the interface is rotating, or `nil` if it isn't rotating.
    var target: UIInterfaceOrientation?
}

extension UIApplication {
    var orientationState: OrientationState { states[OrientationState.self, default: OrientationState()] }
}

extension UIApplication {
    /// A notification that is posted before the interface orientation changes. The user info contains the new
    /// orientation.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uiapplication/willchangestatusbarorientationnotification; that
    ///   the orientation is the new one: Apple's header.
    @available(*, deprecated, message: "iOS 13.0: Use viewWillTransitionToSize:withTransitionCoordinator: instead.")
    public nonisolated static let willChangeStatusBarOrientationNotification = OrientationChange.will
    /// A notification that is posted after the interface orientation has changed. The user info contains the old
    /// orientation.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uiapplication/didchangestatusbarorientationnotification; that
    ///   the orientation is the old one: Apple's header.
    @available(*, deprecated, message: "iOS 13.0: Use viewWillTransitionToSize:withTransitionCoordinator: instead.")
    public nonisolated static let didChangeStatusBarOrientationNotification = OrientationChange.did
    /// The user info key for the raw value of a `UIInterfaceOrientation`, an `Int`.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/statusbarorientationuserinfokey
    @available(*, deprecated, message: "iOS 13.0: Use viewWillTransitionToSize:withTransitionCoordinator: instead.")
    public nonisolated static let statusBarOrientationUserInfoKey = OrientationChange.key

    /// The names of the notifications, in a type that isn't deprecated.
    private enum OrientationChange {
        static let will = Notification.Name("UIApplicationWillChangeStatusBarOrientationNotification")
        static let did = Notification.Name("UIApplicationDidChangeStatusBarOrientationNotification")
        static let key = "UIApplicationStatusBarOrientationUserInfoKey"
    }

    /// Updates the status bar, the system edges, and the orientation from the view controllers that determine them.
    ///
    /// - Parameter window: The window whose view controllers changed, or `nil` if the order of the windows changed.
    func updateFromControllers(in window: UIWindow? = nil) {
        updateStatusBar(after: window)
        updateSystemEdges()
        updateOrientation()
    }

    /// Updates the status bar after a view controller has reported a change of its preferences.
    ///
    /// - Note: Undocumented by Apple. Published stack traces of iOS 7 to 12 show an immediate update, whereas the name
    ///   suggests one at the end of the run loop's turn. This implementation does both, so that later changes in the
    ///   same turn are included.
    ///
    /// - Parameter window: The window of the view controller.
    func setNeedsStatusBarUpdate(in window: UIWindow?) {
        runLoop.statusBarUpdates.formUnion(updateStatusBar(after: window).map { $0?.id })
    }

    /// Updates the orientation after a view controller has reported a change of its preferences.
    ///
    /// The time of the update is the same as for the status bar.
    func setNeedsOrientationUpdate() {
        updateOrientation()
        runLoop.needsOrientationUpdate = true
    }

    /// The window whose view controllers determine the interface orientation.
    ///
    /// - Note: Apple documents the behavior for one window, and leaves it open for several. This implementation uses
    ///   the frontmost window that fills the screen and has a root view controller, because such overlays are reported
    ///   to force their orientation on the app. They're reported to do so even if they have never been shown (openradar
    ///   19592583, iOS 8; openradar 50405134 and sdl_ios 1250, iOS 12).
    var orientingWindow: UIWindow? {
        frontmostWindow { window, entry in
            !entry.isSystem && window.rootViewController != nil && canOrient(entry) && window.fillsContainingSpace
        }
    }

    private func canOrient(_ entry: WindowStack.Entry) -> Bool {
        if stack.isShown(entry) { return true }
        return !entry.hasBeenShown && stack.hasPlace(entry) && screen.hardware.turnsScreen
            && !screen.hardware.assumes(.unshownWindowsIgnoreOrientation)
    }

    /// Changes the interface orientation to the device's if that is supported, and away from one that isn't supported.
    ///
    /// During a rotation, the update is deferred to the end of the run loop's turn.
    func updateOrientation() {
        runLoop.needsOrientationUpdate = orientationState.target != nil
        guard orientationState.target == nil, let target = targetOrientation else { return }
        turn(to: target)
    }

    /// Changes the held orientation to the preferred one of a view controller that is presented full screen. Returns
    /// `true` if it differs from the current one.
    ///
    /// The orientation remains until the device is rotated or the view controller is dismissed. Source: Apple,
    /// "preferredInterfaceOrientationForPresentation".
    func applyPreferredOrientation(of controller: UIViewController) -> Bool {
        let preferred = controller.preferredInterfaceOrientationForPresentation
        guard controller.effectivePresentationStyle == .fullScreen, preferred != screen.orientation,
            controller.supportedInterfaceOrientations.contains(.init(preferred))
        else { return false }
        orientationState.held = preferred
        return true
    }

    func followDevice() {
        guard let held = phone?.device.orientation, held.isValidInterfaceOrientation else { return }
        orientationState.held = UIInterfaceOrientation(rawValue: held.rawValue) ?? orientationState.held
    }

    /// Returns the orientations that the delegates of the app and of the window's scene support, or all if neither
    /// determines them.
    ///
    /// - Note: Undocumented by Apple if both determine them. This implementation uses those that both support.
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uiwindowscenedelegate/supportedinterfaceorientations(for:)
    func allowedOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        let allowed = deprecatedDelegateCalls.orientationsOfDelegate(for: window)
        guard screen.hardware.sceneDelegatesLimitOrientations, isSceneBased, let scene = window?.windowScene,
            let delegate = scene.delegate as? any UIWindowSceneDelegate
        else { return allowed }
        return allowed.intersection(delegate.supportedInterfaceOrientations(for: scene))
    }

    /// Returns a Boolean value indicating whether the view controllers of a full-screen scene lock the orientation.
    ///
    /// The scene is as large as the screen, and nothing covers it. Source: Apple,
    /// "prefersInterfaceOrientationLocked".
    func locksOrientation(of scene: UIWindowScene) -> Bool {
        guard screen.hardware.locksOrientations, scene.isFullScreen, scenes.count == 1,
            let window = orientingWindow, window.windowScene === scene
        else { return false }
        return window.rootViewController?.orientationOwner.lastChild(\.childForInterfaceOrientationLock)
            .prefersInterfaceOrientationLocked ?? false
    }

    /// Changes the orientation at the app's request, if no view controller determines it. From iOS 16 on, one always
    /// does.
    func requestOrientation(_ orientation: UIInterfaceOrientation) {
        let decider = orientingWindow?.rootViewController?.orientationOwner
        guard let decider, !decider.follows, decider.supportedInterfaceOrientations.isEmpty else { return }
        turn(to: orientation)
    }

    /// The orientation to change to, or `nil` to keep the current one.
    private var targetOrientation: UIInterfaceOrientation? {
        guard let window = orientingWindow, let decider = window.rootViewController?.orientationOwner else {
            return orientationState.held
        }
        if let scene = window.windowScene, locksOrientation(of: scene) { return nil }
        if ignoresSupportedOrientations { return orientationState.held }
        let mask = decider.supportedInterfaceOrientations.intersection(
            deprecatedDelegateCalls.orientations(of: window))
        guard decider.follows && !screen.hardware.ignoresDisjointOrientations || !mask.isEmpty else { return nil }
        precondition(
            !mask.isEmpty,
            """
            UIApplicationInvalidInterfaceOrientation: Supported orientations has no common orientation with the \
            application, and [\(type(of: decider)) shouldAutorotate] is returning YES
            """
        )
        if decider.follows, mask.contains(.init(orientationState.held)) { return orientationState.held }
        if mask.contains(.init(screen.orientation)) { return nil }
        let preferred = decider.preferredInterfaceOrientationForPresentation
        return mask.contains(.init(preferred)) ? preferred : mask.first
    }

    /// Changes the orientation of the screen, and then of every window that rotates, from back to front, and updates
    /// their layout.
    ///
    /// - Note: Undocumented by Apple. The touches are canceled, unless `touchesContinueInRotation` is assumed.
    func turn(to orientation: UIInterfaceOrientation) {
        let oldOrientation = screen.orientation
        guard orientation != .unknown, orientation != oldOrientation else { return }
        orientationState.target = orientation
        if !screen.hardware.assumes(.touchesContinueInRotation) { cancelTouches() }
        post(OrientationChange.will, orientation)
        let listeners = deprecatedRotationListeners
        let duration = TransitionCoordinator.duration(from: oldOrientation, to: orientation)
        for controller in listeners { controller.willRotate(to: orientation, duration: duration) }
        beginTurningKeyboard()
        resizingWindows {
            screen.orientation = orientation
            for scene in scenes { scene.userResizing.frame = scene.userResizing.frame.map(scene.fitted) }
        } along: {
            for controller in listeners { controller.willAnimateRotation(to: orientation, duration: duration) }
        } followed: {
            orientationState.target = nil
            finishTurningKeyboard()
            post(OrientationChange.did, oldOrientation)
        }
        for controller in listeners { controller.didRotate(from: oldOrientation) }
    }

    private func post(_ name: Notification.Name, _ orientation: UIInterfaceOrientation) {
        post(name, userInfo: [OrientationChange.key: orientation.rawValue])
    }
}

/// A protocol through which a deprecated property is read without a compiler warning.
@MainActor
protocol Autorotating {
    var shouldAutorotate: Bool { get }
}

extension UIViewController: Autorotating {
    /// A Boolean value indicating whether the interface follows the device while this view controller determines the
    /// orientation.
    var follows: Bool {
        guard screen?.hardware.queriesShouldAutorotate ?? true else { return true }
        return (self as any Autorotating).shouldAutorotate
    }
}

extension UIViewController {
    /// The view controller that determines the orientation: the last presented one that fills the window, or this view
    /// controller.
    ///
    /// - Source: Apple, "supportedInterfaceOrientations".
    var orientationOwner: UIViewController {
        sequence(first: self, next: \.lastingPresented).filter { $0 === self || $0.fillsScreen }.last ?? self
    }

    private var fillsScreen: Bool {
        effectivePresentationStyle == .fullScreen || effectivePresentationStyle == .overFullScreen
    }
}
