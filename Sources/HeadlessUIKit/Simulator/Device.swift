@_spi(Simulator) import UIKit

/// A model of phone or tablet with a system, from which `withDevice` creates a simulated device.
///
/// - Source: https://developer.apple.com/design/human-interface-guidelines/layout, for the sizes and scales of screens.
public struct Device: Hashable, Sendable {
    public var name: String
    /// The size of the screen in portrait, in points.
    ///
    /// - Source: https://developer.apple.com/design/human-interface-guidelines/layout
    public var screenSize: CGSize
    /// The number of pixels per point.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscreen/scale
    public var scale: CGFloat
    public var idiom: UIUserInterfaceIdiom
    public var system: System
    /// The life cycle that the app uses.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle
    public var lifeCycle = LifeCycle.scenes
    /// A Boolean value indicating whether a call is active in the background.
    ///
    /// - Source: https://www.itworkman.com/implementation-of-ios-status-bar-frame-calculation, for the status bar.
    public var isInCall = false
    /// The light or dark interface style, available to apps with iOS 13 and later.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiuserinterfacestyle
    public var userInterfaceStyle = UIUserInterfaceStyle.light
    /// The areas of the screen that bars, corners, and the keyboard occupy.
    ///
    /// - Source: https://github.com/marcbouchenoire/dimmmensions, and
    ///   https://github.com/TelegramMessenger/Telegram-iOS/blob/master/submodules/Display/Source/DeviceMetrics.swift
    public var metrics: Metrics
    /// The metrics with iOS 26 and later, or `nil` if they're the same.
    ///
    /// - Source: https://github.com/aloisdeniel/flutter_device_preview (device_specs)
    public var metricsFromiOS26: Metrics?
    /// The text size that the user prefers.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/preferredcontentsizecategory
    public var contentSizeCategory = UIContentSizeCategory.large
    /// The accessibility features that the user has turned on.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiaccessibility
    public var accessibility: Set<Accessibility> = []
    /// The cutout at the upper edge of the screen.
    public var cutout: Cutout
    /// The radius of the screen's corners, in points.
    ///
    /// - Source: https://github.com/markbattistella/BezelKit
    public var cornerRadius: CGFloat
    /// The value of the app's Info.plist key `UIRequiresFullScreen`.
    ///
    /// With iPadOS 26 and later, the windows of an app without the key can have any size.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/bundleresources/information-property-list/uirequiresfullscreen
    public var requiresFullScreen = false
    /// The value of the app's Info.plist key. If it's `false`, the application determines the status bar.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/bundleresources/information-property-list/uiviewcontrollerbasedstatusbarappearance
    public var viewControllerBasedStatusBarAppearance = true
    /// The unknown points of UIKit's behavior in which the device has the alternative instead of the default.
    public var assumptions = UnknownBehavior.assumedInEnvironment

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

    /// Returns the device while a call is active in the background. A device whose status bar doesn't grow is returned
    /// unchanged.
    ///
    /// - Source: https://www.itworkman.com/implementation-of-ios-status-bar-frame-calculation
    public func duringCall() -> Device {
        guard hardware.statusBarGrowthInCall > 0 else { return self }
        var device = self
        device.isInCall = true
        return device
    }

    /// Returns the device with the dark interface style, which is visible to apps with iOS 13 and later.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiuserinterfacestyle
    public func inDarkMode() -> Device {
        var device = self
        device.userInterfaceStyle = .dark
        return device
    }

    /// The device passed to `withDevice`, or the default device outside it: a current iPhone with iOS 27 and an app
    /// with scenes.
    ///
    /// It doesn't include later changes, such as rotation, calls, or the user's settings.
    public static var current: Device { inUse ?? .iPhone17 }

    @TaskLocal static var inUse: Device?
}

extension Device: CustomStringConvertible {
    public var description: String { "\(name) with iOS \(system.rawValue)" }
}
