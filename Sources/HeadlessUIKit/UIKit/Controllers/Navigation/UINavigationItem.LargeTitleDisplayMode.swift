extension UINavigationItem {
    /// How large the title is.
    ///
    /// Raw values as in Apple's header.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As that of the item before; the first one's is large.
        case automatic = 0
        case always = 1
        case never = 2
    }
}
