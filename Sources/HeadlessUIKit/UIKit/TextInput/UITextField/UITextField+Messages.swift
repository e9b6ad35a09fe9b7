#if compiler(>=6.3)
    /// A message about a text field.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/notificationcenter/mainactormessage, for the
    ///   requirements of a message.
    /// - Differs: On a phone, there is no such protocol.
    public protocol UITextFieldMessage: UIKitMessage where Subject == UITextField {
        var textField: UITextField { get }

        init(textField: UITextField)
    }

    extension UITextFieldMessage {
        public static func makeMessage(_ notification: Notification) -> Self? {
            (notification.object as? UITextField).map(Self.init)
        }

        public static func makeNotification(_ message: Self) -> Notification {
            Notification(name: name, object: message.textField)
        }
    }

    // The messages of a text field.
    extension UITextField {
        /// - Source: https://developer.apple.com/documentation/uikit/uitextfield/textdidbegineditingmessage
        public struct TextDidBeginEditingMessage: UITextFieldMessage {
            public static var name: Notification.Name { textDidBeginEditingNotification }

            public var textField: UITextField

            public init(textField: UITextField) { self.textField = textField }
        }

        /// - Source: https://developer.apple.com/documentation/uikit/uitextfield/textdidchangemessage
        public struct TextDidChangeMessage: UITextFieldMessage {
            public static var name: Notification.Name { textDidChangeNotification }

            public var textField: UITextField

            public init(textField: UITextField) { self.textField = textField }
        }

        /// - Source: https://developer.apple.com/documentation/uikit/uitextfield/textdidendeditingmessage
        public struct TextDidEndEditingMessage: UIKitMessage {
            public typealias Subject = UITextField

            public static var name: Notification.Name { textDidEndEditingNotification }

            /// The reason why editing ended, or `nil` if the notification has none.
            ///
            /// - Source: https://developer.apple.com/documentation/uikit/uitextfield/textdidendeditingmessage/reason;
            ///   `nil` is undocumented.
            public var reason: UITextField.DidEndEditingReason?
            public var textField: UITextField

            public init(reason: UITextField.DidEndEditingReason?, textField: UITextField) {
                self.reason = reason
                self.textField = textField
            }

            public static func makeMessage(_ notification: Notification) -> Self? {
                guard let textField = notification.object as? UITextField else { return nil }
                let reason = notification.userInfo?[didEndEditingReasonUserInfoKey] as? Int
                return Self(reason: reason.flatMap(DidEndEditingReason.init), textField: textField)
            }

            public static func makeNotification(_ message: Self) -> Notification {
                let userInfo = message.reason.map { [didEndEditingReasonUserInfoKey: $0.rawValue] }
                return Notification(name: name, object: message.textField, userInfo: userInfo)
            }
        }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UITextField.TextDidBeginEditingMessage> {
        /// The identifier of `UITextField.TextDidBeginEditingMessage`.
        ///
        /// - Source:
        ///   https://developer.apple.com/documentation/foundation/notificationcenter/messageidentifier/textdidbeginediting-7lt1k
        public static var textDidBeginEditing: Self { Self() }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UITextField.TextDidChangeMessage> {
        /// The identifier of `UITextField.TextDidChangeMessage`.
        ///
        /// - Source:
        ///   https://developer.apple.com/documentation/foundation/notificationcenter/messageidentifier/textdidchange-9363k
        public static var textDidChange: Self { Self() }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UITextField.TextDidEndEditingMessage> {
        /// The identifier of `UITextField.TextDidEndEditingMessage`.
        ///
        /// - Source:
        ///   https://developer.apple.com/documentation/foundation/notificationcenter/messageidentifier/textdidendediting-4r8fw
        public static var textDidEndEditing: Self { Self() }
    }
#endif
