/// The preferences of view controllers for the edges of the screen, where the system has its gestures.
@_spi(Simulator)
@MainActor
public struct SystemEdges {
    /// A Boolean value indicating whether the home indicator can be hidden.
    public internal(set) var hidesHomeIndicator = false
    /// The view controller that determines `hidesHomeIndicator`, or `nil` if no view controller was queried.
    public internal(set) weak var homeIndicatorController: UIViewController?
    /// The edges at which the app's gestures take precedence over the system's.
    public internal(set) var deferred: UIRectEdge = []
    /// The view controller that determines `deferred`, or `nil` if no view controller was queried.
    public internal(set) weak var deferringController: UIViewController?

    nonisolated init() {}
}

/// The view controllers' most recent answers about the edges of the screen.
@MainActor
private final class SystemEdgesState {
    var edges = SystemEdges()
}

extension UIApplication {
    private var edgesState: SystemEdgesState { states[SystemEdgesState.self, default: SystemEdgesState()] }

    /// The preferences that the view controllers returned when they were last queried.
    @_spi(Simulator) public var edges: SystemEdges { edgesState.edges }

    /// Updates the preferences from the view controllers of the window that determines the orientation.
    ///
    /// - Note: Undocumented by Apple. This implementation uses the window and the presented view controller that
    ///   determine the orientation.
    func updateSystemEdges() {
        let front = orientingWindow?.rootViewController?.orientationOwner
        let indicator = front?.lastChild(\.childForHomeIndicatorAutoHidden)
        let edges = front?.lastChild(\.childForScreenEdgesDeferringSystemGestures)
        var new = SystemEdges()
        new.hidesHomeIndicator = indicator?.prefersHomeIndicatorAutoHidden ?? false
        new.homeIndicatorController = indicator
        new.deferred = edges?.preferredScreenEdgesDeferringSystemGestures ?? []
        new.deferringController = edges
        edgesState.edges = new
    }
}
