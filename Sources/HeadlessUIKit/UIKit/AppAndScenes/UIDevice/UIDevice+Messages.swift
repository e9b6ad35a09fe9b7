#if compiler(>=6.3)
    extension UIDevice {
        /// - Source: https://developer.apple.com/documentation/uikit/uidevice/orientationdidchangemessage
        public struct OrientationDidChangeMessage: UIKitEmptyMessage {
            public typealias Subject = UIDevice

            public static var name: Notification.Name { orientationDidChangeNotification }

            public init() {}
        }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UIDevice.OrientationDidChangeMessage> {
        /// - Source:
        ///   https://developer.apple.com/documentation/foundation/notificationcenter/messageidentifier/orientationdidchange
        public static var orientationDidChange: Self { Self() }
    }
#endif
