extension UIEvent {
    /// The kind of event. Raw values as in Apple's header.
    public enum EventType: Int, Sendable {
        case touches = 0
        case motion = 1
        case remoteControl = 2
        case presses = 3
    }
}
