@_spi(Simulator) import UIKit

/// What the status bar of the current device shows, and who decided.
@MainActor
public struct StatusBar {
    /// In points of the screen; zero while the bar is hidden.
    public let frame: CGRect
    public let isHidden: Bool
    public let style: UIStatusBarStyle
    /// How the bar came, or went, when that changed last.
    public let animation: UIStatusBarAnimation
    /// The window that would be asked now; nil if the application decides or no window counts.
    public let window: UIWindow?
    /// The controller whose style counts.
    public let styleController: UIViewController?
    /// The controller that hides the bar or shows it.
    public let hiddenController: UIViewController?

    /// Reads the bar of the current device.
    ///
    /// It may show an earlier answer of the controller than that would give now: UIKit asks again only when a view
    /// comes or goes, a window does, the interface turns, or `setNeedsStatusBarAppearanceUpdate()` is called.
    public static var current: StatusBar {
        let application = UIApplication.shared
        application.finishTurn()
        let decision = application.statusBarDecision
        return StatusBar(
            frame: application.shownStatusBarFrame,
            isHidden: application.isShownStatusBarHidden,
            style: application.shownStatusBarStyle,
            animation: application.statusBarAnimation,
            window: decision.window,
            styleController: decision.style,
            hiddenController: decision.hidden
        )
    }
}
