extension Phone {
    /// The alternative to a default behavior that Apple doesn't document, and that reports don't settle.
    ///
    /// Each name states the alternative. The default is usually the behavior with which more code fails, so that a test doesn't
    /// pass on the simulated phone and fail on a real one. `UnknownBehavior` of the simulator has the reports.
    public enum Assumption: String, CaseIterable, Sendable {
        /// A request for an update of the status bar applies to the controllers of any window. By default, UIKit
        /// queries only those of the window in which the request was made, and only if this window determines the bar.
        case everyRequestUpdatesStatusBar
        /// A window that doesn't fill the screen or its scene isn't queried about the status bar. By default, a window
        /// of any size is.
        case onlyFullWindowsDecideStatusBar
        /// A view controller that is presented in an adapted style determines the status bar according to this style.
        /// By default, the original style counts.
        case adaptedStyleDecidesStatusBar
        /// A window that has never been shown has no effect on the orientation. By default, it has.
        case unshownWindowsIgnoreOrientation
        /// A view controller is notified of a rotation by half a turn, which doesn't change its size. By default, it
        /// isn't.
        case halfTurnsNotifyControllers
        /// A field that becomes first responder in code makes its window key. By default, it doesn't, and the keyboard
        /// waits until the window is key.
        case firstResponderMakesWindowKey
        /// A touch doesn't change the key window. By default, it makes the touched window key from iOS 14.2 on.
        case touchesLeaveKeyWindow
        /// After the key window has been deallocated, another window becomes key. By default, none does.
        case releasedKeyWindowHasSuccessor
        /// A window that is hidden while it's key posts its notification of that before another window becomes key. By
        /// default, it does so afterwards.
        case hiddenIsPostedBeforeSuccessor
        /// A field remains first responder while its window isn't key. By default, it resigns, and becomes first
        /// responder again together with the key status.
        case fieldsStayFirstResponder
        /// The keyboard only changes its frame when the interface rotates. By default, it hides before the rotation,
        /// and is shown after it.
        case keyboardStaysDuringRotation
        /// A tap on the status bar ignores the scroll views that have `scrollsToTop` turned off. By default, nothing
        /// happens if the nearest scroll view has.
        case scrollToTopSkipsViews
        /// A tap on the status bar skips the scroll views inside of hidden and transparent views. By default, such a
        /// scroll view counts, unless it's hidden or transparent itself.
        case scrollToTopSkipsViewsInHiddenViews
        /// A touch goes on when the interface rotates. By default, it's canceled.
        case touchesContinueInRotation
        /// From iOS 16 on, the interface keeps its orientation if the app and the view controller that determines it have
        /// no orientation in common. By default, the app stops, as it does before iOS 16.
        case disjointOrientationsAreIgnored
    }
}

extension Phone.Hardware {
    /// Returns a Boolean value indicating whether the phone has the alternative behavior.
    func assumes(_ assumption: Phone.Assumption) -> Bool { assumptions.contains(assumption) }
}
