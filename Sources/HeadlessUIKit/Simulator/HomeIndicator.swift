@_spi(Simulator) import UIKit

/// What the home indicator of the current device shows, and who decided.
///
/// A phone shows a hidden indicator again as soon as a finger touches the screen; that is not modelled.
@MainActor
public struct HomeIndicator {
    /// Always on a device with a home button.
    public let isHidden: Bool
    /// The controller that hides it or shows it; nil if none was asked.
    public let controller: UIViewController?

    /// Reads the indicator of the current device: what the controller answered when it was last asked.
    ///
    /// UIKit asks again only when a view comes or goes, a window does, the interface turns, or
    /// `setNeedsUpdateOfHomeIndicatorAutoHidden()` is called.
    public static var current: HomeIndicator {
        let edges = UIApplication.shared.edges
        let isThere = Device.inUse?.metrics.portraitSafeArea.bottom ?? 0 > 0
        return HomeIndicator(isHidden: !isThere || edges.hidesHomeIndicator, controller: edges.homeIndicatorController)
    }
}
