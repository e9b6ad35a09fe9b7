extension UIApplication {
    func isKey(_ window: UIWindow) -> Bool {
        stack.keys.contains(window.registration.id)
    }

    func makeKey(_ window: UIWindow) {
        guard !isKey(window), mayBeKey(window) else { return }
        passKey(from: stack.key(beside: window.registration.id).flatMap(self.window), to: window)
    }

    /// Resigns first, then becomes. Between the two no window is key, and whoever makes one key then has the last word.
    func passKey(from old: UIWindow?, to new: UIWindow?) {
        changingKeyboard { pass(from: old, to: new) }
    }

    private func pass(from old: UIWindow?, to new: UIWindow?) {
        if let old {
            stack.dropKey(old.registration.id)
            old.resignKey()
            old.post(UIWindow.didResignKeyNotification)
        }
        guard let new, stack.key(beside: new.registration.id) == nil else { return }
        stack.setKey(new.registration.id)
        new.becomeKey()
        new.post(UIWindow.didBecomeKeyNotification)
    }

    /// The window that becomes key when this one no longer is.
    func nextKeyWindow(after id: WindowID) -> UIWindow? {
        stack.keyCandidates(after: id).lazy.compactMap(window).first(where: mayBeKey)
    }

    /// Whether a window accepts the key status: from iOS 15 on it is asked.
    private func mayBeKey(_ window: UIWindow) -> Bool {
        stack.mayBeKey(window.registration.id) && (!stack.rules.haveKeyWindows || window.canBecomeKey)
    }
}
