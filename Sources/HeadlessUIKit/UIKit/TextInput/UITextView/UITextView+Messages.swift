#if compiler(>=6.3)
    /// A message about a text view.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/notificationcenter/mainactormessage, for the
    ///   requirements of a message.
    /// - Differs: On a phone, there is no such protocol.
    public protocol UITextViewMessage: UIKitMessage where Subject == UITextView {
        var textView: UITextView { get }

        init(textView: UITextView)
    }

    extension UITextViewMessage {
        public static func makeMessage(_ notification: Notification) -> Self? {
            (notification.object as? UITextView).map(Self.init)
        }

        public static func makeNotification(_ message: Self) -> Notification {
            Notification(name: name, object: message.textView)
        }
    }

    // The messages of a text view.
    extension UITextView {
        /// - Source: https://developer.apple.com/documentation/uikit/uitextview/textdidbegineditingmessage
        public struct TextDidBeginEditingMessage: UITextViewMessage {
            public static var name: Notification.Name { textDidBeginEditingNotification }

            public var textView: UITextView

            public init(textView: UITextView) { self.textView = textView }
        }

        /// - Source: https://developer.apple.com/documentation/uikit/uitextview/textdidchangemessage
        public struct TextDidChangeMessage: UITextViewMessage {
            public static var name: Notification.Name { textDidChangeNotification }

            public var textView: UITextView

            public init(textView: UITextView) { self.textView = textView }
        }

        /// - Source: https://developer.apple.com/documentation/uikit/uitextview/textdidendeditingmessage
        public struct TextDidEndEditingMessage: UITextViewMessage {
            public static var name: Notification.Name { textDidEndEditingNotification }

            public var textView: UITextView

            public init(textView: UITextView) { self.textView = textView }
        }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UITextView.TextDidBeginEditingMessage> {
        /// The identifier of `UITextView.TextDidBeginEditingMessage`.
        ///
        /// - Source:
        ///   https://developer.apple.com/documentation/foundation/notificationcenter/messageidentifier/textdidbeginediting-9y8tn
        public static var textDidBeginEditing: Self { Self() }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UITextView.TextDidChangeMessage> {
        /// The identifier of `UITextView.TextDidChangeMessage`.
        ///
        /// - Source:
        ///   https://developer.apple.com/documentation/foundation/notificationcenter/messageidentifier/textdidchange-8ns63
        public static var textDidChange: Self { Self() }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UITextView.TextDidEndEditingMessage> {
        /// The identifier of `UITextView.TextDidEndEditingMessage`.
        ///
        /// - Source:
        ///   https://developer.apple.com/documentation/foundation/notificationcenter/messageidentifier/textdidendediting-6cmke
        public static var textDidEndEditing: Self { Self() }
    }
#endif
