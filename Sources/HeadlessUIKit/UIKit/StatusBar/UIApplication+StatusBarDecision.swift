/// Who decides about the status bar.
@_spi(Simulator)
@MainActor
public struct StatusBarDecision {
    /// The window that was asked; nil if no window counts.
    public let window: UIWindow?
    /// The controller whose style counts; nil if the application decides, or the window has no root view controller.
    public let style: UIViewController?
    /// The controller that hides the bar or shows it; nil as for the style.
    public let hidden: UIViewController?
}

extension UIApplication {
    /// The controllers that count now: those of the frontmost window, not of the key window.
    ///
    /// Reported by many authors of overlays; Apple's documentation speaks of the one window of an app.
    @_spi(Simulator) public var statusBarDecision: StatusBarDecision {
        guard controllersDecideStatusBar else { return StatusBarDecision(window: nil, style: nil, hidden: nil) }
        let window = allWindows.last { $0.isAskedAboutStatusBar }
        let front = window?.rootViewController?.statusBarOwner
        return StatusBarDecision(
            window: window,
            style: front?.lastChild(\.childForStatusBarStyle),
            hidden: front?.lastChild(\.childForStatusBarHidden)
        )
    }

    @_spi(Simulator) public var isShownStatusBarHidden: Bool { statusBar.shown.isHidden }
    @_spi(Simulator) public var shownStatusBarStyle: UIStatusBarStyle { statusBar.shown.style }
    @_spi(Simulator) public var statusBarAnimation: UIStatusBarAnimation { statusBar.shown.animation }

    /// Asks who decides, and lets the bar show the answer.
    func updateStatusBar() {
        runLoop.asksAboutStatusBar = false
        let decision = statusBarDecision
        var new = controllersDecideStatusBar ? .init(isHidden: screen.hidesStatusBar) : statusBar.requested
        if let style = decision.style { new.style = style.preferredStatusBarStyle }
        if let hidden = decision.hidden {
            new.isHidden = hidden.prefersStatusBarHidden
            new.animation = hidden.preferredStatusBarUpdateAnimation
        }
        if screen.hardware.forbidsStatusBarInLandscape, screen.orientation.isLandscape { new.isHidden = true }
        let old = statusBar.shown
        let comesOrGoes = new.isHidden != old.isHidden
        if !comesOrGoes { new.animation = old.animation }
        statusBar.shown = new
        if comesOrGoes { for window in allWindows { window.statusBarDidChange() } }
    }
}

extension UIWindow {
    /// Whether a window's controllers can be asked about the status bar: a visible one of the app and not of the system,
    /// of any size up to iOS 10, and later one that fills the screen or its scene.
    var isAskedAboutStatusBar: Bool {
        isShown && !isSystem && (fillsSurroundings || screen.hardware.asksSmallWindowsAboutStatusBar)
    }

    /// Whether the window is as large as the screen, or as its scene.
    var fillsSurroundings: Bool { frame == surroundings.bounds }
}

extension UIViewController {
    /// This controller, or the last it presents that takes the status bar over: full screen, or because it asks to.
    ///
    /// Source: Apple, "modalPresentationCapturesStatusBarAppearance".
    var statusBarOwner: UIViewController {
        var owner = self
        for controller in sequence(first: self, next: \.lastingPresented).dropFirst()
        where controller.shownStyle == .fullScreen || controller.modalPresentationCapturesStatusBarAppearance {
            owner = controller
        }
        return owner
    }

    /// The end of the path that a `childFor…` property names.
    func lastChild(_ next: (UIViewController) -> UIViewController?) -> UIViewController {
        next(self)?.lastChild(next) ?? self
    }
}
