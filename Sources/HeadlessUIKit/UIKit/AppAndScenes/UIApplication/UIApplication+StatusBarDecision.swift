/// The window and the view controllers that determine the status bar.
@_spi(Simulator)
@MainActor
public struct StatusBarDecision {
    /// The window whose view controllers are queried, or `nil` if there is none.
    public let window: UIWindow?
    /// The view controller that determines the style, or `nil` if the application decides or the window has no root
    /// view controller.
    public let style: UIViewController?
    /// The view controller that determines whether the bar is hidden, or `nil` in the same cases as for the style.
    public let hidden: UIViewController?
}

extension UIApplication {
    /// Returns the view controllers that currently determine the status bar of a scene. They belong to the frontmost
    /// window of the scene, not to the key window.
    ///
    /// This is reported by many authors of overlays. Apple's documentation mentions only the one window of an app.
    ///
    /// - Parameter scene: The scene, or `nil` in an app without scenes.
    /// - Source: https://developer.apple.com/documentation/uikit/uistatusbarmanager; each scene has one.
    @_spi(Simulator) public func statusBarDecision(in scene: UIWindowScene?) -> StatusBarDecision {
        guard controllersDecideStatusBar else { return StatusBarDecision(window: nil, style: nil, hidden: nil) }
        let window = frontmostWindow { window, entry in
            !entry.isSystem && stack.isShown(entry) && window.isLargeEnoughForStatusBar && isWindow(window, in: scene)
        }
        let front = window?.rootViewController?.statusBarOwner
        return StatusBarDecision(
            window: window,
            style: front?.lastChild(\.childForStatusBarStyle),
            hidden: front?.lastChild(\.childForStatusBarHidden)
        )
    }

    /// Returns a Boolean value indicating whether the view controllers of a scene hide the status bar.
    @_spi(Simulator) public func isStatusBarHidden(in scene: UIWindowScene?) -> Bool {
        statusBarAppearance(in: scene).isHidden
    }

    /// Returns a Boolean value indicating whether a scene contains a window. The scene of an app that hasn't adopted
    /// scenes contains all of them.
    private func isWindow(_ window: UIWindow, in scene: UIWindowScene?) -> Bool {
        scene == nil || !isSceneBased || window.windowScene === scene
    }

    @_spi(Simulator) public var currentStatusBarStyle: UIStatusBarStyle { currentStatusBar.style }

    /// Returns the animation with which the status bar of a scene was last shown or hidden.
    @_spi(Simulator) public func statusBarAnimation(in scene: UIWindowScene?) -> UIStatusBarAnimation {
        statusBarAppearance(in: scene).animation
    }

    /// Updates the status bar of the scenes in which the change concerns the view controllers that determine it.
    ///
    /// By default, the controllers of a window are queried when the window becomes the deciding one, and later only
    /// when a controller in this window requests it.
    ///
    /// - Parameter window: The window in which a view controller requested the update or changed, or `nil` if the order
    ///   of the windows changed.
    /// - Returns: The scenes whose view controllers were queried.
    @discardableResult
    func updateStatusBar(after window: UIWindow?) -> [UIWindowScene?] {
        let changed = statusBarScenes.filter { scene in
            let deciding = statusBarDecision(in: scene).window
            return deciding !== statusBar.decisions[scene?.id]?.window || deciding === window
                || screen.hardware.assumes(.everyRequestUpdatesStatusBar)
                    && (window.map { isWindow($0, in: scene) } ?? true)
        }
        for scene in changed { updateStatusBar(in: scene) }
        return changed
    }

    /// Queries the deciding view controllers of all scenes, and updates the status bar.
    func updateStatusBar() {
        for scene in statusBarScenes { updateStatusBar(in: scene) }
    }

    /// Queries the deciding view controllers of a scene, and updates its part of the status bar.
    func updateStatusBar(in scene: UIWindowScene?) {
        runLoop.statusBarUpdates.remove(scene?.id)
        let decision = statusBarDecision(in: scene)
        let old = statusBarAppearance(in: scene)
        var new = controllersDecideStatusBar ? .init(isHidden: screen.hidesStatusBar) : statusBar.requested
        if let style = decision.style { new.style = style.preferredStatusBarStyle }
        if let hidden = decision.hidden {
            new.isHidden = hidden.prefersStatusBarHidden
            new.animation = hidden.preferredStatusBarUpdateAnimation
        }
        if screen.hardware.forbidsStatusBarInLandscape, screen.orientation.isLandscape { new.isHidden = true }
        let comesOrGoes = new.isHidden != old.isHidden
        if !comesOrGoes { new.animation = old.animation }
        statusBar.decisions[scene?.id] = .init(appearance: new, window: decision.window)
        if comesOrGoes {
            for window in allWindows where isWindow(window, in: scene) { window.statusBarDidChange() }
        }
    }
}

extension UIWindow {
    /// A Boolean value indicating whether the window is large enough for its view controllers to determine the status
    /// bar.
    var isLargeEnoughForStatusBar: Bool {
        screen.hardware.queriesSmallWindowsAboutStatusBar || fillsContainingSpace
    }

    /// A Boolean value indicating whether the window fills the screen or its scene.
    var fillsContainingSpace: Bool { frame == containingSpace.bounds }
}

extension UIViewController {
    /// The last presented view controller that takes over the status bar, because it's presented full screen or
    /// requests it, or else this one.
    ///
    /// - Source: Apple, "modalPresentationCapturesStatusBarAppearance".
    var statusBarOwner: UIViewController {
        var owner = self
        for controller in sequence(first: self, next: \.lastingPresented).dropFirst()
        where controller.presentationStyleForStatusBar == .fullScreen
            || controller.modalPresentationCapturesStatusBarAppearance
        {
            owner = controller
        }
        return owner
    }

    /// The presentation style that counts for the status bar.
    ///
    /// If the presentation was adapted, it's the original style by default: openradar 22564923 reports that the
    /// deciding view controller is chosen when the presentation begins.
    private var presentationStyleForStatusBar: UIModalPresentationStyle? {
        guard let style = effectivePresentationStyle else { return nil }
        let isAdaptedStyle = screen?.hardware.assumes(.adaptedStyleDecidesStatusBar) ?? false
        return isAdaptedStyle ? style : presentation?.original?.presentationStyle ?? style
    }

    /// Returns the last view controller of the chain that a `childFor…` property forms. The chain must have an end.
    func lastChild(_ next: (UIViewController) -> UIViewController?) -> UIViewController {
        var (last, seen) = (self, Set([ObjectIdentifier(self)]))
        while let child = next(last) {
            precondition(
                seen.insert(ObjectIdentifier(child)).inserted,
                "the status bar has no end of its chain of children: \(last) names \(child), which was asked before")
            last = child
        }
        return last
    }
}
