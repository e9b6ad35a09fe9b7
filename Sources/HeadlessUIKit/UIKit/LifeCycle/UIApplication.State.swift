extension UIApplication {
    /// How near the app is to its user.
    public enum State: Int, Sendable {
        /// In front, and events arrive.
        case active = 0
        /// In front, and no events arrive: on the way up or down, or something of the system's lies over it.
        case inactive = 1
        case background = 2

        init(_ activity: Activity) {
            switch activity {
            case .active: self = .active
            case .inactive: self = .inactive
            case .background: self = .background
            }
        }
    }
}
