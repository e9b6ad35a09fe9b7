@_spi(Simulator) import UIKit

/// A model of phone or tablet with a system on it: what `withDevice` makes one of.
public struct Device: Hashable, Sendable {
    public var name: String
    /// Upright, in points.
    public var screenSize: CGSize
    /// Pixels a point.
    public var scale: CGFloat
    public var idiom: UIUserInterfaceIdiom
    public var system: System
    /// How the app on it hears of its life.
    public var lifeCycle = LifeCycle.scenes
    /// Whether a call goes on in the background.
    public var isInCall = false
    /// Light or dark, from iOS 13 on.
    public var userInterfaceStyle = UIUserInterfaceStyle.light
    /// What bars, corners and the keyboard take of the screen.
    public var metrics: Metrics
    /// What they take from iOS 26 on, where that is something else.
    public var metricsFromiOS26: Metrics?
    /// The size of text that the user likes.
    public var contentSizeCategory = UIContentSizeCategory.large
    /// What the user has switched on to get along with the device.
    public var accessibility: Set<Accessibility> = []
    /// What is cut out of the screen at its upper edge.
    public var cutout: Cutout
    /// Of the screen's corners, in points.
    public var cornerRadius: CGFloat
    /// The app's key `UIRequiresFullScreen` in its Info.plist: from iPadOS 26 on, windows without it have any size.
    public var requiresFullScreen = false
    /// The app's key in its Info.plist: false hands the status bar to the application.
    public var viewControllerBasedStatusBarAppearance = true

    public init(
        name: String,
        screenSize: CGSize,
        scale: CGFloat,
        idiom: UIUserInterfaceIdiom = .phone,
        system: System,
        cutout: Cutout = .none,
        cornerRadius: CGFloat = 0,
        metrics: Metrics,
        metricsFromiOS26: Metrics? = nil
    ) {
        self.name = name
        self.screenSize = screenSize
        self.scale = scale
        self.idiom = idiom
        self.system = system
        self.cutout = cutout
        self.cornerRadius = cornerRadius
        self.metrics = metrics
        self.metricsFromiOS26 = metricsFromiOS26
    }

    /// The device while a call goes on in the background; one whose status bar does not grow then is as it was.
    public func duringCall() -> Device {
        guard hardware.statusBarGrowthInCall > 0 else { return self }
        var device = self
        device.isInCall = true
        return device
    }

    /// The device with dark interfaces; seen by apps from iOS 13 on.
    public func inDarkMode() -> Device {
        var device = self
        device.userInterfaceStyle = .dark
        return device
    }

    /// The device as it was given to `withDevice`, and outside of that the one it takes by itself: a current iPhone with
    /// iOS 27 and an app with scenes. What happens to it afterwards is not in it: turns, calls, what the user switches.
    public static var current: Device { inUse ?? .iPhone17 }

    @TaskLocal static var inUse: Device?
}

extension Device: CustomStringConvertible {
    public var description: String { "\(name) with iOS \(system.rawValue)" }
}
