@_spi(Simulator) import UIKit

extension Device {
    /// The properties of the device that UIKit requires. UIKit itself derives the behavior that depends on the system
    /// version.
    var hardware: Phone.Hardware {
        var hardware = Phone.Hardware(
            screenSize: screenSize,
            scale: scale,
            idiom: idiom,
            systemVersion: Phone.SystemVersion(system.rawValue),
            hasCutout: cutout != .none,
            metrics: metrics.hardware,
            metricsFromiOS26: metricsFromiOS26?.hardware
        )
        hardware.isInCall = isInCall
        hardware.userInterfaceStyle = userInterfaceStyle
        hardware.contentSizeCategory = contentSizeCategory
        hardware.accessibility = Set(accessibility.map(\.setting))
        hardware.name = name
        hardware.adoptsScenes = lifeCycle == .scenes
        hardware.requiresFullScreen = requiresFullScreen
        hardware.controllersDecideStatusBar = viewControllerBasedStatusBarAppearance
        hardware.assumptions = Set(assumptions.map(\.assumption))
        return hardware
    }
}

extension Device.Metrics {
    fileprivate var hardware: Phone.Hardware.Metrics {
        Phone.Hardware.Metrics(
            statusBarHeight: statusBarHeight,
            portraitSafeArea: portraitSafeArea.insets,
            landscapeSafeArea: landscapeSafeArea.insets,
            portraitKeyboard: .init(height: keyboard.portrait, suggestions: keyboard.portraitSuggestions),
            landscapeKeyboard: .init(height: keyboard.landscape, suggestions: keyboard.landscapeSuggestions)
        )
    }
}
