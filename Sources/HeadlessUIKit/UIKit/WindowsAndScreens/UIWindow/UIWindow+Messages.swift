#if compiler(>=6.3)
    /// A message about a window.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/notificationcenter/mainactormessage, for the
    ///   requirements of a message.
    /// - Differs: On a phone, there is no such protocol.
    public protocol UIWindowMessage: UIKitMessage where Subject == UIWindow {
        var window: UIWindow { get }

        init(window: UIWindow)
    }

    extension UIWindowMessage {
        public static func makeMessage(_ notification: Notification) -> Self? {
            (notification.object as? UIWindow).map(Self.init)
        }

        public static func makeNotification(_ message: Self) -> Notification {
            Notification(name: name, object: message.window)
        }
    }

    // The messages of a window.
    extension UIWindow {
        /// - Source: https://developer.apple.com/documentation/uikit/uiwindow/didbecomevisiblemessage
        public struct DidBecomeVisibleMessage: UIWindowMessage {
            public static var name: Notification.Name { didBecomeVisibleNotification }

            public var window: UIWindow

            public init(window: UIWindow) { self.window = window }
        }

        /// - Source: https://developer.apple.com/documentation/uikit/uiwindow/didbecomehiddenmessage
        public struct DidBecomeHiddenMessage: UIWindowMessage {
            public static var name: Notification.Name { didBecomeHiddenNotification }

            public var window: UIWindow

            public init(window: UIWindow) { self.window = window }
        }

        /// - Source: https://developer.apple.com/documentation/uikit/uiwindow/didbecomekeymessage
        public struct DidBecomeKeyMessage: UIWindowMessage {
            public static var name: Notification.Name { didBecomeKeyNotification }

            public var window: UIWindow

            public init(window: UIWindow) { self.window = window }
        }

        /// - Source: https://developer.apple.com/documentation/uikit/uiwindow/didresignkeymessage
        public struct DidResignKeyMessage: UIWindowMessage {
            public static var name: Notification.Name { didResignKeyNotification }

            public var window: UIWindow

            public init(window: UIWindow) { self.window = window }
        }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UIWindow.DidBecomeVisibleMessage> {
        /// - Source:
        ///   https://developer.apple.com/documentation/foundation/notificationcenter/messageidentifier/didbecomevisible
        public static var didBecomeVisible: Self { Self() }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UIWindow.DidBecomeHiddenMessage> {
        /// - Source:
        ///   https://developer.apple.com/documentation/foundation/notificationcenter/messageidentifier/didbecomehidden
        public static var didBecomeHidden: Self { Self() }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UIWindow.DidBecomeKeyMessage> {
        /// - Source:
        ///   https://developer.apple.com/documentation/foundation/notificationcenter/messageidentifier/didbecomekey
        public static var didBecomeKey: Self { Self() }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UIWindow.DidResignKeyMessage> {
        /// - Source:
        ///   https://developer.apple.com/documentation/foundation/notificationcenter/messageidentifier/didresignkey
        public static var didResignKey: Self { Self() }
    }
#endif
