extension Phone {
    /// What UIKit has to know of a device and its system.
    public struct Hardware: Equatable, Sendable {
        /// Upright, in points.
        public var screenSize: CGSize
        /// Pixels a point.
        public var scale: CGFloat
        public var idiom: UIUserInterfaceIdiom
        public var systemVersion: String
        /// In points, while it shows.
        public var statusBarHeight: CGFloat
        public var hidesStatusBarInLandscape: Bool
        public var portraitSafeArea: UIEdgeInsets
        public var landscapeSafeArea: UIEdgeInsets
        /// By how much a call in the background makes the status bar higher, in points: 20 becomes 40 on phones, other
        /// bars stay (measured on devices).
        public var statusBarGrowthInCall: CGFloat {
            idiom == .phone && statusBarHeight == 20 ? 20 : 0
        }
        /// Whether a notch or an island lies in the status bar, which is as high as it then.
        var hasCutout: Bool { statusBarHeight > 24 }
        /// Whether the screen's coordinates turn with the interface (iOS 8), or the root views inside the windows.
        public var turnsScreen: Bool
        public var scenes = SceneRules()
        public var isInCall = false
        public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
        /// For example "iPhone 8".
        public var name = ""
        /// `UIViewControllerBasedStatusBarAppearance` of the app's Info.plist.
        public var controllersDecideStatusBar = true

        public init(
            screenSize: CGSize,
            scale: CGFloat,
            idiom: UIUserInterfaceIdiom,
            systemVersion: String,
            statusBarHeight: CGFloat,
            hidesStatusBarInLandscape: Bool,
            portraitSafeArea: UIEdgeInsets,
            landscapeSafeArea: UIEdgeInsets,
            turnsScreen: Bool
        ) {
            self.screenSize = screenSize
            self.scale = scale
            self.idiom = idiom
            self.systemVersion = systemVersion
            self.statusBarHeight = statusBarHeight
            self.hidesStatusBarInLandscape = hidesStatusBarInLandscape
            self.portraitSafeArea = portraitSafeArea
            self.landscapeSafeArea = landscapeSafeArea
            self.turnsScreen = turnsScreen
        }
    }
}
