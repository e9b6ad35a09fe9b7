#if compiler(>=6.3)
    /// A message about a scene.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/notificationcenter/mainactormessage, for the
    ///   requirements of a message.
    /// - Differs: On a phone, there is no such protocol.
    public protocol UISceneMessage: UIKitMessage where Subject == UIScene {
        var scene: UIScene { get }

        init(scene: UIScene)
    }

    extension UISceneMessage {
        public static func makeMessage(_ notification: Notification) -> Self? {
            (notification.object as? UIScene).map(Self.init)
        }

        public static func makeNotification(_ message: Self) -> Notification {
            Notification(name: name, object: message.scene)
        }
    }

    // The messages of a scene's life cycle.
    extension UIScene {
        /// - Source: https://developer.apple.com/documentation/uikit/uiscene/willconnectmessage
        public struct WillConnectMessage: UISceneMessage {
            public static var name: Notification.Name { willConnectNotification }

            public var scene: UIScene

            public init(scene: UIScene) { self.scene = scene }
        }

        /// - Source: https://developer.apple.com/documentation/uikit/uiscene/didactivatemessage
        public struct DidActivateMessage: UISceneMessage {
            public static var name: Notification.Name { didActivateNotification }

            public var scene: UIScene

            public init(scene: UIScene) { self.scene = scene }
        }

        /// - Source: https://developer.apple.com/documentation/uikit/uiscene/willdeactivatemessage
        public struct WillDeactivateMessage: UISceneMessage {
            public static var name: Notification.Name { willDeactivateNotification }

            public var scene: UIScene

            public init(scene: UIScene) { self.scene = scene }
        }

        /// - Source: https://developer.apple.com/documentation/uikit/uiscene/willenterforegroundmessage
        public struct WillEnterForegroundMessage: UISceneMessage {
            public static var name: Notification.Name { willEnterForegroundNotification }

            public var scene: UIScene

            public init(scene: UIScene) { self.scene = scene }
        }

        /// - Source: https://developer.apple.com/documentation/uikit/uiscene/didenterbackgroundmessage
        public struct DidEnterBackgroundMessage: UISceneMessage {
            public static var name: Notification.Name { didEnterBackgroundNotification }

            public var scene: UIScene

            public init(scene: UIScene) { self.scene = scene }
        }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UIScene.WillConnectMessage> {
        /// - Source:
        ///   https://developer.apple.com/documentation/foundation/notificationcenter/messageidentifier/willconnect
        public static var willConnect: Self { Self() }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UIScene.DidActivateMessage> {
        /// - Source:
        ///   https://developer.apple.com/documentation/foundation/notificationcenter/messageidentifier/didactivate
        public static var didActivate: Self { Self() }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UIScene.WillDeactivateMessage> {
        /// - Source:
        ///   https://developer.apple.com/documentation/foundation/notificationcenter/messageidentifier/willdeactivate
        public static var willDeactivate: Self { Self() }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UIScene.WillEnterForegroundMessage> {
        /// - Source:
        ///   https://developer.apple.com/documentation/foundation/notificationcenter/messageidentifier/willenterforeground-992xq
        public static var willEnterForeground: Self { Self() }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UIScene.DidEnterBackgroundMessage> {
        /// - Source:
        ///   https://developer.apple.com/documentation/foundation/notificationcenter/messageidentifier/didenterbackground-5fqw0
        public static var didEnterBackground: Self { Self() }
    }
#endif
