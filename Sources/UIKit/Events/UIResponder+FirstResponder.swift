extension UIResponder {
    /// The view that ties the responder to a window: itself, the controller's view, or that of who comes next.
    var anchorView: UIView? {
        if let view = self as? UIView { return view }
        if let controller = self as? UIViewController, let view = controller.viewIfLoaded { return view }
        return next?.anchorView
    }

    /// The window that remembers whether the responder is first.
    var responderWindow: UIWindow? { anchorView?.window }

    /// Takes the place of the window's first responder, who resigns before.
    ///
    /// Apple, "becomeFirstResponder()": the one before is asked to resign, which it might not. Apple's text has it asked
    /// before `canBecomeFirstResponder` is; whether a phone does so is open. Here nobody resigns for a responder that
    /// cannot follow. Apple leaves it undefined for a view in no window; here such a view stays as it is.
    func takeFirst() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, let window = responderWindow else { return false }
        let before = window.firstResponder
        if let before, !before.resignFirstResponder() { return false }
        // Whoever became first while the one before resigned has the last word.
        let current = window.firstResponder
        guard current == nil || current === before, responderWindow === window else { return isFirstResponder }
        window.firstResponder = self
        return true
    }

    /// Apple, "resignFirstResponder()": answers true by default, and a responder that cannot resign answers false.
    ///
    /// What a responder that is not first answers is open; here it has nothing to give up, so it answers true.
    func giveUpFirst() -> Bool {
        guard let window = responderWindow, isFirstResponder else { return true }
        guard window.isForcingResignation || canResignFirstResponder else { return false }
        window.firstResponder = nil
        return true
    }
}
