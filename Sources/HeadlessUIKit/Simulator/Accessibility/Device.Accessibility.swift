@_spi(Simulator) import UIKit

extension Device {
    /// Something that the user may switch on in the settings for accessibility.
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

    /// The device with something switched on in the settings for accessibility.
    public func with(_ accessibility: Accessibility...) -> Device {
        var device = self
        device.accessibility.formUnion(accessibility)
        return device
    }
}

/// The user switches something on or off in the settings for accessibility; a notification says so.
@MainActor
public func setAccessibility(_ accessibility: Device.Accessibility, isOn: Bool) {
    UIApplication.shared.setAccessibility(accessibility.setting, isOn: isOn)
}

extension UIAccessibility.Notification {
    /// What has changed, in words.
    var words: String {
        switch self {
        case .screenChanged: "screen changed"
        case .layoutChanged: "layout changed"
        case .announcement: "announcement"
        case .pageScrolled: "page scrolled"
        default: "notification \(rawValue)"
        }
    }
}
