extension UITouch {
    /// The phase of a touch.
    public enum Phase: Int, Sendable {
        case began = 0
        case moved = 1
        /// The finger is on the screen and doesn't move, while another finger does something.
        case stationary = 2
        case ended = 3
        /// The system canceled the touch.
        case cancelled = 4
    }
}
