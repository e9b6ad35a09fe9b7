#if compiler(>=6.3)
    // The messages of the app's life cycle. They contain no values.
    extension UIApplication {
        /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/didfinishlaunchingmessage
        public struct DidFinishLaunchingMessage: UIKitEmptyMessage {
            public typealias Subject = UIApplication

            public static var name: Notification.Name { didFinishLaunchingNotification }

            public init() {}
        }

        /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/didbecomeactivemessage
        public struct DidBecomeActiveMessage: UIKitEmptyMessage {
            public typealias Subject = UIApplication

            public static var name: Notification.Name { didBecomeActiveNotification }

            public init() {}
        }

        /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/willresignactivemessage
        public struct WillResignActiveMessage: UIKitEmptyMessage {
            public typealias Subject = UIApplication

            public static var name: Notification.Name { willResignActiveNotification }

            public init() {}
        }

        /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/didenterbackgroundmessage
        public struct DidEnterBackgroundMessage: UIKitEmptyMessage {
            public typealias Subject = UIApplication

            public static var name: Notification.Name { didEnterBackgroundNotification }

            public init() {}
        }

        /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/willenterforegroundmessage
        public struct WillEnterForegroundMessage: UIKitEmptyMessage {
            public typealias Subject = UIApplication

            public static var name: Notification.Name { willEnterForegroundNotification }

            public init() {}
        }

        /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/willterminatemessage
        public struct WillTerminateMessage: UIKitEmptyMessage {
            public typealias Subject = UIApplication

            public static var name: Notification.Name { willTerminateNotification }

            public init() {}
        }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidFinishLaunchingMessage> {
        /// - Source:
        ///   https://developer.apple.com/documentation/foundation/notificationcenter/messageidentifier/didfinishlaunching
        public static var didFinishLaunching: Self { Self() }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidBecomeActiveMessage> {
        /// - Source:
        ///   https://developer.apple.com/documentation/foundation/notificationcenter/messageidentifier/didbecomeactive-2hcfs
        public static var didBecomeActive: Self { Self() }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillResignActiveMessage> {
        /// - Source:
        ///   https://developer.apple.com/documentation/foundation/notificationcenter/messageidentifier/willresignactive-4rf2p
        public static var willResignActive: Self { Self() }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidEnterBackgroundMessage> {
        /// - Source:
        ///   https://developer.apple.com/documentation/foundation/notificationcenter/messageidentifier/didenterbackground-1u5sm
        public static var didEnterBackground: Self { Self() }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillEnterForegroundMessage> {
        /// - Source:
        ///   https://developer.apple.com/documentation/foundation/notificationcenter/messageidentifier/willenterforeground-95zi8
        public static var willEnterForeground: Self { Self() }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillTerminateMessage> {
        /// - Source:
        ///   https://developer.apple.com/documentation/foundation/notificationcenter/messageidentifier/willterminate
        public static var willTerminate: Self { Self() }
    }
#endif
