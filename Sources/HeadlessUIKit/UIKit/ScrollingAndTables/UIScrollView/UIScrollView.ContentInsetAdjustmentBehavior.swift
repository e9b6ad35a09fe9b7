extension UIScrollView {
    /// The conditions under which the safe area is added to the content insets.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscrollview/contentinsetadjustmentbehavior-swift.enum
    /// - Differs: On a phone, `automatic` always applies to the top and bottom of a view controller in a navigation or
    ///   tab bar controller.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// The same as `scrollableAxes` here.
        case automatic = 0
        /// The safe area is added along axes on which the content is larger than the view, or that always bounce.
        case scrollableAxes = 1
        case never = 2
        case always = 3
    }
}
