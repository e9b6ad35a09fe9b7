extension UnknownBehavior {
    /// The open question about phones.
    public var question: String {
        switch self {
        case .everyRequestUpdatesStatusBar:
            "Whom does UIKit query when a view controller requests an update of the status bar?"
        case .onlyFullWindowsDecideStatusBar:
            "Does a window that is smaller than the screen determine the status bar?"
        case .adaptedStyleDecidesStatusBar:
            "Which style of an adapted presentation decides whether it takes over the status bar?"
        case .unshownWindowsIgnoreOrientation:
            "Does a window that has never been shown determine the orientation?"
        case .halfTurnsNotifyControllers:
            "Is a view controller notified of a rotation by half a turn?"
        case .firstResponderMakesWindowKey:
            "Does a field that becomes first responder in code make its window key?"
        case .touchesLeaveKeyWindow:
            "Does a touch make its window key?"
        case .releasedKeyWindowHasSuccessor:
            "Which window is key after the key window has been deallocated?"
        case .hiddenIsPostedBeforeSuccessor:
            "What comes first when the key window is hidden: the notification of that, or the next key window?"
        case .fieldsStayFirstResponder:
            "Does a field stay first responder while its window isn't key?"
        case .keyboardStaysDuringRotation:
            "Which notifications does the keyboard post during a rotation?"
        case .scrollToTopSkipsViews:
            "Which view scrolls after a tap on the status bar if the nearest scroll view has `scrollsToTop` turned off?"
        }
    }

    /// The behavior of the simulated phone.
    public var defaultBehavior: String {
        switch self {
        case .everyRequestUpdatesStatusBar:
            """
            UIKit queries the view controllers of the window in which the request was made, and only if this window \
            determines the bar. It queries those of another window when that window becomes the frontmost one, and \
            when the interface rotates.
            """
        case .onlyFullWindowsDecideStatusBar:
            "The frontmost visible window determines the bar, whatever its size."
        case .adaptedStyleDecidesStatusBar:
            """
            The style before the adaptation. A popover that fills a compact screen doesn't take over the bar.
            """
        case .unshownWindowsIgnoreOrientation:
            "It does, as if it were visible, if it fills the screen and has a root view controller."
        case .halfTurnsNotifyControllers:
            "It isn't: `viewWillTransition(to:with:)` isn't called, because the size doesn't change."
        case .firstResponderMakesWindowKey:
            "It doesn't. The keyboard appears when the window becomes key."
        case .touchesLeaveKeyWindow:
            "It does, from iOS 14.2 on, unless the window overrides `canBecomeKey`, which is queried from iOS 15 on."
        case .releasedKeyWindowHasSuccessor:
            "None, from iOS 13 on."
        case .hiddenIsPostedBeforeSuccessor:
            """
            The next window becomes key, and then `didBecomeHiddenNotification` is posted. This is the order that was \
            logged. Neither order is the stricter one.
            """
        case .fieldsStayFirstResponder:
            """
            It resigns, and its delegate is notified of the end of editing. When the window is key again, the field \
            becomes first responder again.
            """
        case .keyboardStaysDuringRotation:
            """
            Those of a keyboard that hides before the rotation, and of one that is shown after it with a new frame.
            """
        case .scrollToTopSkipsViews:
            "None, as Apple's page says."
        }
    }

    /// The other behavior that phones may have.
    public var alternative: String {
        switch self {
        case .everyRequestUpdatesStatusBar:
            "UIKit queries the view controllers of the frontmost window, regardless of the window of the request."
        case .onlyFullWindowsDecideStatusBar:
            "It doesn't, from iOS 11 on. Only a window that fills the screen or its scene does."
        case .adaptedStyleDecidesStatusBar:
            "The style after the adaptation. A popover that fills a compact screen takes over the bar."
        case .unshownWindowsIgnoreOrientation:
            "It has no effect."
        case .halfTurnsNotifyControllers:
            "It is, with an unchanged size."
        case .firstResponderMakesWindowKey:
            "It does, as if the user had tapped the field."
        case .touchesLeaveKeyWindow:
            "It doesn't. Only a tap on a text field makes its window key."
        case .releasedKeyWindowHasSuccessor:
            "The frontmost visible window. No notification is posted."
        case .hiddenIsPostedBeforeSuccessor:
            "`didBecomeHiddenNotification` is posted while no window is key, and then the next window becomes key."
        case .fieldsStayFirstResponder:
            "It does, without a keyboard, and the keyboard is shown again when the window is key again."
        case .keyboardStaysDuringRotation:
            "Only those of a keyboard that is shown with a new frame, after the rotation."
        case .scrollToTopSkipsViews:
            "The only other one that has the property turned on."
        }
    }

    /// The publications that support one of the behaviors.
    public var reports: [Report] {
        switch self {
        case .everyRequestUpdatesStatusBar:
            [
                Report(
                    .byDefault, "onmyway133, blog 908: an overlay that forwards to the app is never queried again",
                    "https://github.com/onmyway133/blog/issues/908"),
                Report(
                    .byDefault, "openradar 23677818 (iOS 9): what happens behind an overlay is hard to detect",
                    "https://github.com/lionheart/openradar-mirror/issues/6851"),
            ]
        case .onlyFullWindowsDecideStatusBar:
            [
                Report(
                    .byDefault, "openradar 15573442 (iOS 7): a window of the status bar's size determines the style",
                    "http://www.openradar.me/15573442"),
                Report(
                    .byDefault, "openradar 23677818 (iOS 9): so does a window of 200 by 200 points",
                    "https://github.com/lionheart/openradar-mirror/issues/6851"),
                Report(
                    .byDefault, "FLEX 62 (iOS 8.3): UIKit's code goes through the windows, whatever their size",
                    "https://github.com/FLEXTool/FLEX/issues/62"),
                Report(
                    .alternative, "CocoaDebug 27 (iOS 11): a window slightly lower than the screen doesn't",
                    "https://github.com/CocoaDebug/CocoaDebug/pull/27"),
            ]
        case .adaptedStyleDecidesStatusBar:
            [
                Report(
                    .byDefault,
                    "openradar 22564923 (iOS 9): the deciding controller isn't chosen again when a presentation adapts",
                    "https://github.com/lionheart/openradar-mirror/issues/8666")
            ]
        case .unshownWindowsIgnoreOrientation:
            [
                Report(
                    .byDefault, "openradar 19592583 (iOS 8): a hidden window determines the rotation",
                    "https://github.com/lionheart/openradar-mirror/issues/2215"),
                Report(
                    .byDefault, "openradar 50405134 (iOS 12): so does a window that was only created",
                    "https://github.com/lionheart/openradar-mirror/issues/21231"),
                Report(
                    .byDefault, "sdl_ios 1250 (iOS 12): the existence of a lock screen's window changes the rotation",
                    "https://github.com/smartdevicelink/sdl_ios/issues/1250"),
            ]
        case .halfTurnsNotifyControllers:
            []
        case .firstResponderMakesWindowKey:
            [
                Report(
                    .byDefault, "SwiftEntryKit 123 (iOS 12): the call has no effect until the window is key",
                    "https://github.com/huri000/SwiftEntryKit/issues/123"),
                Report(
                    .byDefault, "Apple, becomeFirstResponder(): expect the keyboard only if the window is key",
                    "https://developer.apple.com/documentation/uikit/uiresponder/becomefirstresponder()"),
            ]
        case .touchesLeaveKeyWindow:
            [
                Report(
                    .byDefault, "Apple Developer Forums 667958 (iOS 14.2): a touched window becomes key",
                    "https://developer.apple.com/forums/thread/667958"),
                Report(
                    .byDefault, "Hammer 18: in many cases a tapped window becomes key by itself",
                    "https://github.com/lyft/Hammer/pull/18"),
                Report(
                    .byDefault, "streamdeck-kit-ipad 45: a window became key until it overrode canBecomeKey",
                    "https://github.com/elgatosf/streamdeck-kit-ipad/pull/45"),
            ]
        case .releasedKeyWindowHasSuccessor:
            [
                Report(
                    .byDefault, "openradar-mirror 8828 (iOS 9): no window is key",
                    "https://github.com/lionheart/openradar-mirror/issues/8828"),
                Report(
                    .alternative, "The author of the article on windows (iOS 12.4): the frontmost window is key",
                    nil),
            ]
        case .hiddenIsPostedBeforeSuccessor:
            [
                Report(
                    .byDefault, "easck, a log of an alert that is dismissed",
                    "https://wap.easck.com/cos/2020/0114/457917_5.shtml")
            ]
        case .fieldsStayFirstResponder:
            [
                Report(
                    .byDefault, "SwiftMessages 83 (iOS 10): the field resigns, and becomes first responder again",
                    "https://github.com/SwiftKickMobile/SwiftMessages/issues/83"),
                Report(
                    .alternative, "SwiftMessages 45 (iOS 10): the keyboard disappears and appears again",
                    "https://github.com/SwiftKickMobile/SwiftMessages/issues/45"),
            ]
        case .keyboardStaysDuringRotation:
            [
                Report(
                    .byDefault, "Keyboard Schmeeboard (iOS 5 and 6): the keyboard hides, the view rotates, it is shown",
                    "https://apontious.com/2013/01/10/keyboard-schmeeboard/"),
                Report(
                    .byDefault, "Apple Developer Forums 5706 (iOS 7 and 8): stack traces of the notifications",
                    "https://developer.apple.com/forums/thread/5706"),
                Report(
                    .byDefault, "firefox-ios 31622 (2026): keyboardWillHide is posted on rotation",
                    "https://github.com/mozilla-mobile/firefox-ios/issues/31622"),
            ]
        case .scrollToTopSkipsViews:
            [
                Report(
                    .byDefault, "Apple, scrollsToTop: nothing happens",
                    "https://developer.apple.com/documentation/uikit/uiscrollview/scrollstotop"),
                Report(
                    .alternative, "MMDrawerController 108: the one that is left scrolls",
                    "https://github.com/griddynamics-archive/MMDrawerController/issues/108"),
            ]
        }
    }
}
