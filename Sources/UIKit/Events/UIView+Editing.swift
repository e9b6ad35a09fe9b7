extension UIView {
    /// Makes the first responder inside resign, asked or forced; answers whether one did.
    ///
    /// What a phone answers when there is none inside is open; here false.
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
