extension UIBarButtonItem {
    /// The style of a bar button item. The raw values match Apple's header.
    public enum Style: Int, Sendable {
        case plain = 0
        /// A style with a bold title.
        case done = 2
    }
}
