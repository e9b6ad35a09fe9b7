/// What controllers want at the edges of the screen, where the system has gestures of its own.
@_spi(Simulator)
@MainActor
public struct SystemEdges {
    /// Whether the home indicator may hide.
    public internal(set) var hidesHomeIndicator = false
    /// Who said so; nil if nobody was asked.
    public internal(set) weak var homeIndicatorController: UIViewController?
    /// Where the app's gestures come before the system's.
    public internal(set) var deferred: UIRectEdge = []
    /// Who said so; nil if nobody was asked.
    public internal(set) weak var deferringController: UIViewController?

    nonisolated init() {}
}

extension UIApplication {
    /// What controllers said when they were last asked.
    @_spi(Simulator) public var edges: SystemEdges { systemEdges }

    /// Asks the controllers of the window that is asked about the status bar.
    ///
    /// Open: which window and which presented controller count on a phone; here those that count for orientations.
    func updateSystemEdges() {
        let front = orientingWindow?.rootViewController?.orientationOwner
        let indicator = front?.lastChild(\.childForHomeIndicatorAutoHidden)
        let edges = front?.lastChild(\.childForScreenEdgesDeferringSystemGestures)
        var new = SystemEdges()
        new.hidesHomeIndicator = indicator?.prefersHomeIndicatorAutoHidden ?? false
        new.homeIndicatorController = indicator
        new.deferred = edges?.preferredScreenEdgesDeferringSystemGestures ?? []
        new.deferringController = edges
        systemEdges = new
    }
}
