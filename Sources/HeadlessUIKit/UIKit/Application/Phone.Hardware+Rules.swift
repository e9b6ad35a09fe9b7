/// What changed from system to system, and from device to device: the one place that compares versions.
extension Phone.Hardware {
    // MARK: Screen

    /// What bars, corners and the keyboard take of the screen: with iOS 26 it became something else.
    ///
    /// Open: whether the SDK that an app was built with matters; the measurements are of apps built with that of 26.
    var metrics: Metrics { systemVersion >= 26 ? metricsFromiOS26 ?? metricsBeforeiOS26 : metricsBeforeiOS26 }

    /// From iOS 8 on the screen's coordinates turn with the interface; before, the root views inside the windows do.
    var turnsScreen: Bool { systemVersion >= 8 }

    /// Safe areas came with iOS 11; before, a container's bar begins right below the status bar.
    var hasSafeAreas: Bool { systemVersion >= 11 }

    /// What bars and corners take of the screen, in points, with the status bar of the device showing.
    func safeArea(in orientation: UIInterfaceOrientation) -> UIEdgeInsets {
        guard hasSafeAreas else { return .zero }
        return orientation.isLandscape ? metrics.landscapeSafeArea : metrics.portraitSafeArea
    }

    /// From iOS 13 on interfaces are light or dark; before, neither.
    var shownInterfaceStyle: UIUserInterfaceStyle { systemVersion >= 13 ? userInterfaceStyle : .unspecified }

    // MARK: Traits

    /// From iOS 13 on a view begins with the traits it will probably have, and is told only if it gets others (Apple,
    /// WWDC 2019, "Implementing Dark Mode on iOS"); before, it was told of the first ones.
    var predictsTraits: Bool { systemVersion >= 13 }

    /// From iOS 17 on views and controllers are told of new traits right before they are laid out, and not at once
    /// (Apple, WWDC 2023, "Unleash the UIKit trait system").
    var tellsTraitsBeforeLayout: Bool { systemVersion >= 17 }

    /// From iOS 17 on a controller inherits the traits of what its view lies in, before its parent's (as above).
    var controllersInheritFromViews: Bool { systemVersion >= 17 }
    /// With iOS 26 many of the system's colours changed (Apple, "Human Interface Guidelines", Color, June 2025).
    var hasBrightColors: Bool { systemVersion >= 26 }

    /// Up to iOS 15 controllers say whether the interface follows the device (Apple, "iOS & iPadOS 16 Release Notes":
    /// `shouldAutorotate` "is no longer supported").
    var asksWhetherToAutorotate: Bool { systemVersion < 16 }

    // MARK: Status bar

    /// From iOS 8 on phones on their side have no status bar unless a controller asks for it.
    var hidesStatusBarInLandscape: Bool { idiom == .phone && systemVersion >= 8 }

    /// A phone whose screen has a cutout hides the bar on its side, whatever its controllers say (openradar 35694326, of
    /// the iPhone X). Open: whether all later ones do; here they do.
    var forbidsStatusBarInLandscape: Bool { hidesStatusBarInLandscape && hasCutout }

    /// By how much a call in the background makes the status bar higher, in points: 20 becomes 40 on phones, other
    /// bars stay (measured on devices).
    public var statusBarGrowthInCall: CGFloat { idiom == .phone && metrics.statusBarHeight == 20 ? 20 : 0 }

    /// Up to iOS 10 a window of any size decides about the status bar's style.
    ///
    /// Reports differ. On iOS 7 windows of the bar's own size did (openradar 15573442; MTStatusBarOverlay, pull request
    /// 78), on iOS 9 one of 200 by 200 points in the middle of the screen (openradar 23677818). In 2018, with iOS 11 and
    /// 12, CocoaDebug and others made their windows a little lower than the screen so that they did not. Open: with which
    /// system it changed, and whether it has changed again; both are taken at their word, and iOS 11 as the border.
    var asksSmallWindowsAboutStatusBar: Bool { systemVersion < 11 }

    /// From iOS 13 on the status bar is drawn outside of the app, in front of all its windows; before, it lay in a
    /// window of its own among them.
    var drawsStatusBarOutsideApps: Bool { systemVersion >= 13 }

    /// From iOS 13 on the default style goes by what lies below the bar; before, it was dark content (Apple,
    /// "UIStatusBarStyle").
    public var adaptsDefaultStatusBarStyle: Bool { systemVersion >= 13 }

    // MARK: Scenes

    /// Every app has a scene, in which its windows are.
    public var hasScenes: Bool { systemVersion >= 13 }

    var scenes: Phone.SceneRules {
        .init(areAdopted: adoptsScenes && hasScenes, haveKeyWindows: systemVersion >= 15)
    }

    /// From iOS 27 on an app that was built with the system's SDK has to adopt scenes (Apple, TN3187, "Migrating to the
    /// UIKit scene-based life cycle").
    var requiresScenes: Bool { systemVersion >= 27 }

    /// From iOS 26 on a scene's delegate hears of its whole geometry (Apple,
    /// "windowScene(_:didUpdateEffectiveGeometry:)").
    var tellsOfEffectiveGeometry: Bool { systemVersion >= 26 }

    /// From iOS 26 on a controller can ask that the orientation stays (Apple, "prefersInterfaceOrientationLocked").
    var locksOrientations: Bool { systemVersion >= 26 }

    /// From iPadOS 26 on the user gives windows any size, unless the app's Info.plist has `UIRequiresFullScreen` (Apple,
    /// TN3192). Open: whether iPadOS 27 ignores the key already; Apple says that a future release will.
    var resizesScenesFreely: Bool { idiom == .pad && systemVersion >= 26 && !requiresFullScreen }

    // MARK: Keyboard

    /// How high the keyboard is, in points, with the safe area below it. From iOS 8 on a row of suggestions is part of it
    /// (Apple, "What's New in iOS", iOS 8).
    func keyboardHeight(in orientation: UIInterfaceOrientation) -> CGFloat {
        let keyboard = orientation.isLandscape ? metrics.landscapeKeyboard : metrics.portraitKeyboard
        return systemVersion >= 8 ? keyboard.height : keyboard.height - keyboard.suggestions
    }

    /// From iOS 9 on the keyboard lies above alerts; reported by many.
    var hasKeyboardAboveAlerts: Bool { systemVersion >= 9 }

    /// From iOS 10 on the keyboard has a window of its own, in front of all others (article on windows).
    var hasKeyboardWindow: Bool { systemVersion >= 10 }

    /// From iOS 16.1 on the object of the keyboard's notifications is the screen it appears on; before, they had none
    /// (Apple, "keyboardWillShowNotification").
    var namesScreenOfKeyboard: Bool { systemVersion >= Phone.SystemVersion("16.1") }

    // MARK: Controllers

    /// From iOS 12 on the navigation bar of an iPad is higher; reported by many.
    var hasHighNavigationBar: Bool { idiom == .pad && systemVersion >= 12 }

    /// Whether the device is one of the largest phones: on their side they are regular in width (Apple, "Human Interface
    /// Guidelines", size classes: those of 414 points and more upright), and their bars are no lower then; reported by
    /// many.
    var isLargePhone: Bool { idiom == .phone && min(screenSize.width, screenSize.height) >= 414 }

    /// The navigation bar of a phone on its side is lower, but for the largest; reported by many.
    var hasLowNavigationBarInLandscape: Bool { idiom == .phone && !isLargePhone }

    /// From iOS 11 on the tab bar of a phone on its side is lower, but for the largest; reported by many.
    var hasLowTabBarInLandscape: Bool { idiom == .phone && !isLargePhone && systemVersion >= 11 }

    /// From iOS 15 on bars have no background while the content is at its top, unless they are given one (Apple, TN3106,
    /// "Customizing UINavigationBar appearance").
    var hasClearBarsAtScrollEdge: Bool { systemVersion >= 15 }

    /// From iOS 13 on a controller that names no style is presented as a sheet (Apple, "UIModalPresentationStyle").
    var prefersSheets: Bool { systemVersion >= 13 }

    /// From iOS 13 on fingers send sheets away, and delegates of all presentations are asked; before, those of popovers
    /// (Apple, "UIAdaptivePresentationControllerDelegate", "UIPopoverPresentationControllerDelegate").
    var asksPresentationDelegates: Bool { systemVersion >= 13 }

    /// Sheets came to phones with iOS 13; before, they filled the screen there (Apple, "UIModalPresentationStyle").
    var showsSheets: Bool { idiom == .pad || systemVersion >= 13 }

    // MARK: Controls

    /// From iOS 26 on switches are wider and lower; reported by many.
    var hasWideSwitches: Bool { systemVersion >= 26 }

    /// Before iOS 13 views in selected cells had no background colours for that time (Apple, "iOS 13 Release Notes").
    var clearsBackgroundsInSelectedCells: Bool { systemVersion < 13 }

    // MARK: Device

    /// From iOS 16 on apps read the model instead of the name (Apple, "UIDevice").
    var nameForApps: String { systemVersion >= 16 ? idiom.model : name }
}

extension Phone {
    /// What a system and an app have to do with scenes; nothing, before iOS 13.
    struct SceneRules: Equatable, Sendable {
        /// Whether the app has adopted them: windows show only in a scene, and the scenes' delegates follow its life.
        var areAdopted = false
        /// Whether each scene has a key window of its own, rather than the app (iOS 15).
        var haveKeyWindows = false
    }
}
