/// The differences between system versions and between devices.
///
/// No other file compares versions.
extension Phone.Hardware {
    // MARK: Screen

    /// The space that bars, corners, and the keyboard occupy on the screen. It changed with iOS 26.
    ///
    /// - Note: Undocumented by Apple. The SDK that an app was built with may matter. The measurements are of apps built
    ///   with the iOS 26 SDK.
    var metrics: Metrics { systemVersion >= 26 ? metricsFromiOS26 ?? metricsBeforeiOS26 : metricsBeforeiOS26 }

    /// A Boolean value indicating whether the screen's coordinates rotate with the interface, as they do from iOS 8 on.
    ///
    /// Before iOS 8, the root views inside the windows rotate instead.
    var turnsScreen: Bool { systemVersion >= 8 }

    /// A Boolean value indicating whether the system has safe areas, as it does from iOS 11 on.
    ///
    /// Before iOS 11, the status bar is directly above a container's bar.
    var hasSafeAreas: Bool { systemVersion >= 11 }

    /// Returns the space that bars and corners occupy at the screen's edges, in points, with the device's status bar
    /// visible.
    func safeArea(in orientation: UIInterfaceOrientation) -> UIEdgeInsets {
        guard hasSafeAreas else { return .zero }
        return orientation.isLandscape ? metrics.landscapeSafeArea : metrics.portraitSafeArea
    }

    /// The interface style of the screen: light or dark from iOS 13 on, unspecified before.
    var effectiveInterfaceStyle: UIUserInterfaceStyle { systemVersion >= 13 ? userInterfaceStyle : .unspecified }

    // MARK: Traits

    /// A Boolean value indicating whether a view starts with its predicted traits, as it does from iOS 13 on.
    ///
    /// Such a view is notified only if its traits differ from the predicted ones (Apple, WWDC 2019, "Implementing Dark
    /// Mode on iOS"). Before iOS 13, it's notified of its first traits.
    var predictsTraits: Bool { systemVersion >= 13 }

    /// A Boolean value indicating whether views and view controllers are notified of new traits directly before their
    /// layout, as they are from iOS 17 on.
    ///
    /// Before iOS 17, they're notified immediately (Apple, WWDC 2023, "Unleash the UIKit trait system").
    var notifiesOfTraitsBeforeLayout: Bool { systemVersion >= 17 }

    /// A Boolean value indicating whether a view controller inherits the traits of its view's superview before those of
    /// its parent, as it does from iOS 17 on.
    ///
    /// The source is that of `notifiesOfTraitsBeforeLayout`.
    var controllersInheritFromViews: Bool { systemVersion >= 17 }
    /// A Boolean value indicating whether the system has the colors that iOS 26 changed (Apple, "Human Interface
    /// Guidelines", Color, June 2025).
    var hasBrightColors: Bool { systemVersion >= 26 }

    /// A Boolean value indicating whether view controllers decide if the interface rotates with the device, as they do
    /// up to iOS 15.
    ///
    /// - Source: Apple, "iOS & iPadOS 16 Release Notes": `shouldAutorotate` "is no longer supported".
    var queriesShouldAutorotate: Bool { systemVersion < 16 }

    /// A Boolean value indicating whether UIKit calls `viewIsAppearing(_:)`, as it does from iOS 13 on.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:), which is available
    ///   from iOS 13 on.
    var callsViewIsAppearing: Bool { systemVersion >= 13 }

    // MARK: Status bar

    /// A Boolean value indicating whether the status bar is hidden in landscape unless a view controller requests it,
    /// as on phones from iOS 8 on.
    var hidesStatusBarInLandscape: Bool { idiom == .phone && systemVersion >= 8 }

    /// A Boolean value indicating whether the status bar is hidden in landscape regardless of the view controllers'
    /// preferences, as on a phone with a display cutout (openradar 35694326, about the iPhone X).
    ///
    /// - Note: Undocumented by Apple. This implementation treats all later phones with a cutout like the iPhone X.
    var forbidsStatusBarInLandscape: Bool { hidesStatusBarInLandscape && hasCutout }

    /// The additional height of the status bar during a call in the background, in points.
    ///
    /// On phones a height of 20 points becomes 40, and other heights don't change (measured on devices).
    public var statusBarGrowthInCall: CGFloat { idiom == .phone && metrics.statusBarHeight == 20 ? 20 : 0 }

    /// A Boolean value indicating whether the status bar shows the date next to the time, as it does on iPads from iOS
    /// 12 on, according to many reports.
    @_spi(Simulator) public var showsDateInStatusBar: Bool { idiom == .pad && systemVersion >= 12 }

    /// A Boolean value indicating whether a window of any size can determine the status bar's style.
    ///
    /// Reports differ. On iOS 7, windows of the status bar's size determined the style (MTStatusBarOverlay,
    /// pull request 78). On iOS 9, a window of 200 by 200 points in the middle of the screen did
    /// (openradar 23677818). In 2018, with iOS 11 and 12, CocoaDebug and others made their windows slightly lower than
    /// the screen so that they didn't.
    var queriesSmallWindowsAboutStatusBar: Bool {
        systemVersion < 11 || !assumes(.onlyFullWindowsDecideStatusBar)
    }

    /// A Boolean value indicating whether the status bar is drawn outside of the app, in front of all windows, as it is
    /// from iOS 13 on.
    ///
    /// Before iOS 13, it was in a separate window among those of the app.
    var drawsStatusBarOutsideApps: Bool { systemVersion >= 13 }

    /// A Boolean value indicating whether the default status bar style depends on the content below the bar, as it does
    /// from iOS 13 on.
    ///
    /// Before iOS 13, the default was dark content (Apple, "UIStatusBarStyle").
    public var adaptsDefaultStatusBarStyle: Bool { systemVersion >= 13 }

    // MARK: Scenes

    /// A Boolean value indicating whether every app has a scene that contains its windows.
    public var hasScenes: Bool { systemVersion >= 13 }

    var scenes: Phone.SceneRules {
        .init(areAdopted: adoptsScenes && hasScenes, haveKeyWindows: systemVersion >= 15)
    }

    /// A Boolean value indicating whether apps built with the system's SDK are required to adopt scenes, as they are
    /// from iOS 27 on (Apple, TN3187, "Migrating to the UIKit scene-based life cycle").
    var requiresScenes: Bool { systemVersion >= 27 }

    /// A Boolean value indicating whether a scene's delegate is notified of changes to the effective geometry, as it is
    /// from iOS 26 on (Apple, "windowScene(_:didUpdateEffectiveGeometry:)").
    var notifiesOfEffectiveGeometry: Bool { systemVersion >= 26 }

    /// A Boolean value indicating whether a view controller can lock the interface orientation, as it can from iOS 26
    /// on (Apple, "prefersInterfaceOrientationLocked").
    var locksOrientations: Bool { systemVersion >= 26 }

    /// A Boolean value indicating whether the delegate of a scene can limit the orientations, as it can from iOS 27 on
    /// (Apple, "supportedInterfaceOrientations(for:)").
    var sceneDelegatesLimitOrientations: Bool { systemVersion >= 27 }

    /// A Boolean value indicating whether an app can set the status bar's style and visibility, which it can't from iOS
    /// 27 on, whatever its Info.plist says (Apple's header: "or is linked against SDK versions 27.0 or later").
    var appsDetermineStatusBar: Bool { systemVersion < 27 }

    /// A Boolean value indicating whether the user can resize windows freely, as on iPads from iPadOS 26 on.
    ///
    /// An app prevents it with `UIRequiresFullScreen` in its Info.plist (Apple, TN3192).
    ///
    /// - Note: Undocumented by Apple. Apple announced that a future release will ignore the key. This implementation
    ///   still honors it on iPadOS 27.
    var resizesScenesFreely: Bool { idiom == .pad && systemVersion >= 26 && !requiresFullScreen }

    /// A Boolean value indicating whether the interface keeps its orientation if the app and its view controller have
    /// none in common.
    ///
    /// - Note: Undocumented by Apple from iOS 16 on, where `shouldAutorotate`, which the message of the exception
    ///   names, isn't queried anymore. This implementation stops the app.
    var ignoresDisjointOrientations: Bool { systemVersion >= 16 && assumes(.disjointOrientationsAreIgnored) }

    /// A Boolean value indicating whether a touch makes its window key, as it is reported from iOS 14.2 on (Apple
    /// Developer Forums 667958, Hammer 18).
    var touchesMakeWindowsKey: Bool {
        systemVersion >= Phone.SystemVersion("14.2") && !assumes(.touchesLeaveKeyWindow)
    }

    /// A Boolean value indicating whether another window becomes key after the key window has been deallocated.
    ///
    /// The author of the article on windows measured on iOS 12.4 that the frontmost visible window does. From iOS 9 on,
    /// others report that no window is key (openradar-mirror 8828).
    var releasedKeyWindowHasSuccessor: Bool {
        systemVersion < 13 || assumes(.releasedKeyWindowHasSuccessor)
    }

    // MARK: Keyboard

    /// Returns the height of the keyboard in points, including the safe area below it.
    ///
    /// From iOS 8 on, the keyboard contains a row of suggestions (Apple, "What's New in iOS", iOS 8).
    func keyboardHeight(in orientation: UIInterfaceOrientation) -> CGFloat {
        let keyboard = orientation.isLandscape ? metrics.landscapeKeyboard : metrics.portraitKeyboard
        return systemVersion >= 8 ? keyboard.height : keyboard.height - keyboard.suggestions
    }

    /// A Boolean value indicating whether the keyboard is in front of alerts, as it is from iOS 9 on according to many
    /// reports.
    var hasKeyboardAboveAlerts: Bool { systemVersion >= 9 }

    /// A Boolean value indicating whether the keyboard has a separate window in front of all others, as it has from iOS
    /// 10 on (article on windows).
    var hasKeyboardWindow: Bool { systemVersion >= 10 }

    /// A Boolean value indicating whether the object of a keyboard notification is the screen on which the keyboard
    /// appears, as it is from iOS 16.1 on.
    ///
    /// Before iOS 16.1, the notifications have no object (Apple, "keyboardWillShowNotification").
    var namesScreenOfKeyboard: Bool { systemVersion >= Phone.SystemVersion("16.1") }

    // MARK: Controllers

    /// A Boolean value indicating whether the navigation bar has the greater height of iPads from iOS 12 on, according
    /// to many reports.
    var hasHighNavigationBar: Bool { idiom == .pad && systemVersion >= 12 }

    /// A Boolean value indicating whether the device is one of the largest phones, with a portrait width of 414 points
    /// or more.
    ///
    /// In landscape these phones have a regular width (Apple, "Human Interface Guidelines", size classes), and their
    /// bars keep their height according to many reports.
    var isLargePhone: Bool { idiom == .phone && min(screenSize.width, screenSize.height) >= 414 }

    /// A Boolean value indicating whether the navigation bar is lower in landscape, as on all but the largest phones
    /// according to many reports.
    var hasLowNavigationBarInLandscape: Bool { idiom == .phone && !isLargePhone }

    /// A Boolean value indicating whether the tab bar is lower in landscape, as on all but the largest phones from iOS
    /// 11 on according to many reports.
    var hasLowTabBarInLandscape: Bool { idiom == .phone && !isLargePhone && systemVersion >= 11 }

    /// A Boolean value indicating whether a bar without a custom background is transparent while the content is
    /// scrolled to its top, as it is from iOS 15 on (Apple, TN3106, "Customizing UINavigationBar appearance").
    var hasClearBarsAtScrollEdge: Bool { systemVersion >= 15 }

    /// A Boolean value indicating whether a view controller without an explicit presentation style is presented as a
    /// sheet, as it is from iOS 13 on (Apple, "UIModalPresentationStyle").
    var prefersSheets: Bool { systemVersion >= 13 }

    /// A Boolean value indicating whether this sheet is a form sheet, as it is from iOS 18 on (Apple,
    /// "UIModalPresentationStyle.automatic").
    var prefersFormSheets: Bool { systemVersion >= 18 }

    /// A Boolean value indicating whether the user can dismiss sheets by dragging, and whether UIKit queries the
    /// delegates of all presentations, as it does from iOS 13 on.
    ///
    /// Before iOS 13, UIKit queries the delegates of popovers only (Apple, "UIAdaptivePresentationControllerDelegate",
    /// "UIPopoverPresentationControllerDelegate").
    var queriesPresentationDelegates: Bool { systemVersion >= 13 }

    /// A Boolean value indicating whether sheets leave part of the screen uncovered. On phones they do so from iOS 13
    /// on, and fill the screen before (Apple, "UIModalPresentationStyle").
    var showsSheets: Bool { idiom == .pad || systemVersion >= 13 }

    // MARK: Controls

    /// A Boolean value indicating whether switches are wider and lower, as they are from iOS 26 on according to many
    /// reports.
    var hasWideSwitches: Bool { systemVersion >= 26 }

    /// A Boolean value indicating whether views in a selected cell have no background color during the selection, as
    /// they have none before iOS 13 (Apple, "iOS 13 Release Notes").
    var clearsBackgroundsInSelectedCells: Bool { systemVersion < 13 }

    // MARK: Device

    /// The device's name as apps read it. From iOS 16 on, it's the model (Apple, "UIDevice").
    var nameForApps: String { systemVersion >= 16 ? idiom.model : name }
}

extension Phone {
    /// The rules about scenes for a system and an app. Before iOS 13, there are no scenes.
    struct SceneRules: Equatable, Sendable {
        /// A Boolean value indicating whether the app has adopted scenes.
        ///
        /// If it has, windows are visible only in a scene, and the scenes' delegates receive the life-cycle events.
        var areAdopted = false
        /// A Boolean value indicating whether each scene has a key window, as from iOS 15 on, instead of the app.
        var haveKeyWindows = false
    }
}
