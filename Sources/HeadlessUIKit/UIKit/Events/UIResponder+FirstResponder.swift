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
    /// Apple, "becomeFirstResponder()": the one before is asked to resign, which it might not. Apple's text has it
    /// asked before `canBecomeFirstResponder` is. Open: whether a phone does so; here nobody resigns for a responder
    /// that cannot follow. Apple leaves it undefined for a view in no window; here such a view stays as it is.
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
    /// Open: what a responder that is not first answers; here it has nothing to give up, so it answers true.
    func resignFirst() -> Bool {
        guard let window = responderWindow, isFirstResponder else { return true }
        guard window.isForcingResignation || canResignFirstResponder else { return false }
        window.firstResponder = nil
        return true
    }
}

extension UIView {
    /// Makes the first responder inside resign, asked or forced; answers whether one did.
    ///
    /// Open: what a phone answers when there is none inside; here false.
    func endEditingInside(force: Bool) -> Bool {
        guard let responder = firstResponderInside, let window else { return false }
        guard force else { return responder.resignFirstResponder() }
        window.forceResignation()
        return true
    }

    /// The window's first responder, if it is this view, inside it, or the controller of such a view.
    var firstResponderInside: UIResponder? {
        guard let responder = window?.firstResponder, let view = responder.anchorView, view.isDescendant(of: self)
        else { return nil }
        return responder
    }

    /// A view that leaves its window takes no first responder along, whether that one wants to resign or not.
    func resignInside() {
        guard firstResponderInside != nil else { return }
        window?.forceResignation()
    }
}

extension UIWindow {
    func firstResponderChanged(from old: UIResponder?) {
        if let old { application.report(.resignedFirst(old)) }
        if let firstResponder { application.report(.becameFirst(firstResponder)) }
        application.updateKeyboard()
    }

    /// Makes the first responder resign without asking whether it can; it still hears of it.
    func forceResignation() {
        guard let responder = firstResponder else { return }
        isForcingResignation = true
        defer { isForcingResignation = false }
        responder.resignFirstResponder()
        if firstResponder === responder { firstResponder = nil }
    }
}

extension UIApplication {
    /// Who key events and motion go to first: the key window's first responder.
    var firstResponder: UIResponder? { lastKeyWindow?.firstResponder }
}
