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
        /// In points, while it shows and no call goes on.
        public var statusBarHeight: CGFloat
        /// Whether a notch or an island lies in the status bar, which is as high as it then.
        public var hasCutout: Bool
        /// What bars and corners take of the upright screen, in points, where the system has safe areas.
        public var portraitSafeArea: UIEdgeInsets
        /// What bars and corners take of the screen on its side, in points, where the system has safe areas.
        public var landscapeSafeArea: UIEdgeInsets
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
        /// `UIViewControllerBasedStatusBarAppearance` of the app's Info.plist.
        public var controllersDecideStatusBar = true

        public init(
            screenSize: CGSize,
            scale: CGFloat,
            idiom: UIUserInterfaceIdiom,
            systemVersion: SystemVersion,
            statusBarHeight: CGFloat,
            hasCutout: Bool,
            portraitSafeArea: UIEdgeInsets,
            landscapeSafeArea: UIEdgeInsets
        ) {
            self.screenSize = screenSize
            self.scale = scale
            self.idiom = idiom
            self.systemVersion = systemVersion
            self.statusBarHeight = statusBarHeight
            self.hasCutout = hasCutout
            self.portraitSafeArea = portraitSafeArea
            self.landscapeSafeArea = landscapeSafeArea
        }
    }
}
