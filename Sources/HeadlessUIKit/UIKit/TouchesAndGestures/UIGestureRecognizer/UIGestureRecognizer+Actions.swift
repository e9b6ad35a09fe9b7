extension UIGestureRecognizer {
    /// Adds an action to perform when the state changes to `began`, `changed`, `ended`, or `cancelled`. The action's
    /// sender is the recognizer.
    ///
    /// This method isn't part of Apple's UIKit. On a phone, an action is a target and an Objective-C selector, and
    /// there is no initializer with a closure:
    ///
    /// ```swift
    /// let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))    // a phone
    /// ```
    ///
    /// Without Objective-C, there are no selectors. A recognizer therefore accepts the same actions as
    /// `addAction(_:for:)` of `UIControl`:
    ///
    /// ```swift
    /// let tap = UITapGestureRecognizer()
    /// tap.addAction(UIAction { _ in … })    // here, and on a phone with the file below
    /// ```
    ///
    /// To move code that uses this method to a phone, add `documentation/UIGestureRecognizer+Actions.swift`, which
    /// declares the method there.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uigesturerecognizer/addtarget(_:action:)
    /// - Differs: On a phone, a recognizer has targets and selectors instead of closures.
    public func addAction(_ action: UIAction) {
        actions.append(action)
    }

    /// Performs the actions for a state.
    func announce(_ state: State) {
        let before = tracking.reportedState
        tracking.reportedState = state
        internalAction?()
        for action in actions { action.perform(by: self) }
        tracking.reportedState = before
    }
}
