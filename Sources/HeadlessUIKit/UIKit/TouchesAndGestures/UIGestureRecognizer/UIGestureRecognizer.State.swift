extension UIGestureRecognizer {
    /// The states of a gesture recognizer. The raw values are those of Apple's header.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uigesturerecognizer/state-swift.enum; the raw values:
    ///   Apple's header.
    public enum State: Int, Sendable {
        /// The recognizer hasn't recognized its gesture. It may be following touches.
        case possible = 0
        case began = 1
        case changed = 2
        /// The continuous gesture has ended, or the discrete gesture was recognized.
        case ended = 3
        case cancelled = 4
        /// The touches don't match the gesture.
        case failed = 5

        /// The state of a discrete gesture that was recognized. It's another name for `ended`.
        ///
        /// - Source: https://developer.apple.com/documentation/uikit/uigesturerecognizer/state-swift.enum/recognized
        public static var recognized: State { .ended }

        /// A Boolean value indicating whether the gesture is in progress.
        var isActive: Bool { self == .began || self == .changed }
    }
}
