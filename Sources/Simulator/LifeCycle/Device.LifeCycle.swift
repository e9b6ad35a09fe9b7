@_spi(Simulator) import UIKit

extension Device {
    /// How the app on the device hears of foreground and background, and where its windows are.
    public enum LifeCycle: Hashable, Sendable {
        /// The app's delegate hears of it; from iOS 13 on all windows are in the one scene there is.
        case appDelegate
        /// The delegates of the scenes hear of it, and windows show only in a scene.
        case scenes
    }

    /// The device with an app that has adopted scenes; needs iOS 13 or later.
    public func withScenes() -> Device {
        precondition(hardware.hasScenes, "scenes came with iOS 13: use `device.running(.iOS17).withScenes()`")
        var device = self
        device.lifeCycle = .scenes
        return device
    }
}
