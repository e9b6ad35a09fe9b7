extension UIScene {
    /// The activation states of a scene.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscene/activationstate-swift.enum
    public enum ActivationState: Int, Sendable {
        /// The scene isn't connected to the app.
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive = 1
        case background = 2

        init(_ state: LifecycleState) {
            switch state {
            case .active: self = .foregroundActive
            case .inactive: self = .foregroundInactive
            case .background: self = .background
            }
        }
    }
}
