/// The window and the view that receive a touch at a point of the screen.
///
/// The value holds strong references to its windows.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:)
@MainActor
public struct TouchTarget {
    /// The window that receives the touch, or `nil` if none does.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitouch/window
    public let window: UIWindow?
    /// The view that receives the touch, as returned by the window's `hitTest`.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitouch/view
    public let view: UIView?
    /// The windows that were hit-tested before, frontmost first, and the reason that each didn't receive the touch.
    public let refusals: [Refusal]

    public struct Refusal {
        public let window: UIWindow
        public let reason: Reason
    }
}
