extension Phone {
    /// What UIKit has to know of a device, its system and the app on it: facts. What follows from them stands in
    /// `Phone.Hardware+Rules.swift`.
    public struct Hardware: Equatable, Sendable {
        /// Upright, in points.
        public var screenSize: CGSize
        /// Pixels a point.
        public var scale: CGFloat
        public var idiom: UIUserInterfaceIdiom
        public var systemVersion: SystemVersion
        /// Whether a notch or an island lies in the status bar, which is as high as it then.
        public var hasCutout: Bool
        /// What bars, corners and the keyboard take of the screen before iOS 26; `metrics` is what counts.
        public var metricsBeforeiOS26: Metrics
        /// What they take from then on, where that is something else.
        public var metricsFromiOS26: Metrics?
        /// Whether a call goes on in the background.
        public var isInCall = false
        /// What the user chose, where the system has dark interfaces.
        public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
        /// The size of text that the user likes.
        public var contentSizeCategory = UIContentSizeCategory.large
        /// What the user has switched on to get along with the phone.
        public var accessibility: Set<UIAccessibility.Setting> = []
        /// What the user calls the device, for example "iPhone 8".
        public var name = ""
        /// Whether the app has adopted scenes, where the system has them.
        public var adoptsScenes = false
        /// `UIRequiresFullScreen` of the app's Info.plist; it concerns iPads alone.
        public var requiresFullScreen = false
        /// `UIViewControllerBasedStatusBarAppearance` of the app's Info.plist.
        public var controllersDecideStatusBar = true

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
    /// What bars, corners and the keyboard take of a screen, in points.
    public struct Metrics: Equatable, Sendable {
        /// While the bar shows and no call goes on.
        public var statusBarHeight: CGFloat
        /// Of the upright screen, where the system has safe areas.
        public var portraitSafeArea: UIEdgeInsets
        /// Of the screen on its side, where the system has safe areas.
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

        /// How high the keyboard is, and which part of it is the row of suggestions.
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
