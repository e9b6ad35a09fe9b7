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

    // MARK: Status bar

    /// From iOS 8 on phones on their side have no status bar unless a controller asks for it.
    var hidesStatusBarInLandscape: Bool { idiom == .phone && systemVersion >= 8 }

    /// By how much a call in the background makes the status bar higher, in points: 20 becomes 40 on phones, other
    /// bars stay (measured on devices).
    public var statusBarGrowthInCall: CGFloat { idiom == .phone && metrics.statusBarHeight == 20 ? 20 : 0 }

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

    // MARK: Controllers

    /// From iOS 12 on the navigation bar of an iPad is higher; reported by many.
    var hasHighNavigationBar: Bool { idiom == .pad && systemVersion >= 12 }

    /// From iOS 11 on the tab bar of a phone on its side is lower; reported by many.
    var hasLowTabBarInLandscape: Bool { idiom == .phone && systemVersion >= 11 }

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
