/// The accessibility settings of the user, and the notifications that an app posts to assistive technologies.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiaccessibility/notification
public enum UIAccessibility {
    /// Posts a notification to assistive technologies, such as VoiceOver.
    ///
    /// The simulator records the notification in its log. If VoiceOver is running, it handles the notification at the end
    /// of the turn of the run loop.
    ///
    /// - Parameter argument: The text to speak, or the element at which to continue.
    /// - Source: https://developer.apple.com/documentation/uikit/uiaccessibility/post(notification:argument:), and
    ///   https://developer.apple.com/documentation/uikit/uiaccessibility/notification/screenchanged
    @preconcurrency @MainActor
    public static func post(notification: Notification, argument: Any?) {
        let phone = Phone.required(by: "UIAccessibility.post")
        phone.report(.accessibility(notification, argument: argument))
        if isVoiceOverRunning { phone.voiceOver.pending.append((notification, argument)) }
    }

    /// Returns the element at the focus of an assistive technology, or `nil` if there is none. Only VoiceOver has a focus
    /// here.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiaccessibility/focusedelement(using:)
    @preconcurrency @MainActor
    public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? {
        assistiveTechnologyIdentifier == .notificationSwitchControl
            ? nil : Phone.required(by: "UIAccessibility.focusedElement").voiceOver.element
    }

    /// The assistive technologies that have a focus.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiaccessibility/assistivetechnologyidentifier
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
        public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
    }

    /// Posted when an assistive technology has focused an element.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiaccessibility/elementfocusednotification
    public nonisolated static let elementFocusedNotification =
        Foundation.Notification.Name("UIAccessibilityElementFocusedNotification")
    public nonisolated static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    public nonisolated static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
    public nonisolated static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"

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
    /// Posted when the user turns Switch Control on or off.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiaccessibility/switchcontrolstatusdidchangenotification
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
