@_spi(Simulator) import UIKit

extension Device {
    /// What UIKit has to know of the device; the rules that came with a system are applied here.
    var hardware: Phone.Hardware {
        var hardware = Phone.Hardware(
            screenSize: screenSize,
            scale: scale,
            idiom: idiom,
            systemVersion: system.rawValue,
            statusBarHeight: statusBarHeight,
            hidesStatusBarInLandscape: idiom == .phone && system >= .iOS8,
            portraitSafeArea: system >= .iOS12 ? portraitSafeArea.insets : .zero,
            landscapeSafeArea: system >= .iOS12 ? landscapeSafeArea.insets : .zero,
            turnsScreen: system >= .iOS8
        )
        hardware.scenes.exist = system >= .iOS14
        hardware.scenes.areAdopted = lifeCycle == .scenes
        hardware.scenes.haveKeyWindows = system >= .iOS17
        hardware.isInCall = isInCall
        hardware.userInterfaceStyle = system >= .iOS14 ? userInterfaceStyle : .unspecified
        hardware.name = system >= .iOS17 ? hardware.idiom.model : name
        hardware.controllersDecideStatusBar = viewControllerBasedStatusBarAppearance
        return hardware
    }
}
