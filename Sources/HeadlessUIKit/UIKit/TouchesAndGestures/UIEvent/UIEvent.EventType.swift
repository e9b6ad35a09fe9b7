extension UIEvent {
    /// The kind of an event. The raw values are those of Apple's header.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uievent/eventtype; the raw values: Apple's header.
    /// - Differs: On a phone, there are also types for scrolling, hovering, and transforming with a pointer.
    public enum EventType: Int, Sendable {
        case touches = 0
        case motion = 1
        case remoteControl = 2
        case presses = 3
    }
}
