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
    var firstResponder: UIResponder? { keyWindow?.firstResponder }
}
