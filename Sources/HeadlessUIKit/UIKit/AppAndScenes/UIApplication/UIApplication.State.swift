extension UIApplication {
    /// The running states of an app.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/state
    public enum State: Int, Sendable {
        /// The app is in the foreground and receives events.
        case active = 0
        /// The app is in the foreground and receives no events, because of a transition to another state or because
        /// system UI covers it.
        case inactive = 1
        case background = 2

        init(_ state: LifecycleState) {
            switch state {
            case .active: self = .active
            case .inactive: self = .inactive
            case .background: self = .background
            }
        }
    }
}
