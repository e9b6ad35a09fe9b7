extension UnknownBehavior {
    /// The publications that support one of the behaviors.
    public var reports: [Report] {
        switch self {
        case .everyRequestUpdatesStatusBar:
            [
                Report(
                    .byDefault, "onmyway133, blog 908 (2022): an overlay isn't updated when the app presents something",
                    "https://github.com/onmyway133/blog/issues/908"),
                Report(
                    .byDefault, "openradar 23677818: the authors of an overlay poll for changes behind it",
                    system: "iOS 9", "https://github.com/lionheart/openradar-mirror/issues/6851"),
            ]
        case .onlyFullWindowsDecideStatusBar:
            [
                Report(
                    .byDefault, "openradar 15573442: the frontmost window determines the style, not the key window",
                    system: "iOS 7", "http://www.openradar.me/15573442"),
                Report(
                    .byDefault, "openradar 23677818: a window of 200 by 200 points determines the style",
                    system: "iOS 9", "https://github.com/lionheart/openradar-mirror/issues/6851"),
                Report(
                    .byDefault, "FLEX 62: UIKit's code goes through the windows, whatever their size",
                    system: "iOS 8.3", "https://github.com/FLEXTool/FLEX/issues/62"),
                Report(
                    .alternative, "CocoaDebug 27 (2018): a window that is slightly shorter than the screen doesn't",
                    "https://github.com/CocoaDebug/CocoaDebug/pull/27"),
            ]
        case .adaptedStyleDecidesStatusBar:
            [
                Report(
                    .byDefault, "openradar 22564923: the choice isn't updated when a presentation adapts later",
                    system: "iOS 9", "https://github.com/lionheart/openradar-mirror/issues/8666")
            ]
        case .unshownWindowsIgnoreOrientation:
            [
                Report(
                    .byDefault, "openradar 19592583: a window that isn't visible determines the rotation",
                    system: "iOS 8", "https://github.com/lionheart/openradar-mirror/issues/2215"),
                Report(
                    .byDefault, "openradar 50405134: so does a window that was only created",
                    system: "iOS 12", "https://github.com/lionheart/openradar-mirror/issues/21231"),
                Report(
                    .byDefault, "sdl_ios 1250: the existence of a lock screen's window changes the rotation",
                    system: "iOS 12", "https://github.com/smartdevicelink/sdl_ios/issues/1250"),
            ]
        case .halfTurnsNotifyControllers:
            [
                Report(
                    .byDefault, "LLSimpleCamera 46 (2015): layoutSubviews isn't called between the two landscapes",
                    "https://github.com/omergul/LLSimpleCamera/pull/46"),
                Report(
                    .alternative, "Apple, QA1890: the sample expects the call",
                    system: "iOS 8", "https://developer.apple.com/library/archive/qa/qa1890/_index.html"),
            ]
        case .firstResponderMakesWindowKey:
            [
                Report(
                    .byDefault, "SwiftEntryKit 123: the call has no effect until the window is key",
                    system: "iOS 12", "https://github.com/huri000/SwiftEntryKit/issues/123"),
                Report(
                    .byDefault, "Apple, becomeFirstResponder(): expect the keyboard only if the window is key",
                    "https://developer.apple.com/documentation/uikit/uiresponder/becomefirstresponder()"),
            ]
        case .touchesLeaveKeyWindow:
            [
                Report(
                    .byDefault, "Apple Developer Forums 667958: a touched window becomes key",
                    system: "iOS 14.2", "https://developer.apple.com/forums/thread/667958"),
                Report(
                    .byDefault, "Hammer 18: in many cases a tapped window becomes key by itself",
                    "https://github.com/lyft/Hammer/pull/18"),
                Report(
                    .byDefault,
                    "streamdeck-kit-ipad 45: with canBecomeKey false, a window over the app doesn't become key",
                    "https://github.com/elgatosf/streamdeck-kit-ipad/pull/45"),
            ]
        case .releasedKeyWindowHasSuccessor:
            [
                Report(
                    .byDefault, "SwiftMessages 446 (2020): the app has no key window",
                    "https://github.com/SwiftKickMobile/SwiftMessages/issues/446"),
                Report(
                    .byDefault, "openradar-mirror 8828: no window is key",
                    system: "betas of iOS 9", "https://github.com/lionheart/openradar-mirror/issues/8828"),
                Report(
                    .alternative, "The article of chapter 2: the frontmost window is key", system: "iOS 12.4", nil),
            ]
        case .hiddenIsPostedBeforeSuccessor:
            [
                Report(
                    .byDefault, "The article of chapter 2: the order when an alert is dismissed",
                    system: "iOS 12.4", nil),
                Report(
                    .byDefault, "easck, a log of an alert that is dismissed",
                    "https://wap.easck.com/cos/2020/0114/457917_5.shtml"),
            ]
        case .fieldsStayFirstResponder:
            [
                Report(
                    .byDefault, "SwiftMessages 83 (2017): the field resigns, and becomes first responder again",
                    "https://github.com/SwiftKickMobile/SwiftMessages/issues/83")
            ]
        case .keyboardStaysDuringRotation:
            [
                Report(
                    .byDefault, "Keyboard Schmeeboard: the keyboard hides, the view rotates, it is shown",
                    system: "iOS 5 and 6", "https://apontious.com/2013/01/10/keyboard-schmeeboard/"),
                Report(
                    .byDefault, "Apple Developer Forums 5706: stack traces of the notifications",
                    system: "iOS 7 and 8", "https://developer.apple.com/forums/thread/5706"),
                Report(
                    .byDefault, "firefox-ios 34105 (2026): the system dismisses the keyboard at each rotation",
                    "https://github.com/mozilla-mobile/firefox-ios/pull/34105"),
            ]
        case .scrollToTopSkipsViews:
            [
                Report(
                    .byDefault, "Apple, scrollsToTop: nothing happens",
                    "https://developer.apple.com/documentation/uikit/uiscrollview/scrollstotop"),
                Report(
                    .alternative, "JVFloatingDrawer 8 (2015): with the drawer's property off, the other list scrolls",
                    "https://github.com/JVillella/JVFloatingDrawer/issues/8"),
            ]
        case .scrollToTopSkipsViewsInHiddenViews:
            [
                Report(
                    .byDefault,
                    "PanelTableView 1 (2012): other tables out of sight, not hidden ones, have to turn it off",
                    "https://github.com/honcheng/PanelTableView/issues/1"),
                Report(
                    .byDefault, "PagingMenuController 82 (2015): so do the lists of pages out of sight",
                    "https://github.com/kitasuke/PagingMenuController/issues/82"),
                Report(
                    .alternative, "Apple, scrollsToTop: only scroll views on the screen count",
                    "https://developer.apple.com/documentation/uikit/uiscrollview/scrollstotop"),
            ]
        case .touchesContinueInRotation:
            [
                Report(
                    .byDefault, "littlego 272 (2015): by experiment, UIKit cancels the gesture",
                    "https://github.com/herzbube/littlego/issues/272"),
                Report(
                    .byDefault, "NYTPhotoViewer 193 (2016): a pan is canceled when the interface rotates back",
                    system: "iOS 8", "https://github.com/nytimes/NYTPhotoViewer/pull/193"),
                Report(
                    .alternative, "firefox-ios 2043 (2016): the app cancels its gestures itself",
                    "https://github.com/mozilla-mobile/firefox-ios/pull/2043"),
            ]
        case .disjointOrientationsAreIgnored:
            [
                Report(
                    .byDefault, "cordova-plugin-printer 302: an app that is only in landscape stops",
                    system: "iPadOS 17", "https://github.com/katzer/cordova-plugin-printer/issues/302")
            ]
        }
    }
}
