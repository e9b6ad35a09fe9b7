/// An event on the phone, as a value that tests can compare. The description is one line.
public struct PhoneEvent: Hashable, Sendable, CustomStringConvertible {
    public enum Kind: Hashable, Sendable {
        /// A notification, with its name as words: "did become key".
        case notification(String)
        case touch(UITouch.Phase)
        case becameFirstResponder
        case resignedFirstResponder
        case tap
        /// The app opened a URL in another app.
        case opened
        /// The app generated haptic feedback: "success", "light impact".
        case feedback
        /// The app posted an accessibility notification, such as for VoiceOver, with the notification's name:
        /// "announcement", or "queued announcement" if it waits until VoiceOver has spoken.
        case accessibility(String)
    }

    public let kind: Kind
    /// The object of the event, by its name in the log, or by its type if it has none.
    public let subject: String

    public init(_ kind: Kind, _ subject: String) {
        self.kind = kind
        self.subject = subject
    }

    public var description: String {
        switch kind {
        case .notification(let name): "\(subject) \(name)"
        case .touch(let phase): "touch \(phase) in \(subject)"
        case .becameFirstResponder: "\(subject) became first responder"
        case .resignedFirstResponder: "\(subject) resigned first responder"
        case .tap: "\(subject) was tapped"
        case .opened: "\(subject) was opened"
        case .feedback: "\(subject) was felt"
        case .accessibility(let name): "accessibility \(name): \(subject)"
        }
    }
}
