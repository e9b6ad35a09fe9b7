@_spi(Simulator) import UIKit

/// The state of the current device's status bar, and the objects that determine it.
@MainActor
public struct StatusBar {
    /// The frame of the bar, in points of the screen. It's zero while the bar is hidden.
    public let frame: CGRect
    public let isHidden: Bool
    public let style: UIStatusBarStyle
    /// The animation of the last change between a hidden and a visible bar.
    public let animation: UIStatusBarAnimation
    /// The window that UIKit would query now, or `nil` if the application determines the bar or no window is eligible.
    public let window: UIWindow?
    /// The view controller that determines the style.
    public let styleController: UIViewController?
    /// The view controller that determines whether the bar is hidden.
    public let hiddenController: UIViewController?
    let device: Device
    let interfaceStyle: UIUserInterfaceStyle

    /// The status bar of the current device.
    ///
    /// It may reflect an earlier result of the view controller, because UIKit queries it again only when a view or a
    /// window appears or disappears, the interface rotates, or the app calls `setNeedsStatusBarAppearanceUpdate()`.
    public static var current: StatusBar {
        let application = UIApplication.shared
        application.finishTurn()
        let decision = application.statusBarDecision
        return StatusBar(
            frame: application.currentStatusBarFrame,
            isHidden: application.isCurrentStatusBarHidden,
            style: application.currentStatusBarStyle,
            animation: application.statusBarAnimation,
            window: decision.window,
            styleController: decision.style,
            hiddenController: decision.hidden,
            device: .current,
            interfaceStyle: (decision.style?.traitCollection ?? UIScreen.current.traitCollection).userInterfaceStyle
        )
    }
}
