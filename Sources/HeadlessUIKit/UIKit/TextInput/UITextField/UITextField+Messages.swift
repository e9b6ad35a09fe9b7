#if compiler(>=6.3)
    // The messages of a text field.
    extension UITextField {
        /// - Source: https://developer.apple.com/documentation/uikit/uitextfield/textdidbegineditingmessage
        public struct TextDidBeginEditingMessage: UIKitMessage {
            public typealias Subject = UITextField

            public static var name: Notification.Name { textDidBeginEditingNotification }

            public var textField: UITextField

            public init(textField: UITextField) {
                self.textField = textField
            }

            public static func makeMessage(_ notification: Notification) -> Self? {
                (notification.object as? UITextField).map(Self.init)
            }
        }

        /// - Source: https://developer.apple.com/documentation/uikit/uitextfield/textdidchangemessage
        public struct TextDidChangeMessage: UIKitMessage {
            public typealias Subject = UITextField

            public static var name: Notification.Name { textDidChangeNotification }

            public var textField: UITextField

            public init(textField: UITextField) {
                self.textField = textField
            }

            public static func makeMessage(_ notification: Notification) -> Self? {
                (notification.object as? UITextField).map(Self.init)
            }
        }

        /// - Source: https://developer.apple.com/documentation/uikit/uitextfield/textdidendeditingmessage
        public struct TextDidEndEditingMessage: UIKitMessage {
            public typealias Subject = UITextField

            public static var name: Notification.Name { textDidEndEditingNotification }

            /// The reason for which editing ended. It's `nil` here.
            public var reason: UITextField.DidEndEditingReason?
            public var textField: UITextField

            public init(reason: UITextField.DidEndEditingReason?, textField: UITextField) {
                self.reason = reason
                self.textField = textField
            }

            public static func makeMessage(_ notification: Notification) -> Self? {
                (notification.object as? UITextField).map { Self(reason: nil, textField: $0) }
            }
        }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UITextField.TextDidBeginEditingMessage> {
        public static var textDidBeginEditing: Self { Self() }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UITextField.TextDidChangeMessage> {
        public static var textDidChange: Self { Self() }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UITextField.TextDidEndEditingMessage> {
        public static var textDidEndEditing: Self { Self() }
    }
#endif
