extension UIScrollView {
    /// Whether dragging lets the keyboard go. Raw values as in Apple's header.
    public enum KeyboardDismissMode: Int, Sendable {
        case none = 0
        /// When a drag begins.
        case onDrag = 1
        /// When a finger drags it off the screen; pulled up again it stays.
        case interactive = 2
    }
}
