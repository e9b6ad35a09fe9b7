extension UIView {
    /// An animation that the system provides.
    public enum SystemAnimation: UInt, Sendable {
        /// The views shrink and are removed.
        case delete = 0
    }
}
