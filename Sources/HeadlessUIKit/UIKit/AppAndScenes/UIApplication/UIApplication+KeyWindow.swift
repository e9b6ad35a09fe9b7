extension UIApplication {
    func isKey(_ window: UIWindow) -> Bool {
        stack.keys.contains(window.registration.id)
    }

    func makeKey(_ window: UIWindow) {
        guard !isKey(window), mayBeKey(window) else { return }
        passKey(from: stack.keyThatResigns(for: window.registration.id).flatMap(self.window), to: window)
    }

    /// Changes the key window. The old window resigns first, then the new one becomes key.
    ///
    /// Between the two steps, no window is key. If an observer makes a window key in between, that window remains key.
    func passKey(from old: UIWindow?, to new: UIWindow?) {
        changingKeyboard { pass(from: old, to: new) }
    }

    private func pass(from old: UIWindow?, to new: UIWindow?) {
        if let old {
            stack.dropKey(old.registration.id)
            old.suspendEditing()
            old.resignKey()
            old.post(UIWindow.didResignKeyNotification)
        }
        guard let new, stack.keyThatResigns(for: new.registration.id) == nil else { return }
        stack.setKey(new.registration.id)
        new.becomeKey()
        new.post(UIWindow.didBecomeKeyNotification)
        new.resumeEditing()
    }

    /// Returns the window that becomes key after the given window has resigned.
    func nextKeyWindow(after id: WindowID) -> UIWindow? {
        stack.keyCandidates(after: id).lazy.compactMap(window).first(where: mayBeKey)
    }

    /// Returns a Boolean value indicating whether a window can become key. From iOS 15 on, `canBecomeKey` is queried.
    private func mayBeKey(_ window: UIWindow) -> Bool {
        stack.mayBeKey(window.registration.id) && (!stack.rules.haveKeyWindows || window.canBecomeKey)
    }
}
