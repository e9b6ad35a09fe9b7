@_spi(Simulator) import UIKit

extension Device {
    /// The objects that receive the life-cycle events of the app on the device, and the location of its windows.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle
    public enum LifeCycle: Hashable, Sendable {
        /// The app's delegate receives the events. With iOS 13 and later, all windows are in the only scene.
        case appDelegate
        /// The scenes' delegates receive the events, and only windows in a scene are shown.
        ///
        /// Before iOS 13, there are no scenes, and the app's delegate receives the events.
        case scenes
    }

    /// Returns the device with an app that hasn't adopted scenes, such as an app from before iOS 13.
    ///
    /// With iOS 27 and later, such an app doesn't launch if it's built with that system's SDK: `withDevice` stops the
    /// process.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/transitioning-to-the-uikit-scene-based-life-cycle
    public func withoutScenes() -> Device {
        var device = self
        device.lifeCycle = .appDelegate
        return device
    }
}
