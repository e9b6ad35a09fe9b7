@_spi(Simulator) import UIKit

/// The edges of the current device at which the app's gestures precede the system's, and the view controller that
/// determines them.
///
/// - Source:
///   https://developer.apple.com/documentation/uikit/uiviewcontroller/preferredscreenedgesdeferringsystemgestures
@MainActor
public struct SystemGestures {
    /// The edges of the screen at which the app receives the first swipe.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uiviewcontroller/preferredscreenedgesdeferringsystemgestures
    public let deferredEdges: UIRectEdge
    /// The view controller that determines the edges, or `nil` if UIKit didn't query one.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uiviewcontroller/childforscreenedgesdeferringsystemgestures
    public let controller: UIViewController?

    /// The edges that the view controller returned when UIKit last queried it. See `HomeIndicator`.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uiviewcontroller/setneedsupdateofscreenedgesdeferringsystemgestures()
    public static var current: SystemGestures {
        let edges = UIApplication.shared.edges
        return SystemGestures(deferredEdges: edges.deferred, controller: edges.deferringController)
    }
}
