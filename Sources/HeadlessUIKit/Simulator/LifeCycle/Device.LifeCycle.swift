@_spi(Simulator) import UIKit

extension Device {
    /// How the app on the device hears of foreground and background, and where its windows are.
    public enum LifeCycle: Hashable, Sendable {
        /// The app's delegate hears of it; from iOS 13 on all windows are in the one scene there is.
        case appDelegate
        /// The delegates of the scenes hear of it, and windows show only in a scene. Before iOS 13 there are none, and
        /// the app's delegate hears of it.
        case scenes
    }

    /// The device with an app that has not adopted scenes, as apps were before iOS 13.
    ///
    /// From iOS 27 on, such an app does not launch if it was built with that system's SDK: there `withDevice` stops the
    /// process.
    public func withoutScenes() -> Device {
        var device = self
        device.lifeCycle = .appDelegate
        return device
    }
}
