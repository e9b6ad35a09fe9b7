extension UIBarButtonItem {
    /// The style of a bar button item. The raw values match Apple's header.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uibarbuttonitem/style-swift.enum; the raw values:
    ///   Apple's header. The page doesn't say that the title is bold.
    public enum Style: Int, Sendable {
        case plain = 0
        /// A style with a bold title.
        case done = 2
    }
}
