extension UIResponder {
    /// The window that stores the responder as its first responder.
    var responderWindow: UIWindow? { anchorView?.window }

    /// Makes the responder the window's first responder, after the previous one has resigned.
    ///
    /// - Source: Apple, "becomeFirstResponder()": UIKit requests that the previous first responder resign, which it may
    ///   refuse. According to Apple, it does so before it queries `canBecomeFirstResponder`.
    ///
    /// - Note: Undocumented by Apple. The order on a phone is uncertain. In this implementation, no responder resigns
    ///   for one that can't become first. For a view outside of a window, Apple leaves the behavior undefined, and this
    ///   implementation changes nothing.
    func becomeFirst() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, let window = responderWindow else { return false }
        let before = window.firstResponder
        if let before, !before.resignFirstResponder() { return false }
        // A responder that became first while the previous one resigned remains first.
        let current = window.firstResponder
        guard current == nil || current === before, responderWindow === window else { return isFirstResponder }
        window.firstResponder = self
        return true
    }

    /// Resigns first responder status if the responder can.
    ///
    /// - Source: Apple, "resignFirstResponder()": it returns `true` by default, and `false` for a responder that can't
    ///   resign.
    ///
    /// - Note: Undocumented by Apple. For a responder that isn't first, this implementation returns `true`, because
    ///   there is nothing to resign.
    func resignFirst() -> Bool {
        guard let window = responderWindow else { return true }
        if window.suspendedEditor === self { window.suspendedEditor = nil }
        guard isFirstResponder else { return true }
        guard window.isForcingResignation || canResignFirstResponder else { return false }
        window.firstResponder = nil
        return true
    }
}

extension UIView {
    /// Makes the first responder in this view's hierarchy resign, and returns a Boolean value indicating whether one
    /// did.
    ///
    /// - Parameter force: `true` to make the responder resign even if it refuses.
    /// - Note: Undocumented by Apple. Without a first responder in the hierarchy, this implementation returns `false`.
    func endEditingInHierarchy(force: Bool) -> Bool {
        if let editor = window?.suspendedEditor?.anchorView, editor.isDescendant(of: self) {
            window?.suspendedEditor = nil
        }
        guard let responder = firstResponderInHierarchy, let window else { return false }
        guard force else { return responder.resignFirstResponder() }
        window.forceResignation()
        return true
    }

    /// The window's first responder, if it's this view, a descendant, or the view controller of either.
    var firstResponderInHierarchy: UIResponder? {
        guard let responder = window?.firstResponder, let view = responder.anchorView, view.isDescendant(of: self)
        else { return nil }
        return responder
    }

    /// Makes the first responder in this view's hierarchy resign even if it refuses, because the view leaves its
    /// window.
    func resignInHierarchy() {
        guard firstResponderInHierarchy != nil else { return }
        window?.forceResignation()
    }
}

extension UIWindow {
    func firstResponderChanged(from old: UIResponder?) {
        if let old { application.report(.resignedFirst(old)) }
        if let firstResponder { application.report(.becameFirst(firstResponder)) }
        if firstResponder != nil { suspendedEditor = nil }
        application.updateKeyboard()
    }

    /// Makes the first responder resign without querying whether it can. Its `resignFirstResponder()` is still called.
    func forceResignation() {
        guard let responder = firstResponder else { return }
        isForcingResignation = true
        defer { isForcingResignation = false }
        responder.resignFirstResponder()
        if firstResponder === responder { firstResponder = nil }
    }
}

extension UIApplication {
    /// The first recipient of keyboard and motion events: the key window's first responder.
    var firstResponder: UIResponder? { lastKeyWindow?.firstResponder }
}
