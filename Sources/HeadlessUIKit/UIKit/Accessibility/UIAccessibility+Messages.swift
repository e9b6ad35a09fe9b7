#if compiler(>=6.3)
    // The messages of the accessibility settings. They contain no values.
    extension UIAccessibility {
        /// - Source: https://developer.apple.com/documentation/uikit/uiaccessibility/voiceoverstatusdidchangemessage
        public struct VoiceOverStatusDidChangeMessage: UIKitMessage {
            public typealias Subject = UIAccessibility

            public static var name: Foundation.Notification.Name { voiceOverStatusDidChangeNotification }

            public init() {}

            public static func makeMessage(_ notification: Foundation.Notification) -> Self? { Self() }
        }

        /// - Source: https://developer.apple.com/documentation/uikit/uiaccessibility/switchcontrolstatusdidchangemessage
        public struct SwitchControlStatusDidChangeMessage: UIKitMessage {
            public typealias Subject = UIAccessibility

            public static var name: Foundation.Notification.Name { switchControlStatusDidChangeNotification }

            public init() {}

            public static func makeMessage(_ notification: Foundation.Notification) -> Self? { Self() }
        }

        /// - Source: https://developer.apple.com/documentation/uikit/uiaccessibility/assistivetouchstatusdidchangemessage
        public struct AssistiveTouchStatusDidChangeMessage: UIKitMessage {
            public typealias Subject = UIAccessibility

            public static var name: Foundation.Notification.Name { assistiveTouchStatusDidChangeNotification }

            public init() {}

            public static func makeMessage(_ notification: Foundation.Notification) -> Self? { Self() }
        }

        /// - Source: https://developer.apple.com/documentation/uikit/uiaccessibility/reducemotionstatusdidchangemessage
        public struct ReduceMotionStatusDidChangeMessage: UIKitMessage {
            public typealias Subject = UIAccessibility

            public static var name: Foundation.Notification.Name { reduceMotionStatusDidChangeNotification }

            public init() {}

            public static func makeMessage(_ notification: Foundation.Notification) -> Self? { Self() }
        }

        /// - Source: https://developer.apple.com/documentation/uikit/uiaccessibility/reducetransparencystatusdidchangemessage
        public struct ReduceTransparencyStatusDidChangeMessage: UIKitMessage {
            public typealias Subject = UIAccessibility

            public static var name: Foundation.Notification.Name { reduceTransparencyStatusDidChangeNotification }

            public init() {}

            public static func makeMessage(_ notification: Foundation.Notification) -> Self? { Self() }
        }

        /// - Source: https://developer.apple.com/documentation/uikit/uiaccessibility/boldtextstatusdidchangemessage
        public struct BoldTextStatusDidChangeMessage: UIKitMessage {
            public typealias Subject = UIAccessibility

            public static var name: Foundation.Notification.Name { boldTextStatusDidChangeNotification }

            public init() {}

            public static func makeMessage(_ notification: Foundation.Notification) -> Self? { Self() }
        }

        /// - Source: https://developer.apple.com/documentation/uikit/uiaccessibility/darkersystemcolorsstatusdidchangemessage
        public struct DarkerSystemColorsStatusDidChangeMessage: UIKitMessage {
            public typealias Subject = UIAccessibility

            public static var name: Foundation.Notification.Name { darkerSystemColorsStatusDidChangeNotification }

            public init() {}

            public static func makeMessage(_ notification: Foundation.Notification) -> Self? { Self() }
        }

        /// - Source: https://developer.apple.com/documentation/uikit/uiaccessibility/invertcolorsstatusdidchangemessage
        public struct InvertColorsStatusDidChangeMessage: UIKitMessage {
            public typealias Subject = UIAccessibility

            public static var name: Foundation.Notification.Name { invertColorsStatusDidChangeNotification }

            public init() {}

            public static func makeMessage(_ notification: Foundation.Notification) -> Self? { Self() }
        }

        /// - Source: https://developer.apple.com/documentation/uikit/uiaccessibility/grayscalestatusdidchangemessage
        public struct GrayscaleStatusDidChangeMessage: UIKitMessage {
            public typealias Subject = UIAccessibility

            public static var name: Foundation.Notification.Name { grayscaleStatusDidChangeNotification }

            public init() {}

            public static func makeMessage(_ notification: Foundation.Notification) -> Self? { Self() }
        }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.VoiceOverStatusDidChangeMessage> {
        public static var voiceOverStatusDidChange: Self { Self() }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.SwitchControlStatusDidChangeMessage> {
        public static var switchControlStatusDidChange: Self { Self() }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.AssistiveTouchStatusDidChangeMessage> {
        public static var assistiveTouchStatusDidChange: Self { Self() }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.ReduceMotionStatusDidChangeMessage> {
        public static var reduceMotionStatusDidChange: Self { Self() }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.ReduceTransparencyStatusDidChangeMessage> {
        public static var reduceTransparencyStatusDidChange: Self { Self() }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.BoldTextStatusDidChangeMessage> {
        public static var boldTextStatusDidChange: Self { Self() }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.DarkerSystemColorsStatusDidChangeMessage> {
        public static var darkerSystemColorsStatusDidChange: Self { Self() }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.InvertColorsStatusDidChangeMessage> {
        public static var invertColorsStatusDidChange: Self { Self() }
    }

    extension NotificationCenter.MessageIdentifier
    where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.GrayscaleStatusDidChangeMessage> {
        public static var grayscaleStatusDidChange: Self { Self() }
    }
#endif
