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
        ///
        /// - Source:
        ///   https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillshowmessage/animationduration; the
        ///   page doesn't name the unit.
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
        ///
        /// - Source: https://developer.apple.com/documentation/foundation/notificationcenter/mainactormessage; the
        ///   value for the keyboard's curve is undocumented.
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
        /// The kind of `KeyboardWillShowMessage`, which has no counterpart on a phone.
        ///
        /// - Source: https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillshowmessage
        public enum KeyboardWillShow: KeyboardMessageKind {
            public static var name: Notification.Name { keyboardWillShowNotification }
        }
        public typealias KeyboardWillShowMessage = KeyboardMessage<KeyboardWillShow>

        /// The kind of `KeyboardDidShowMessage`, which has no counterpart on a phone.
        ///
        /// - Source: https://developer.apple.com/documentation/uikit/uiresponder/keyboarddidshowmessage
        public enum KeyboardDidShow: KeyboardMessageKind {
            public static var name: Notification.Name { keyboardDidShowNotification }
        }
        public typealias KeyboardDidShowMessage = KeyboardMessage<KeyboardDidShow>

        /// The kind of `KeyboardWillHideMessage`, which has no counterpart on a phone.
        ///
        /// - Source: https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillhidemessage
        public enum KeyboardWillHide: KeyboardMessageKind {
            public static var name: Notification.Name { keyboardWillHideNotification }
        }
        public typealias KeyboardWillHideMessage = KeyboardMessage<KeyboardWillHide>

        /// The kind of `KeyboardDidHideMessage`, which has no counterpart on a phone.
        ///
        /// - Source: https://developer.apple.com/documentation/uikit/uiresponder/keyboarddidhidemessage
        public enum KeyboardDidHide: KeyboardMessageKind {
            public static var name: Notification.Name { keyboardDidHideNotification }
        }
        public typealias KeyboardDidHideMessage = KeyboardMessage<KeyboardDidHide>

        /// The kind of `KeyboardWillChangeFrameMessage`, which has no counterpart on a phone.
        ///
        /// - Source: https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillchangeframemessage
        public enum KeyboardWillChangeFrame: KeyboardMessageKind {
            public static var name: Notification.Name { keyboardWillChangeFrameNotification }
        }
        public typealias KeyboardWillChangeFrameMessage = KeyboardMessage<KeyboardWillChangeFrame>

        /// The kind of `KeyboardDidChangeFrameMessage`, which has no counterpart on a phone.
        ///
        /// - Source: https://developer.apple.com/documentation/uikit/uiresponder/keyboarddidchangeframemessage
        public enum KeyboardDidChangeFrame: KeyboardMessageKind {
            public static var name: Notification.Name { keyboardDidChangeFrameNotification }
        }
        public typealias KeyboardDidChangeFrameMessage = KeyboardMessage<KeyboardDidChangeFrame>
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardWillShowMessage> {
        /// The identifier of `KeyboardWillShowMessage`.
        ///
        /// - Source:
        ///   https://developer.apple.com/documentation/foundation/notificationcenter/messageidentifier/keyboardwillshow
        public static var keyboardWillShow: Self { Self() }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardDidShowMessage> {
        /// The identifier of `KeyboardDidShowMessage`.
        ///
        /// - Source:
        ///   https://developer.apple.com/documentation/foundation/notificationcenter/messageidentifier/keyboarddidshow
        public static var keyboardDidShow: Self { Self() }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardWillHideMessage> {
        /// The identifier of `KeyboardWillHideMessage`.
        ///
        /// - Source:
        ///   https://developer.apple.com/documentation/foundation/notificationcenter/messageidentifier/keyboardwillhide
        public static var keyboardWillHide: Self { Self() }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardDidHideMessage> {
        /// The identifier of `KeyboardDidHideMessage`.
        ///
        /// - Source:
        ///   https://developer.apple.com/documentation/foundation/notificationcenter/messageidentifier/keyboarddidhide
        public static var keyboardDidHide: Self { Self() }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardWillChangeFrameMessage> {
        /// The identifier of `KeyboardWillChangeFrameMessage`.
        ///
        /// - Source:
        ///   https://developer.apple.com/documentation/foundation/notificationcenter/messageidentifier/keyboardwillchangeframe
        public static var keyboardWillChangeFrame: Self { Self() }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardDidChangeFrameMessage> {
        /// The identifier of `KeyboardDidChangeFrameMessage`.
        ///
        /// - Source:
        ///   https://developer.apple.com/documentation/foundation/notificationcenter/messageidentifier/keyboarddidchangeframe
        public static var keyboardDidChangeFrame: Self { Self() }
    }
#endif
