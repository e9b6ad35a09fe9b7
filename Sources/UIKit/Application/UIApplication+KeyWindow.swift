extension UIApplication {
    func isKey(_ window: UIWindow) -> Bool {
        stack.key == window.registration.id
    }

    func makeKey(_ window: UIWindow) {
        guard !isKey(window) else { return }
        passKey(from: stack.key.flatMap(self.window), to: window)
    }

    /// Resigns first, then becomes. Between the two no window is key, and whoever makes one key then has the last word.
    func passKey(from old: UIWindow?, to new: UIWindow?) {
        stack.setKey(nil)
        if let old {
            old.resignKey()
            old.post(UIWindow.didResignKeyNotification)
        }
        guard let new, stack.key == nil else { return }
        stack.setKey(new.registration.id)
        new.becomeKey()
        new.post(UIWindow.didBecomeKeyNotification)
    }
}
