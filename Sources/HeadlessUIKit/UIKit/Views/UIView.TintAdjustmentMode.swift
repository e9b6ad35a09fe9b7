extension UIView {
    /// Whether a tint shows as it is. Raw values as in Apple's header.
    public enum TintAdjustmentMode: Int, Sendable {
        /// As the superview's.
        case automatic = 0
        case normal = 1
        /// Grey, as behind an alert.
        case dimmed = 2
    }
}
