/// The accessibility settings of the user, and the notifications that an app posts to assistive technologies.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiaccessibility/notification
public enum UIAccessibility {
    /// Posts a notification to assistive technologies, such as VoiceOver.
    ///
    /// The simulator records the notification in its log.
    ///
    /// - Parameter argument: The text to speak, or the element at which to continue.
    /// - Source: https://developer.apple.com/documentation/uikit/uiaccessibility/post(notification:argument:), and
    ///   https://developer.apple.com/documentation/uikit/uiaccessibility/notification/screenchanged
    /// - Differs: On a phone, an assistive technology handles the notification.
    @preconcurrency @MainActor
    public static func post(notification: Notification, argument: Any?) {
        let phone = Phone.required(by: "UIAccessibility.post")
        phone.report(.accessibility(notification, argument: argument))
    }

    @preconcurrency @MainActor public static var isVoiceOverRunning: Bool { isOn(.voiceOver) }
    @preconcurrency @MainActor public static var isSwitchControlRunning: Bool { isOn(.switchControl) }
    @preconcurrency @MainActor public static var isAssistiveTouchRunning: Bool { isOn(.assistiveTouch) }
    @preconcurrency @MainActor public static var isReduceMotionEnabled: Bool { isOn(.reduceMotion) }
    @preconcurrency @MainActor public static var isReduceTransparencyEnabled: Bool { isOn(.reduceTransparency) }
    @preconcurrency @MainActor public static var isBoldTextEnabled: Bool { isOn(.boldText) }
    @preconcurrency @MainActor public static var isDarkerSystemColorsEnabled: Bool { isOn(.darkerSystemColors) }
    @preconcurrency @MainActor public static var isInvertColorsEnabled: Bool { isOn(.invertColors) }
    @preconcurrency @MainActor public static var isGrayscaleEnabled: Bool { isOn(.grayscale) }

    public nonisolated static let voiceOverStatusDidChangeNotification = Setting.voiceOver.notification
    public nonisolated static let switchControlStatusDidChangeNotification = Setting.switchControl.notification
    public nonisolated static let assistiveTouchStatusDidChangeNotification = Setting.assistiveTouch.notification
    public nonisolated static let reduceMotionStatusDidChangeNotification = Setting.reduceMotion.notification
    public nonisolated static let reduceTransparencyStatusDidChangeNotification = Setting.reduceTransparency
        .notification
    public nonisolated static let boldTextStatusDidChangeNotification = Setting.boldText.notification
    public nonisolated static let darkerSystemColorsStatusDidChangeNotification = Setting.darkerSystemColors
        .notification
    public nonisolated static let invertColorsStatusDidChangeNotification = Setting.invertColors.notification
    public nonisolated static let grayscaleStatusDidChangeNotification = Setting.grayscale.notification

    private static func isOn(_ setting: Setting) -> Bool {
        Phone.required(by: "UIAccessibility").accessibility.isOn(setting)
    }
}

extension UIAccessibility {
    /// A notification that an app posts to assistive technologies. The raw values are the same as on a phone.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiaccessibility/notification; the raw values are
    ///   undocumented.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// A notification that a new screen appeared.
        ///
        /// - Source: https://developer.apple.com/documentation/uikit/uiaccessibility/notification/screenchanged
        public static let screenChanged = Notification(rawValue: 1000)
        /// A notification that a part of the screen changed.
        ///
        /// - Source: https://developer.apple.com/documentation/uikit/uiaccessibility/notification/layoutchanged
        public static let layoutChanged = Notification(rawValue: 1001)
        /// A notification that contains text to speak.
        ///
        /// - Source: https://developer.apple.com/documentation/uikit/uiaccessibility/notification/announcement
        public static let announcement = Notification(rawValue: 1008)
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    @_spi(Simulator)
    public typealias Setting = AccessibilitySetting
}

extension AccessibilitySetting {
    /// The name of the notification that is posted when the user turns the setting on or off.
    var notification: Foundation.Notification.Name {
        Foundation.Notification.Name("UIAccessibility\(rawValue)StatusDidChangeNotification")
    }
}
