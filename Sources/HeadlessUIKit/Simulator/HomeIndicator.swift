@_spi(Simulator) import UIKit

/// The state of the current device's home indicator, and the view controller that determines it.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/prefershomeindicatorautohidden
/// - Differs: On a phone, the system decides when it hides the indicator, and it shows a hidden one again as soon as a
///   finger touches the screen. In this implementation, an indicator that may be hidden is hidden.
@MainActor
public struct HomeIndicator {
    /// A Boolean value indicating whether the indicator is hidden. It's always `true` on a device with a home button.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/prefershomeindicatorautohidden
    public let isHidden: Bool
    /// The view controller that determines whether the indicator is hidden, or `nil` if UIKit didn't query one.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/childforhomeindicatorautohidden
    public let controller: UIViewController?

    /// The indicator of the current device, as the view controller determined it when UIKit last queried it.
    ///
    /// UIKit queries the view controller again only when a view or a window appears or disappears, the interface
    /// rotates, or the app calls `setNeedsUpdateOfHomeIndicatorAutoHidden()`.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uiviewcontroller/setneedsupdateofhomeindicatorautohidden();
    ///   the other occasions are undocumented.
    public static var current: HomeIndicator {
        let edges = UIApplication.shared.edges
        let hasIndicator = Device.inUse?.metrics.portraitSafeArea.bottom ?? 0 > 0
        return HomeIndicator(
            isHidden: !hasIndicator || edges.hidesHomeIndicator, controller: edges.homeIndicatorController)
    }
}
