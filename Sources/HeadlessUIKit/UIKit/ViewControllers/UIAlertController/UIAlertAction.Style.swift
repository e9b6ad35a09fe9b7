extension UIAlertAction {
    /// The style of an alert action. The raw values match Apple's header.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uialertaction/style-swift.enum; the raw values:
    ///   Apple's header.
    public enum Style: Int, Sendable {
        case `default` = 0
        /// A style for an action that leaves the data unchanged. An alert contains at most one such action.
        case cancel = 1
        case destructive = 2
    }
}
