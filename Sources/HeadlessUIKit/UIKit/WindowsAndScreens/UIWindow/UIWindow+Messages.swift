#if compiler(>=6.3)
    // The messages of a window.
    extension UIWindow {
        /// - Source: https://developer.apple.com/documentation/uikit/uiwindow/didbecomevisiblemessage
        public struct DidBecomeVisibleMessage: UIKitMessage {
            public typealias Subject = UIWindow

            public static var name: Notification.Name { didBecomeVisibleNotification }

            public var window: UIWindow

            public init(window: UIWindow) {
                self.window = window
            }

            public static func makeMessage(_ notification: Notification) -> Self? {
                (notification.object as? UIWindow).map(Self.init)
            }
        }

        /// - Source: https://developer.apple.com/documentation/uikit/uiwindow/didbecomehiddenmessage
        public struct DidBecomeHiddenMessage: UIKitMessage {
            public typealias Subject = UIWindow

            public static var name: Notification.Name { didBecomeHiddenNotification }

            public var window: UIWindow

            public init(window: UIWindow) {
                self.window = window
            }

            public static func makeMessage(_ notification: Notification) -> Self? {
                (notification.object as? UIWindow).map(Self.init)
            }
        }

        /// - Source: https://developer.apple.com/documentation/uikit/uiwindow/didbecomekeymessage
        public struct DidBecomeKeyMessage: UIKitMessage {
            public typealias Subject = UIWindow

            public static var name: Notification.Name { didBecomeKeyNotification }

            public var window: UIWindow

            public init(window: UIWindow) {
                self.window = window
            }

            public static func makeMessage(_ notification: Notification) -> Self? {
                (notification.object as? UIWindow).map(Self.init)
            }
        }

        /// - Source: https://developer.apple.com/documentation/uikit/uiwindow/didresignkeymessage
        public struct DidResignKeyMessage: UIKitMessage {
            public typealias Subject = UIWindow

            public static var name: Notification.Name { didResignKeyNotification }

            public var window: UIWindow

            public init(window: UIWindow) {
                self.window = window
            }

            public static func makeMessage(_ notification: Notification) -> Self? {
                (notification.object as? UIWindow).map(Self.init)
            }
        }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UIWindow.DidBecomeVisibleMessage> {
        public static var didBecomeVisible: Self { Self() }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UIWindow.DidBecomeHiddenMessage> {
        public static var didBecomeHidden: Self { Self() }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UIWindow.DidBecomeKeyMessage> {
        public static var didBecomeKey: Self { Self() }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UIWindow.DidResignKeyMessage> {
        public static var didResignKey: Self { Self() }
    }
#endif
