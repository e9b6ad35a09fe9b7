/// What a touch at a point of the screen reaches.
///
/// It holds the windows it names, so they live at least as long as it does.
@MainActor
public struct TouchTarget {
    /// The window that takes the touch; nil if none does.
    public let window: UIWindow?
    /// The view that takes the touch, as the window's `hitTest` answered.
    public let view: UIView?
    /// The windows that were asked before, frontmost first, and why each did not take the touch.
    public let refusals: [Refusal]

    public struct Refusal {
        public let window: UIWindow
        public let reason: Reason
    }
}
