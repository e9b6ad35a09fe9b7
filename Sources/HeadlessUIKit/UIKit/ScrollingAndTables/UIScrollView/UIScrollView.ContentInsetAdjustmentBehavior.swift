extension UIScrollView {
    /// The conditions under which the safe area is added to the content insets.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// The same as `scrollableAxes`. On a phone, it also applies to the top and bottom of a view controller in a
        /// navigation controller, whether or not the content is scrollable. This implementation doesn't include that
        /// case.
        case automatic = 0
        /// The safe area is added along axes on which the content is larger than the view, or that always bounce.
        case scrollableAxes = 1
        case never = 2
        case always = 3
    }
}
