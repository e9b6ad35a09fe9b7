extension UIAlertAction {
    /// Raw values as in Apple's header.
    public enum Style: Int, Sendable {
        case `default` = 0
        /// Leaves things as they are; an alert has at most one.
        case cancel = 1
        case destructive = 2
    }
}
