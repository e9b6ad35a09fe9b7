extension UIGestureRecognizer {
    /// How far a recogniser is. Raw values as in Apple's header.
    public enum State: Int, Sendable {
        /// It has not recognised its gesture; it may be following touches.
        case possible = 0
        case began = 1
        case changed = 2
        /// The gesture is over, or, if it goes on for no time, was recognised.
        case ended = 3
        case cancelled = 4
        /// The touches were no such gesture.
        case failed = 5

        /// What a gesture that goes on for no time ends in: another name for `ended`.
        public static var recognized: State { .ended }

        /// Whether the gesture goes on.
        var isActive: Bool { self == .began || self == .changed }
    }
}
