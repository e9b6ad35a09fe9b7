extension Phone {
    /// The facts about a device, its system, and the app on it.
    ///
    /// `Phone.Hardware+Rules.swift` derives UIKit's behavior from them.
    public struct Hardware: Equatable, Sendable {
        /// The size of the screen in portrait, in points.
        public var screenSize: CGSize
        /// The number of pixels per point.
        public var scale: CGFloat
        public var idiom: UIUserInterfaceIdiom
        public var systemVersion: SystemVersion
        /// A Boolean value indicating whether a notch or the Dynamic Island is inside the status bar, which then has
        /// its height.
        public var hasCutout: Bool
        /// The space that bars, corners, and the keyboard occupy on the screen before iOS 26. `metrics` returns the
        /// values in effect.
        public var metricsBeforeiOS26: Metrics
        /// The space that they occupy from iOS 26 on, or `nil` if it's the same.
        public var metricsFromiOS26: Metrics?
        /// A Boolean value indicating whether a call is in progress in the background.
        public var isInCall = false
        /// The interface style chosen by the user. It has an effect if the system has a dark style.
        public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
        /// A Boolean value indicating whether the user has chosen the style since the device was started.
        public var isInterfaceStyleChosen = false
        /// The text size preferred by the user.
        public var contentSizeCategory = UIContentSizeCategory.large
        /// The accessibility settings that the user turned on.
        public var accessibility: Set<AccessibilitySetting> = []
        /// The device name chosen by the user, for example "iPhone 8".
        public var name = ""
        /// A Boolean value indicating whether the app has adopted scenes. It has an effect if the system has scenes.
        public var adoptsScenes = false
        /// The value of `UIRequiresFullScreen` in the app's Info.plist. It has an effect on iPads only.
        public var requiresFullScreen = false
        /// The value of `UIViewControllerBasedStatusBarAppearance` in the app's Info.plist.
        public var controllersDecideStatusBar = true
        /// The unknown points in which the phone has the alternative behavior.
        public var assumptions: Set<Phone.Assumption> = []

        public init(
            screenSize: CGSize,
            scale: CGFloat,
            idiom: UIUserInterfaceIdiom,
            systemVersion: SystemVersion,
            hasCutout: Bool,
            metrics: Metrics,
            metricsFromiOS26: Metrics? = nil
        ) {
            self.screenSize = screenSize
            self.scale = scale
            self.idiom = idiom
            self.systemVersion = systemVersion
            self.hasCutout = hasCutout
            metricsBeforeiOS26 = metrics
            self.metricsFromiOS26 = metricsFromiOS26
        }
    }
}

extension Phone.Hardware {
    /// The space that bars, corners, and the keyboard occupy on a screen, in points.
    public struct Metrics: Equatable, Sendable {
        /// The height of the visible status bar while no call is in progress.
        public var statusBarHeight: CGFloat
        /// The safe area in portrait, on systems with safe areas.
        public var portraitSafeArea: UIEdgeInsets
        /// The safe area in landscape, on systems with safe areas.
        public var landscapeSafeArea: UIEdgeInsets
        public var portraitKeyboard: Keyboard
        public var landscapeKeyboard: Keyboard

        public init(
            statusBarHeight: CGFloat,
            portraitSafeArea: UIEdgeInsets,
            landscapeSafeArea: UIEdgeInsets,
            portraitKeyboard: Keyboard,
            landscapeKeyboard: Keyboard
        ) {
            self.statusBarHeight = statusBarHeight
            self.portraitSafeArea = portraitSafeArea
            self.landscapeSafeArea = landscapeSafeArea
            self.portraitKeyboard = portraitKeyboard
            self.landscapeKeyboard = landscapeKeyboard
        }

        /// The height of the keyboard, and the part of it that is the row of suggestions.
        public struct Keyboard: Equatable, Sendable {
            public var height: CGFloat
            public var suggestions: CGFloat

            public init(height: CGFloat, suggestions: CGFloat) {
                self.height = height
                self.suggestions = suggestions
            }
        }
    }
}
