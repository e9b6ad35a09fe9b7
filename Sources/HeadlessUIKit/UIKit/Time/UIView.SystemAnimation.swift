extension UIView {
    /// An animation that the system has.
    public enum SystemAnimation: UInt, Sendable {
        /// The views shrink and are gone.
        case delete = 0
    }
}
