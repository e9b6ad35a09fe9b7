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
}
