@_spi(Simulator) import UIKit

/// The state of the current device's status bar above a scene, and the objects that determine it.
///
/// - Source: https://developer.apple.com/documentation/uikit/uistatusbarmanager
@MainActor
public struct StatusBar {
    /// The frame of the scene's part of the bar, in points of the scene's coordinates. It's zero while the bar is
    /// hidden.
    ///
    /// The coordinates of a scene that fills the screen are the screen's.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uistatusbarmanager/statusbarframe, in the coordinate
    ///   space of the scene, and https://developer.apple.com/documentation/uikit/uiapplication/statusbarframe
    public let frame: CGRect
    public let isHidden: Bool
    public let style: UIStatusBarStyle
    /// The animation of the last change between a hidden and a visible bar.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/preferredstatusbarupdateanimation
    public let animation: UIStatusBarAnimation
    /// The window that UIKit would query now, or `nil` if the application determines the bar or no window is eligible.
    ///
    /// - Source: https://github.com/lionheart/openradar-mirror/issues/4125: the frontmost window determines the bar,
    ///   not the key window (iOS 7).
    public let window: UIWindow?
    /// The view controller that determines the style.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/childforstatusbarstyle
    public let styleController: UIViewController?
    /// The view controller that determines whether the bar is hidden.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/childforstatusbarhidden
    public let hiddenController: UIViewController?
    let device: Device
    let interfaceStyle: UIUserInterfaceStyle

    /// The status bar of the current device. If several scenes are visible, it's the part above the first one, also if
    /// that one hides it.
    ///
    /// It may reflect an earlier result of the view controller, because UIKit queries it again only when a view or a
    /// window appears or disappears, the interface rotates, or the app calls `setNeedsStatusBarAppearanceUpdate()`.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/setneedsstatusbarappearanceupdate();
    ///   the other occasions are undocumented.
    public static var current: StatusBar { StatusBar(UIApplication.shared.firstScene) }

    /// Creates a description of the status bar above a scene.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uistatusbarmanager
    public init(of scene: UIWindowScene) { self.init(scene) }

    private init(_ scene: UIWindowScene?) {
        let application = UIApplication.shared
        application.finishTurn()
        let decision = application.statusBarDecision(in: scene)
        let manager = scene?.statusBarManager
        frame = manager?.statusBarFrame ?? application.currentStatusBarFrame
        isHidden = application.isStatusBarHidden(in: scene)
        style = manager?.statusBarStyle ?? application.currentStatusBarStyle
        animation = application.statusBarAnimation(in: scene)
        window = decision.window
        styleController = decision.style
        hiddenController = decision.hidden
        device = .current
        interfaceStyle = (decision.style?.traitCollection ?? UIScreen.current.traitCollection).userInterfaceStyle
    }
}
