extension UIEvent {
    /// The specific kind of an event. The raw values are those of Apple's header.
    public enum EventSubtype: Int, Sendable {
        case none = 0
        case motionShake = 1
    }
}
