extension NSAttributedString.Key {
    /// The key of a Boolean value indicating whether an announcement waits until VoiceOver has spoken.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/nsattributedstring/key/accessibilityspeechqueueannouncement
    /// - Differs: On a phone, an announcement without the attribute interrupts what VoiceOver says. Here, VoiceOver speaks
    ///   each text to its end.
    public static let accessibilitySpeechQueueAnnouncement =
        NSAttributedString.Key("UIAccessibilitySpeechAttributeQueueAnnouncement")
}
