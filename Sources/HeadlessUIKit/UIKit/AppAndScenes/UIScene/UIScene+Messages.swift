#if compiler(>=6.3)
    // The messages of a scene's life cycle.
    extension UIScene {
        /// - Source: https://developer.apple.com/documentation/uikit/uiscene/willconnectmessage
        public struct WillConnectMessage: UIKitMessage {
            public typealias Subject = UIScene

            public static var name: Notification.Name { willConnectNotification }

            public var scene: UIScene

            public init(scene: UIScene) {
                self.scene = scene
            }

            public static func makeMessage(_ notification: Notification) -> Self? {
                (notification.object as? UIScene).map(Self.init)
            }
        }

        /// - Source: https://developer.apple.com/documentation/uikit/uiscene/didactivatemessage
        public struct DidActivateMessage: UIKitMessage {
            public typealias Subject = UIScene

            public static var name: Notification.Name { didActivateNotification }

            public var scene: UIScene

            public init(scene: UIScene) {
                self.scene = scene
            }

            public static func makeMessage(_ notification: Notification) -> Self? {
                (notification.object as? UIScene).map(Self.init)
            }
        }

        /// - Source: https://developer.apple.com/documentation/uikit/uiscene/willdeactivatemessage
        public struct WillDeactivateMessage: UIKitMessage {
            public typealias Subject = UIScene

            public static var name: Notification.Name { willDeactivateNotification }

            public var scene: UIScene

            public init(scene: UIScene) {
                self.scene = scene
            }

            public static func makeMessage(_ notification: Notification) -> Self? {
                (notification.object as? UIScene).map(Self.init)
            }
        }

        /// - Source: https://developer.apple.com/documentation/uikit/uiscene/willenterforegroundmessage
        public struct WillEnterForegroundMessage: UIKitMessage {
            public typealias Subject = UIScene

            public static var name: Notification.Name { willEnterForegroundNotification }

            public var scene: UIScene

            public init(scene: UIScene) {
                self.scene = scene
            }

            public static func makeMessage(_ notification: Notification) -> Self? {
                (notification.object as? UIScene).map(Self.init)
            }
        }

        /// - Source: https://developer.apple.com/documentation/uikit/uiscene/didenterbackgroundmessage
        public struct DidEnterBackgroundMessage: UIKitMessage {
            public typealias Subject = UIScene

            public static var name: Notification.Name { didEnterBackgroundNotification }

            public var scene: UIScene

            public init(scene: UIScene) {
                self.scene = scene
            }

            public static func makeMessage(_ notification: Notification) -> Self? {
                (notification.object as? UIScene).map(Self.init)
            }
        }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UIScene.WillConnectMessage> {
        public static var willConnect: Self { Self() }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UIScene.DidActivateMessage> {
        public static var didActivate: Self { Self() }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UIScene.WillDeactivateMessage> {
        public static var willDeactivate: Self { Self() }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UIScene.WillEnterForegroundMessage> {
        public static var willEnterForeground: Self { Self() }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UIScene.DidEnterBackgroundMessage> {
        public static var didEnterBackground: Self { Self() }
    }
#endif
