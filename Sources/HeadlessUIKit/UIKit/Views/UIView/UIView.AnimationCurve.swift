extension UIView {
    /// The timing curve of an animation. The raw values are those of Apple's header.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/animationcurve; the raw values: Apple's header.
    public enum AnimationCurve: Int, Sendable {
        /// The animation is slow at the beginning and the end.
        case easeInOut = 0
        /// The animation is slow at the beginning.
        case easeIn = 1
        /// The animation is slow at the end.
        case easeOut = 2
        case linear = 3
    }
}
