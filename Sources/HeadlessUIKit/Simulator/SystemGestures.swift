@_spi(Simulator) import UIKit

/// Where on the current device the app's gestures come before the system's, and who decided.
@MainActor
public struct SystemGestures {
    /// The edges of the screen at which the first swipe is the app's.
    public let deferredEdges: UIRectEdge
    /// The controller that said so; nil if none was asked.
    public let controller: UIViewController?

    /// Reads what the controller answered when it was last asked; see `HomeIndicator`.
    public static var current: SystemGestures {
        let edges = UIApplication.shared.edges
        return SystemGestures(deferredEdges: edges.deferred, controller: edges.deferringController)
    }
}
