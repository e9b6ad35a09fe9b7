#if compiler(>=6.3)
    // The messages of the app's life cycle and of its protected data. They contain no values.
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

        /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/protecteddatawillbecomeunavailablemessage
        public struct ProtectedDataWillBecomeUnavailableMessage: UIKitEmptyMessage {
            public typealias Subject = UIApplication

            public static var name: Notification.Name { protectedDataWillBecomeUnavailableNotification }

            public init() {}
        }

        /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/protecteddatadidbecomeavailablemessage
        public struct ProtectedDataDidBecomeAvailableMessage: UIKitEmptyMessage {
            public typealias Subject = UIApplication

            public static var name: Notification.Name { protectedDataDidBecomeAvailableNotification }

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

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.ProtectedDataWillBecomeUnavailableMessage> {
        /// - Source:
        ///   https://developer.apple.com/documentation/foundation/notificationcenter/messageidentifier/protecteddatawillbecomeunavailable-3n08h
        public static var protectedDataWillBecomeUnavailable: Self { Self() }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.ProtectedDataDidBecomeAvailableMessage> {
        /// - Source:
        ///   https://developer.apple.com/documentation/foundation/notificationcenter/messageidentifier/protecteddatadidbecomeavailable-6h44m
        public static var protectedDataDidBecomeAvailable: Self { Self() }
    }

    extension UIContentSizeCategory {
        /// A message about another preferred text size.
        ///
        /// - Source: https://developer.apple.com/documentation/uikit/uicontentsizecategory/didchangemessage
        /// - Note: Undocumented by Apple. In this implementation, the subject is the app, which posts the notification, and
        ///   the screen is that of the device.
        public struct DidChangeMessage: UIKitMessage {
            public typealias Subject = UIApplication

            public static var name: Notification.Name { didChangeNotification }

            /// The raw value of the new category.
            ///
            /// - Source: https://developer.apple.com/documentation/uikit/uicontentsizecategory/didchangemessage/contentsize,
            ///   which doesn't say that it's the raw value.
            public var contentSize: String
            public var screen: UIScreen

            public init(contentSize: String, screen: UIScreen) {
                self.contentSize = contentSize
                self.screen = screen
            }

            public static func makeMessage(_ notification: Notification) -> Self? {
                guard let application = notification.object as? UIApplication,
                    let contentSize = notification.userInfo?[newValueUserInfoKey] as? String
                else { return nil }
                return Self(contentSize: contentSize, screen: application.screen)
            }

            public static func makeNotification(_ message: Self) -> Notification {
                Notification(
                    name: name, object: UIApplication.shared, userInfo: [newValueUserInfoKey: message.contentSize])
            }
        }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UIContentSizeCategory.DidChangeMessage> {
        /// - Source:
        ///   https://developer.apple.com/documentation/foundation/notificationcenter/messageidentifier/contentsizecategorydidchange
        public static var contentSizeCategoryDidChange: Self { Self() }
    }
#endif
