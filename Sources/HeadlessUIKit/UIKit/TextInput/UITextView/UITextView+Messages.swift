#if compiler(>=6.3)
    // The messages of a text view.
    extension UITextView {
        /// - Source: https://developer.apple.com/documentation/uikit/uitextview/textdidbegineditingmessage
        public struct TextDidBeginEditingMessage: UIKitMessage {
            public typealias Subject = UITextView

            public static var name: Notification.Name { textDidBeginEditingNotification }

            public var textView: UITextView

            public init(textView: UITextView) {
                self.textView = textView
            }

            public static func makeMessage(_ notification: Notification) -> Self? {
                (notification.object as? UITextView).map(Self.init)
            }
        }

        /// - Source: https://developer.apple.com/documentation/uikit/uitextview/textdidchangemessage
        public struct TextDidChangeMessage: UIKitMessage {
            public typealias Subject = UITextView

            public static var name: Notification.Name { textDidChangeNotification }

            public var textView: UITextView

            public init(textView: UITextView) {
                self.textView = textView
            }

            public static func makeMessage(_ notification: Notification) -> Self? {
                (notification.object as? UITextView).map(Self.init)
            }
        }

        /// - Source: https://developer.apple.com/documentation/uikit/uitextview/textdidendeditingmessage
        public struct TextDidEndEditingMessage: UIKitMessage {
            public typealias Subject = UITextView

            public static var name: Notification.Name { textDidEndEditingNotification }

            public var textView: UITextView

            public init(textView: UITextView) {
                self.textView = textView
            }

            public static func makeMessage(_ notification: Notification) -> Self? {
                (notification.object as? UITextView).map(Self.init)
            }
        }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UITextView.TextDidBeginEditingMessage> {
        public static var textDidBeginEditing: Self { Self() }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UITextView.TextDidChangeMessage> {
        public static var textDidChange: Self { Self() }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UITextView.TextDidEndEditingMessage> {
        public static var textDidEndEditing: Self { Self() }
    }
#endif
