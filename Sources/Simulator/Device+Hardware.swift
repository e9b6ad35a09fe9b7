@_spi(Simulator) import UIKit

extension Device {
    /// The facts that UIKit has to know of the device; what follows from the system's version is UIKit's to say.
    var hardware: Phone.Hardware {
        var hardware = Phone.Hardware(
            screenSize: screenSize,
            scale: scale,
            idiom: idiom,
            systemVersion: Phone.SystemVersion(system.rawValue),
            statusBarHeight: statusBarHeight,
            hasCutout: cutout != .none,
            portraitSafeArea: portraitSafeArea.insets,
            landscapeSafeArea: landscapeSafeArea.insets
        )
        hardware.isInCall = isInCall
        hardware.userInterfaceStyle = userInterfaceStyle
        hardware.contentSizeCategory = contentSizeCategory
        hardware.accessibility = Set(accessibility.map(\.setting))
        hardware.name = name
        hardware.adoptsScenes = lifeCycle == .scenes
        hardware.controllersDecideStatusBar = viewControllerBasedStatusBarAppearance
        return hardware
    }
}
