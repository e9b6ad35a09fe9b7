extension UITouch {
    /// The phase of a touch.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitouch/phase-swift.enum
    /// - Differs: On a phone, there are also phases for a touch that enters, moves in, or leaves a window without
    ///   pressing down.
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
