extension UIView {
    /// How the speed of an animation changes; nothing is drawn on its way, so only whoever asks for it can tell.
    ///
    /// Raw values as in Apple's header.
    public enum AnimationCurve: Int, Sendable {
        case easeInOut = 0
        case easeIn = 1
        case easeOut = 2
        case linear = 3
    }
}
