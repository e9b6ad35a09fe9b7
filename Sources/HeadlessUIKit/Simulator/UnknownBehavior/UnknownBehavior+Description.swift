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
            "Is a view controller notified of a rotation by half a turn, which doesn't change its size?"
        case .firstResponderMakesWindowKey:
            "Does a field that becomes first responder in code make its window key?"
        case .touchesLeaveKeyWindow:
            "Does a touch make its window key?"
        case .releasedKeyWindowHasSuccessor:
            "Which window is key after the key window has been deallocated?"
        case .hiddenIsPostedBeforeSuccessor:
            "Which notification comes first when the key window is hidden: that it's hidden, or that the next window is key?"
        case .fieldsStayFirstResponder:
            "Does a field stay first responder while its window isn't key?"
        case .keyboardStaysDuringRotation:
            "Which notifications does the keyboard post during a rotation?"
        case .scrollToTopSkipsViews:
            "Which view scrolls after a tap on the status bar if the nearest scroll view has `scrollsToTop` turned off?"
        case .scrollToTopSkipsViewsInHiddenViews:
            "Does a scroll view in a hidden or transparent view count after a tap on the status bar?"
        case .touchesContinueInRotation:
            "What happens to a touch while the interface rotates?"
        case .disjointOrientationsAreIgnored:
            "Does an app stop from iOS 16 on if it has no orientation in common with its view controller?"
        }
    }

    /// The behavior of the simulated phone.
    public var defaultBehavior: String {
        switch self {
        case .everyRequestUpdatesStatusBar:
            """
            UIKit queries the view controllers of the frontmost window. It does so when this window becomes the frontmost \
            one or gets another root view controller. It also does so when the interface rotates, windows are resized, \
            or traits change, and when a view controller of this window appears, disappears, or requests an update. A \
            request in another window has no effect.
            """
        case .onlyFullWindowsDecideStatusBar:
            """
            The frontmost visible window determines the bar's style and visibility, whatever the size of the window.
            """
        case .adaptedStyleDecidesStatusBar:
            """
            The style before the adaptation counts, even if UIKit adapts the presentation from the beginning. A popover \
            that becomes full screen in a narrow window doesn't take over the bar.
            """
        case .unshownWindowsIgnoreOrientation:
            """
            A window that has never been shown determines the orientation as if it were visible, if it fills the screen \
            and has a root view controller. A window that the app has shown and then hidden has no effect.
            """
        case .halfTurnsNotifyControllers:
            """
            UIKit doesn't call `viewWillTransition(to:with:)` when the interface turns by 180°, from landscape left to \
            landscape right, for example. Apple's page speaks of a change of the size.
            """
        case .firstResponderMakesWindowKey:
            """
            `becomeFirstResponder()` doesn't make the window key. The keyboard appears when the window becomes key.
            """
        case .touchesLeaveKeyWindow:
            """
            A touch makes its window key, from iOS 14.2 on. From iOS 15 on, a window whose `canBecomeKey` is `false` \
            doesn't become key.
            """
        case .releasedKeyWindowHasSuccessor:
            """
            No window is key, from iOS 13 on. Up to iOS 12, the frontmost visible window becomes key. No notification \
            is posted.
            """
        case .hiddenIsPostedBeforeSuccessor:
            """
            The next window's `didBecomeKeyNotification` is posted first, and then `didBecomeHiddenNotification`. This \
            order was logged. Neither order makes more code fail.
            """
        case .fieldsStayFirstResponder:
            """
            The field resigns, and its delegate is notified of the end of editing. When the window is key again, the \
            field becomes first responder again.
            """
        case .keyboardStaysDuringRotation:
            """
            Before the rotation, the keyboard posts `keyboardWillHideNotification` and `keyboardDidHideNotification`. \
            After it, it posts `keyboardWillShowNotification` and `keyboardDidShowNotification` with its new frame. \
            Before each notification with `Will` in its name, it posts `keyboardWillChangeFrameNotification`. Before \
            each of the others, it posts `keyboardDidChangeFrameNotification`.
            """
        case .scrollToTopSkipsViews:
            """
            No view scrolls, as Apple's page says, unless another scroll view at the same distance has the property \
            turned on.
            """
        case .scrollToTopSkipsViewsInHiddenViews:
            """
            It counts, unless it's hidden or transparent itself. So, on an iPhone, no view scrolls if `scrollsToTop` is on \
            in a second scroll view, inside a view that the app has hidden.
            """
        case .touchesContinueInRotation:
            """
            UIKit cancels the touch, and the gesture recognizers that follow it, when the interface begins to rotate.
            """
        case .disjointOrientationsAreIgnored:
            """
            The app stops with `UIApplicationInvalidInterfaceOrientation`, as it does before iOS 16 if the view \
            controller's `shouldAutorotate` is `true`.
            """
        }
    }

    /// The other behavior that phones may have.
    public var alternative: String {
        switch self {
        case .everyRequestUpdatesStatusBar:
            "UIKit queries the view controllers of the frontmost window, regardless of the window of the request."
        case .onlyFullWindowsDecideStatusBar:
            "From iOS 11 on, only a window that fills the screen or its scene determines them."
        case .adaptedStyleDecidesStatusBar:
            "The style after the adaptation counts. A popover that becomes full screen in a narrow window takes over the bar."
        case .unshownWindowsIgnoreOrientation:
            "Such a window has no effect."
        case .halfTurnsNotifyControllers:
            "UIKit calls `viewWillTransition(to:with:)` with the unchanged size."
        case .firstResponderMakesWindowKey:
            "`becomeFirstResponder()` makes the window key, as a tap on the field does."
        case .touchesLeaveKeyWindow:
            "A touch doesn't change the key window. Only a tap on a text field does."
        case .releasedKeyWindowHasSuccessor:
            "The frontmost visible window becomes key. No notification is posted."
        case .hiddenIsPostedBeforeSuccessor:
            "`didBecomeHiddenNotification` is posted while no window is key, and then the next window becomes key."
        case .fieldsStayFirstResponder:
            "The field stays first responder without a keyboard. The keyboard is shown again when the window is key again."
        case .keyboardStaysDuringRotation:
            "The keyboard doesn't post that it hides. After the rotation, it posts that it's shown with its new frame."
        case .scrollToTopSkipsViews:
            """
            UIKit ignores scroll views that have the property turned off. The nearest of the others scrolls, on an iPhone \
            only if there is just one.
            """
        case .scrollToTopSkipsViewsInHiddenViews:
            "It doesn't count. Apple's page speaks of scroll views on the screen."
        case .touchesContinueInRotation:
            "The touch goes on, and ends when the finger is lifted."
        case .disjointOrientationsAreIgnored:
            "The app doesn't stop, and the interface keeps its orientation."
        }
    }

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
