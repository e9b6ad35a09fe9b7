extension UITouch {
    /// The kind of a touch. The raw values are those of Apple's header.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitouch/touchtype; the raw values: Apple's header.
    public enum TouchType: Int, Sendable {
        /// A touch of a finger on the screen.
        case direct = 0
        /// A touch of a finger on something other than the screen.
        case indirect = 1
        case pencil = 2
        /// A touch from a mouse or a trackpad.
        case indirectPointer = 3
    }
}
