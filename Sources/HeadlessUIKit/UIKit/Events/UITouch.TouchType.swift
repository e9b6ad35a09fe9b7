extension UITouch {
    /// What touches the screen. Raw values as in Apple's header.
    public enum TouchType: Int, Sendable {
        /// A finger.
        case direct = 0
        /// A finger on something that is not the screen.
        case indirect = 1
        case pencil = 2
        /// A mouse or a trackpad.
        case indirectPointer = 3
    }
}
