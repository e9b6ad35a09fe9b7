/// Something that happened on the phone, as a value that tests compare; its description is one line.
public struct PhoneEvent: Hashable, Sendable, CustomStringConvertible {
    public enum Kind: Hashable, Sendable {
        /// A notification, by the words of its name: "did become key".
        case notification(String)
        case touch(UITouch.Phase)
        case becameFirstResponder
        case resignedFirstResponder
        case tap
        /// The app had another app open a URL.
        case opened
        /// The app made the hand that holds the phone feel something: "success", "light impact".
        case feedback
        /// The app told VoiceOver and others, by the words of the notification: "announcement".
        case accessibility(String)
    }

    public let kind: Kind
    /// What it happened to, by the name that the log was given for it, or else by its type.
    public let subject: String

    public init(_ kind: Kind, _ subject: String) {
        self.kind = kind
        self.subject = subject
    }

    public var description: String {
        switch kind {
        case .notification(let words): "\(subject) \(words)"
        case .touch(let phase): "touch \(phase) in \(subject)"
        case .becameFirstResponder: "\(subject) became first responder"
        case .resignedFirstResponder: "\(subject) resigned first responder"
        case .tap: "\(subject) was tapped"
        case .opened: "\(subject) was opened"
        case .feedback: "\(subject) was felt"
        case .accessibility(let words): "accessibility \(words): \(subject)"
        }
    }
}
