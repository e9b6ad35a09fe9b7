#if compiler(>=6.3)
    // The messages of the accessibility settings. They contain no values.
    extension UIAccessibility {
        /// - Source: https://developer.apple.com/documentation/uikit/uiaccessibility/voiceoverstatusdidchangemessage
        public struct VoiceOverStatusDidChangeMessage: UIKitEmptyMessage {
            public typealias Subject = UIAccessibility

            public static var name: Foundation.Notification.Name { voiceOverStatusDidChangeNotification }

            public init() {}
        }

        /// - Source: https://developer.apple.com/documentation/uikit/uiaccessibility/switchcontrolstatusdidchangemessage
        public struct SwitchControlStatusDidChangeMessage: UIKitEmptyMessage {
            public typealias Subject = UIAccessibility

            public static var name: Foundation.Notification.Name { switchControlStatusDidChangeNotification }

            public init() {}
        }

        /// - Source: https://developer.apple.com/documentation/uikit/uiaccessibility/assistivetouchstatusdidchangemessage
        public struct AssistiveTouchStatusDidChangeMessage: UIKitEmptyMessage {
            public typealias Subject = UIAccessibility

            public static var name: Foundation.Notification.Name { assistiveTouchStatusDidChangeNotification }

            public init() {}
        }

        /// - Source: https://developer.apple.com/documentation/uikit/uiaccessibility/reducemotionstatusdidchangemessage
        public struct ReduceMotionStatusDidChangeMessage: UIKitEmptyMessage {
            public typealias Subject = UIAccessibility

            public static var name: Foundation.Notification.Name { reduceMotionStatusDidChangeNotification }

            public init() {}
        }

        /// - Source: https://developer.apple.com/documentation/uikit/uiaccessibility/reducetransparencystatusdidchangemessage
        public struct ReduceTransparencyStatusDidChangeMessage: UIKitEmptyMessage {
            public typealias Subject = UIAccessibility

            public static var name: Foundation.Notification.Name { reduceTransparencyStatusDidChangeNotification }

            public init() {}
        }

        /// - Source: https://developer.apple.com/documentation/uikit/uiaccessibility/boldtextstatusdidchangemessage
        public struct BoldTextStatusDidChangeMessage: UIKitEmptyMessage {
            public typealias Subject = UIAccessibility

            public static var name: Foundation.Notification.Name { boldTextStatusDidChangeNotification }

            public init() {}
        }

        /// - Source: https://developer.apple.com/documentation/uikit/uiaccessibility/darkersystemcolorsstatusdidchangemessage
        public struct DarkerSystemColorsStatusDidChangeMessage: UIKitEmptyMessage {
            public typealias Subject = UIAccessibility

            public static var name: Foundation.Notification.Name { darkerSystemColorsStatusDidChangeNotification }

            public init() {}
        }

        /// - Source: https://developer.apple.com/documentation/uikit/uiaccessibility/invertcolorsstatusdidchangemessage
        public struct InvertColorsStatusDidChangeMessage: UIKitEmptyMessage {
            public typealias Subject = UIAccessibility

            public static var name: Foundation.Notification.Name { invertColorsStatusDidChangeNotification }

            public init() {}
        }

        /// - Source: https://developer.apple.com/documentation/uikit/uiaccessibility/grayscalestatusdidchangemessage
        public struct GrayscaleStatusDidChangeMessage: UIKitEmptyMessage {
            public typealias Subject = UIAccessibility

            public static var name: Foundation.Notification.Name { grayscaleStatusDidChangeNotification }

            public init() {}
        }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.VoiceOverStatusDidChangeMessage> {
        /// - Source:
        ///   https://developer.apple.com/documentation/foundation/notificationcenter/messageidentifier/voiceoverstatusdidchange
        public static var voiceOverStatusDidChange: Self { Self() }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.SwitchControlStatusDidChangeMessage> {
        /// - Source:
        ///   https://developer.apple.com/documentation/foundation/notificationcenter/messageidentifier/switchcontrolstatusdidchange
        public static var switchControlStatusDidChange: Self { Self() }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.AssistiveTouchStatusDidChangeMessage> {
        /// - Source:
        ///   https://developer.apple.com/documentation/foundation/notificationcenter/messageidentifier/assistivetouchstatusdidchange
        public static var assistiveTouchStatusDidChange: Self { Self() }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.ReduceMotionStatusDidChangeMessage> {
        /// - Source:
        ///   https://developer.apple.com/documentation/foundation/notificationcenter/messageidentifier/reducemotionstatusdidchange
        public static var reduceMotionStatusDidChange: Self { Self() }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.ReduceTransparencyStatusDidChangeMessage> {
        /// - Source:
        ///   https://developer.apple.com/documentation/foundation/notificationcenter/messageidentifier/reducetransparencystatusdidchange
        public static var reduceTransparencyStatusDidChange: Self { Self() }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.BoldTextStatusDidChangeMessage> {
        /// - Source:
        ///   https://developer.apple.com/documentation/foundation/notificationcenter/messageidentifier/boldtextstatusdidchange
        public static var boldTextStatusDidChange: Self { Self() }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.DarkerSystemColorsStatusDidChangeMessage> {
        /// - Source:
        ///   https://developer.apple.com/documentation/foundation/notificationcenter/messageidentifier/darkersystemcolorsstatusdidchange
        public static var darkerSystemColorsStatusDidChange: Self { Self() }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.InvertColorsStatusDidChangeMessage> {
        /// - Source:
        ///   https://developer.apple.com/documentation/foundation/notificationcenter/messageidentifier/invertcolorsstatusdidchange
        public static var invertColorsStatusDidChange: Self { Self() }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.GrayscaleStatusDidChangeMessage> {
        /// - Source:
        ///   https://developer.apple.com/documentation/foundation/notificationcenter/messageidentifier/grayscalestatusdidchange
        public static var grayscaleStatusDidChange: Self { Self() }
    }
#endif
