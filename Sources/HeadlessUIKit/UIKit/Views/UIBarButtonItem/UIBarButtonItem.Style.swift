extension UIBarButtonItem {
    /// The style of a bar button item. The raw values match Apple's header.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uibarbuttonitem/style-swift.enum; the raw values:
    ///   Apple's header. The page doesn't say that the title is bold.
    public enum Style: Int, Sendable {
        case plain = 0
        /// A style with a bold title.
        ///
        /// - Source: https://developer.apple.com/documentation/uikit/uibarbuttonitem/style-swift.enum/prominent
        /// - Differs: On a phone with iOS 26 or later, the item also has a tinted background.
        case prominent = 2

        /// The former name of `prominent`.
        ///
        /// - Source: https://developer.apple.com/documentation/uikit/uibarbuttonitem/style-swift.enum/done
        @available(*, deprecated, message: "iOS 26.0: Use UIBarButtonItemStyleProminent instead.")
        public static var done: Style { .prominent }
    }
}
