extension UIGestureRecognizer {
    /// Adds what is to be done when the state changes to `began`, `changed`, `ended` or `cancelled`; the action's sender
    /// is the recogniser.
    ///
    /// This is no method of Apple's. On a phone an action is a target and a selector of Objective-C, and there is no
    /// initialiser with a closure:
    ///
    /// ```swift
    /// let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))    // a phone
    /// ```
    ///
    /// Without Objective-C there are no selectors. So a recogniser takes what a `UIControl` takes from `addAction(_:for:)`:
    ///
    /// ```swift
    /// let tap = UITapGestureRecognizer()
    /// tap.addAction(UIAction { _ in … })    // here, and on a phone with the file below
    /// ```
    ///
    /// Code that uses it moves to a phone together with `documentation/UIGestureRecognizer+Actions.swift`, which adds
    /// the method there.
    public func addAction(_ action: UIAction) {
        actions.append(action)
    }

    /// Tells the actions of a state.
    func announce(_ state: State) {
        let before = attempt.told
        attempt.told = state
        ownAction?()
        for action in actions { action.perform(by: self) }
        attempt.told = before
    }
}
