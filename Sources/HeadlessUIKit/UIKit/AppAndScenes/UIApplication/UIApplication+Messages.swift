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
        public static var didFinishLaunching: Self { Self() }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidBecomeActiveMessage> {
        public static var didBecomeActive: Self { Self() }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillResignActiveMessage> {
        public static var willResignActive: Self { Self() }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidEnterBackgroundMessage> {
        public static var didEnterBackground: Self { Self() }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillEnterForegroundMessage> {
        public static var willEnterForeground: Self { Self() }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillTerminateMessage> {
        public static var willTerminate: Self { Self() }
    }
#endif
