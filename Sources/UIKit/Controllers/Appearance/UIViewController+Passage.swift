extension UIViewController {
    /// Whether the view comes because the controller is being presented; true in the callbacks of appearance alone.
    public var isBeingPresented: Bool { appearance.passage.contains(.presented) }

    /// Whether the view goes because the controller is being dismissed; true in the callbacks of appearance alone.
    public var isBeingDismissed: Bool { appearance.passage.contains(.dismissed) }

    /// Whether the controller is on its way into a container.
    public var isMovingToParent: Bool { appearance.passage.contains(.toParent) }

    /// Whether the controller is on its way out of its container.
    public var isMovingFromParent: Bool { appearance.passage.contains(.fromParent) }
}
