// Announces what UIKit announces too.
NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: window)
window?.isHidden = true
window?.windowScene = nil
window = nil
