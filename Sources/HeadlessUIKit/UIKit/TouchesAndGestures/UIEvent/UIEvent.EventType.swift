extension UIEvent {
    /// The kind of an event. The raw values are those of Apple's header.
    public enum EventType: Int, Sendable {
        case touches = 0
        case motion = 1
        case remoteControl = 2
        case presses = 3
    }
}
