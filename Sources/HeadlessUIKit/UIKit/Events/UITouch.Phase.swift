extension UITouch {
    /// What a finger does.
    public enum Phase: Int, Sendable {
        case began = 0
        case moved = 1
        /// On the screen and still, while another finger does something.
        case stationary = 2
        case ended = 3
        /// The system took the touch away.
        case cancelled = 4
    }
}
