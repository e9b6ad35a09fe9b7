extension UIView {
    /// The adjustment of a view's tint color. The raw values are those of Apple's header.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/tintadjustmentmode-swift.enum; the raw values:
    ///   Apple's header.
    /// - Differs: On a phone, the dimmed color is a desaturated version of the tint color.
    public enum TintAdjustmentMode: Int, Sendable {
        /// The mode of the superview.
        case automatic = 0
        case normal = 1
        /// The tint color is gray, as behind an alert.
        case dimmed = 2
    }
}
