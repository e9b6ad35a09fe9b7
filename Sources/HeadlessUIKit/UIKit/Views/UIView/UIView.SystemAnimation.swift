extension UIView {
    /// An animation that the system provides.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/perform(_:on:options:animations:completion:)
    public enum SystemAnimation: UInt, Sendable {
        /// The views shrink and are removed.
        case delete = 0
    }
}
