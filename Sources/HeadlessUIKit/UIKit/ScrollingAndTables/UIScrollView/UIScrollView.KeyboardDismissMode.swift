extension UIScrollView {
    /// The ways in which a drag dismisses the keyboard. The raw values are those of Apple's header.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscrollview/keyboarddismissmode-swift.enum
    public enum KeyboardDismissMode: Int, Sendable {
        case none = 0
        /// The keyboard is dismissed when a drag begins.
        case onDrag = 1
        /// The keyboard is dismissed when a finger drags it off the screen. If the finger moves up again, the keyboard
        /// remains.
        case interactive = 2
    }
}
