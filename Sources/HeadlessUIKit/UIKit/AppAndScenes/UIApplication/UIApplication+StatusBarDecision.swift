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
    /// The view controllers that currently determine the status bar. They belong to the frontmost window, not to the
    /// key window.
    ///
    /// This is reported by many authors of overlays. Apple's documentation mentions only the one window of an app.
    @_spi(Simulator) public var statusBarDecision: StatusBarDecision {
        guard controllersDecideStatusBar else { return StatusBarDecision(window: nil, style: nil, hidden: nil) }
        let window = allWindows.last { $0.isQueriedAboutStatusBar }
        let front = window?.rootViewController?.statusBarOwner
        return StatusBarDecision(
            window: window,
            style: front?.lastChild(\.childForStatusBarStyle),
            hidden: front?.lastChild(\.childForStatusBarHidden)
        )
    }

    @_spi(Simulator) public var isCurrentStatusBarHidden: Bool { statusBar.current.isHidden }
    @_spi(Simulator) public var currentStatusBarStyle: UIStatusBarStyle { statusBar.current.style }
    @_spi(Simulator) public var statusBarAnimation: UIStatusBarAnimation { statusBar.current.animation }

    /// Updates the status bar if the change concerns the view controllers that determine it.
    ///
    /// By default, the controllers of a window are queried when the window becomes the deciding one, and later only
    /// when a controller in this window requests it.
    ///
    /// - Parameter window: The window in which a view controller requested the update or changed, or `nil` if the order
    ///   of the windows changed.
    /// - Returns: `true` if the view controllers were queried.
    @discardableResult
    func updateStatusBar(after window: UIWindow?) -> Bool {
        let deciding = statusBarDecision.window
        guard
            deciding !== statusBar.decidingWindow || deciding === window
                || screen.hardware.assumes(.everyRequestUpdatesStatusBar)
        else { return false }
        updateStatusBar()
        return true
    }

    /// Queries the deciding view controllers, and updates the status bar.
    func updateStatusBar() {
        runLoop.needsStatusBarUpdate = false
        let decision = statusBarDecision
        statusBar.decidingWindow = decision.window
        var new = controllersDecideStatusBar ? .init(isHidden: screen.hidesStatusBar) : statusBar.requested
        if let style = decision.style { new.style = style.preferredStatusBarStyle }
        if let hidden = decision.hidden {
            new.isHidden = hidden.prefersStatusBarHidden
            new.animation = hidden.preferredStatusBarUpdateAnimation
        }
        if screen.hardware.forbidsStatusBarInLandscape, screen.orientation.isLandscape { new.isHidden = true }
        let old = statusBar.current
        let comesOrGoes = new.isHidden != old.isHidden
        if !comesOrGoes { new.animation = old.animation }
        statusBar.current = new
        if comesOrGoes { for window in allWindows { window.statusBarDidChange() } }
    }
}

extension UIWindow {
    /// A Boolean value indicating whether the window's view controllers are queried about the status bar. The window is
    /// visible, and belongs to the app and not to the system.
    var isQueriedAboutStatusBar: Bool {
        isShown && !isSystem && (fillsContainingSpace || screen.hardware.queriesSmallWindowsAboutStatusBar)
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

    /// Returns the last view controller of the chain that a `childFor…` property forms.
    func lastChild(_ next: (UIViewController) -> UIViewController?) -> UIViewController {
        next(self)?.lastChild(next) ?? self
    }
}
