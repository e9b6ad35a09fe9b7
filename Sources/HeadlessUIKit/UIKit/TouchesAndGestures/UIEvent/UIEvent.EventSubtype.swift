extension UIEvent {
    /// The specific kind of an event. The raw values are those of Apple's header.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uievent/eventsubtype; the raw values: Apple's header.
    /// - Differs: On a phone, there are also subtypes for remote-control events.
    public enum EventSubtype: Int, Sendable {
        case none = 0
        case motionShake = 1
    }
}
