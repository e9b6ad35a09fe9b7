extension UINavigationItem {
    /// The display mode of a large title.
    ///
    /// The raw values match Apple's header.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uinavigationitem/largetitledisplaymode-swift.enum, and
    ///   https://developer.apple.com/documentation/uikit/uinavigationitem/largetitledisplaymode-swift.enum/automatic;
    ///   the raw values, and that the first title is large: Apple's header.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// The mode of the previous item. The title of the first item is large.
        case automatic = 0
        case always = 1
        case never = 2
    }
}
