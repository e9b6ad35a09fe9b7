@_spi(Simulator) import UIKit

extension Device {
    /// A feature that the user can turn on in the accessibility settings.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiaccessibility
    public enum Accessibility: Hashable, Sendable, CaseIterable {
        case voiceOver, switchControl, assistiveTouch
        case reduceMotion, reduceTransparency, boldText, darkerSystemColors, invertColors, grayscale

        var setting: UIAccessibility.Setting {
            switch self {
            case .voiceOver: .voiceOver
            case .switchControl: .switchControl
            case .assistiveTouch: .assistiveTouch
            case .reduceMotion: .reduceMotion
            case .reduceTransparency: .reduceTransparency
            case .boldText: .boldText
            case .darkerSystemColors: .darkerSystemColors
            case .invertColors: .invertColors
            case .grayscale: .grayscale
            }
        }
    }

    /// Returns the device with the given accessibility features turned on.
    public func with(_ accessibility: Accessibility...) -> Device {
        var device = self
        device.accessibility.formUnion(accessibility)
        return device
    }
}

/// Turns an accessibility feature on or off, as the user does in Settings. UIKit posts the feature's notification.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiaccessibility/voiceoverstatusdidchangenotification, and
///   the pages of the other features' notifications.
@MainActor
public func setAccessibility(_ accessibility: Device.Accessibility, isOn: Bool) {
    UIApplication.shared.setAccessibility(accessibility.setting, isOn: isOn)
}

extension UIAccessibility.Notification {
    /// The name of the notification for the log.
    var displayName: String {
        switch self {
        case .screenChanged: "screen changed"
        case .layoutChanged: "layout changed"
        case .announcement: "announcement"
        case .pageScrolled: "page scrolled"
        default: "notification \(rawValue)"
        }
    }
}
