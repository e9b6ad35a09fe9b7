extension UIEvent {
    /// What exactly happened. Raw values as in Apple's header.
    public enum EventSubtype: Int, Sendable {
        case none = 0
        case motionShake = 1
    }
}
