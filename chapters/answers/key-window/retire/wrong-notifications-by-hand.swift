// Says what did not happen: the window is still on the screen for whoever else holds it.
NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: window)
NotificationCenter.default.post(name: UIWindow.didBecomeHiddenNotification, object: window)
window = nil
