#if compiler(>=6.3)
    /// A typed notification of UIKit, which is delivered on the main actor.
    ///
    /// On Linux, Foundation doesn't connect messages with notifications. UIKit therefore observes and posts the
    /// notifications of its messages itself, so that messages and notifications reach the observers of both.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/notificationcenter/mainactormessage, whose
    ///   requirements these are.
    /// - Differs: On a phone, there is no such protocol. Messages conform to `NotificationCenter.MainActorMessage`.
    public protocol UIKitMessage: NotificationCenter.MainActorMessage {
        static var name: Foundation.Notification.Name { get }

        /// Returns the message of a notification, or `nil` if the notification lacks its values.
        @MainActor static func makeMessage(_ notification: Foundation.Notification) -> Self?

        @MainActor static func makeNotification(_ message: Self) -> Foundation.Notification
    }

    /// A message without values.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/notificationcenter/mainactormessage, for the
    ///   requirements of a message.
    /// - Differs: On a phone, there is no such protocol.
    public protocol UIKitEmptyMessage: UIKitMessage {
        init()
    }

    extension UIKitEmptyMessage {
        public static func makeMessage(_ notification: Foundation.Notification) -> Self? { Self() }

        public static func makeNotification(_ message: Self) -> Foundation.Notification {
            Foundation.Notification(name: name)
        }
    }

    extension NotificationCenter {
        /// Adds an observer of a message about an object. The observation ends when the token is released.
        ///
        /// - Source:
        ///   https://developer.apple.com/documentation/foundation/notificationcenter/addobserver(of:for:using:)-4d19x
        public func addObserver<Identifier: MessageIdentifier, Message: UIKitMessage>(
            of subject: Message.Subject, for identifier: Identifier,
            using observer: @escaping @MainActor (Message) -> Void
        ) -> ObservationToken where Identifier.MessageType == Message, Message.Subject: AnyObject {
            observe(subject, observer)
        }

        /// Adds an observer of a message about any object of a type.
        ///
        /// - Source:
        ///   https://developer.apple.com/documentation/foundation/notificationcenter/addobserver(of:for:using:)-90os
        public func addObserver<Identifier: MessageIdentifier, Message: UIKitMessage>(
            of subject: Message.Subject.Type, for identifier: Identifier,
            using observer: @escaping @MainActor (Message) -> Void
        ) -> ObservationToken where Identifier.MessageType == Message { observe(nil, observer) }

        /// Adds an observer of a type of message.
        ///
        /// - Source:
        ///   https://developer.apple.com/documentation/foundation/notificationcenter/addobserver(of:for:using:)-56bn4
        public func addObserver<Message: UIKitMessage>(
            of subject: Message.Subject? = nil, for messageType: Message.Type,
            using observer: @escaping @MainActor (Message) -> Void
        ) -> ObservationToken where Message.Subject: AnyObject { observe(subject, observer) }

        /// Posts a message, and the notification that corresponds to it.
        ///
        /// - Source: https://developer.apple.com/documentation/foundation/notificationcenter/post(_:subject:)-87dbk
        @MainActor
        public func post<Message: UIKitMessage>(_ message: Message, subject: Message.Subject)
        where Message.Subject: AnyObject {
            post(name: Message.name, object: subject, userInfo: Message.makeNotification(message).userInfo)
        }

        /// Posts a message about the object that it contains, and the notification that corresponds to it.
        ///
        /// - Source: https://developer.apple.com/documentation/foundation/notificationcenter/post(_:)-19s7b
        @MainActor
        public func post<Message: UIKitMessage>(_ message: Message) { post(Message.makeNotification(message)) }

        private func observe<Message: UIKitMessage>(
            _ subject: AnyObject?, _ observer: @escaping @MainActor (Message) -> Void
        ) -> ObservationToken {
            let observation = MessageObservation(of: self) { notification in
                if let message = Message.makeMessage(notification) { observer(message) }
            }
            observation.begin(Message.name, subject)
            return addObserver(of: TokenMessage.Subject.self, for: BaseMessageIdentifier<TokenMessage>()) { _ in
                withExtendedLifetime(observation) {}
            }
        }
    }

    /// A message that isn't posted. The token of its observer keeps a `MessageObservation` until the token is released.
    private struct TokenMessage: NotificationCenter.MainActorMessage {
        final class Subject: Sendable {}
    }
#endif
