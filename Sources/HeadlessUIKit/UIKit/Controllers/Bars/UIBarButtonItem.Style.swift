extension UIBarButtonItem {
    /// Raw values as in Apple's header.
    public enum Style: Int, Sendable {
        case plain = 0
        /// In bold.
        case done = 2
    }
}
