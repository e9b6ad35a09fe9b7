extension UIScrollView {
    /// When the safe area is added to the insets.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// As `scrollableAxes`. On a phone also at the top and the bottom of a controller in a navigation controller,
        /// scrollable or not; that case is left out.
        case automatic = 0
        /// Along axes where the content is larger than the view, or that always bounce.
        case scrollableAxes = 1
        case never = 2
        case always = 3
    }
}
