extension UIView {
    /// How fast an animation goes along its way. Raw values as in Apple's header.
    public enum AnimationCurve: Int, Sendable {
        /// Slowly at first and at the end.
        case easeInOut = 0
        /// Slowly at first.
        case easeIn = 1
        /// Slowly at the end.
        case easeOut = 2
        case linear = 3
    }
}
