/// The cursor of VoiceOver, and what it has spoken.
@MainActor
final class VoiceOverCursor {
    /// The element at the cursor.
    weak var element: AnyObject?
    /// The notifications that the app has posted in this turn of the run loop.
    var pending: [(notification: UIAccessibility.Notification, argument: Any?)] = []
    /// The texts that VoiceOver has spoken, in order.
    var spoken: [String] = []

    /// Removes the cursor, because the user has turned VoiceOver off.
    func turnOff() {
        element = nil
        pending = []
    }
}

extension Phone {
    var voiceOver: VoiceOverCursor { states[VoiceOverCursor.self, default: VoiceOverCursor()] }
}
