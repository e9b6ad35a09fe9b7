#if compiler(>=6.3)
    /// A change of the keyboard that a message is about.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillshowmessage
    /// - Differs: On a phone, there is no such protocol.
    public protocol KeyboardMessageKind: Sendable {
        static var name: Notification.Name { get }
    }

    /// A message of the keyboard. Its subject is the screen. Frames are in points of the screen.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillshowmessage
    /// - Differs: On a phone, the messages are separate types.
    public struct KeyboardMessage<Kind: KeyboardMessageKind>: UIKitMessage {
        public typealias Subject = UIScreen

        public static var name: Notification.Name { Kind.name }

        public var beginFrame: CGRect
        public var endFrame: CGRect
        /// The duration of the animation, in seconds.
        public var animationDuration: TimeInterval
        public var animationCurve: UIView.AnimationCurve
        public var isLocal: Bool
        public var screen: UIScreen

        public init(
            beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval,
            animationCurve: UIView.AnimationCurve,
            isLocal: Bool, screen: UIScreen
        ) {
            self.beginFrame = beginFrame
            self.endFrame = endFrame
            self.animationDuration = animationDuration
            self.animationCurve = animationCurve
            self.isLocal = isLocal
            self.screen = screen
        }

        /// Returns the message of a notification. The curve of the keyboard has no name, so it's `easeInOut` here.
        public static func makeMessage(_ notification: Notification) -> Self? {
            guard let screen = notification.object as? UIScreen, let values = notification.userInfo,
                let begin = values[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue,
                let end = values[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue,
                let duration = values[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
            else { return nil }
            let curve = (values[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.intValue
            return Self(
                beginFrame: begin.cgRectValue, endFrame: end.cgRectValue, animationDuration: duration.doubleValue,
                animationCurve: curve.flatMap(UIView.AnimationCurve.init) ?? .easeInOut,
                isLocal: (values[UIResponder.keyboardIsLocalUserInfoKey] as? NSNumber)?.boolValue ?? true,
                screen: screen)
        }

        public static func makeNotification(_ message: Self) -> Notification {
            let userInfo: [String: Any] = [
                UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: message.beginFrame),
                UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: message.endFrame),
                UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: message.animationDuration),
                UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: message.animationCurve.rawValue),
                UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: message.isLocal),
            ]
            return Notification(name: name, object: message.screen, userInfo: userInfo)
        }
    }

    extension UIResponder {
        public enum KeyboardWillShow: KeyboardMessageKind {
            public static var name: Notification.Name { keyboardWillShowNotification }
        }
        public typealias KeyboardWillShowMessage = KeyboardMessage<KeyboardWillShow>

        public enum KeyboardDidShow: KeyboardMessageKind {
            public static var name: Notification.Name { keyboardDidShowNotification }
        }
        public typealias KeyboardDidShowMessage = KeyboardMessage<KeyboardDidShow>

        public enum KeyboardWillHide: KeyboardMessageKind {
            public static var name: Notification.Name { keyboardWillHideNotification }
        }
        public typealias KeyboardWillHideMessage = KeyboardMessage<KeyboardWillHide>

        public enum KeyboardDidHide: KeyboardMessageKind {
            public static var name: Notification.Name { keyboardDidHideNotification }
        }
        public typealias KeyboardDidHideMessage = KeyboardMessage<KeyboardDidHide>

        public enum KeyboardWillChangeFrame: KeyboardMessageKind {
            public static var name: Notification.Name { keyboardWillChangeFrameNotification }
        }
        public typealias KeyboardWillChangeFrameMessage = KeyboardMessage<KeyboardWillChangeFrame>

        public enum KeyboardDidChangeFrame: KeyboardMessageKind {
            public static var name: Notification.Name { keyboardDidChangeFrameNotification }
        }
        public typealias KeyboardDidChangeFrameMessage = KeyboardMessage<KeyboardDidChangeFrame>
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardWillShowMessage> {
        public static var keyboardWillShow: Self { Self() }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardDidShowMessage> {
        public static var keyboardDidShow: Self { Self() }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardWillHideMessage> {
        public static var keyboardWillHide: Self { Self() }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardDidHideMessage> {
        public static var keyboardDidHide: Self { Self() }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardWillChangeFrameMessage> {
        public static var keyboardWillChangeFrame: Self { Self() }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardDidChangeFrameMessage> {
        public static var keyboardDidChangeFrame: Self { Self() }
    }
#endif
