import UIKit

/// Asks for the password again when the app comes back to the foreground.
@MainActor
final class Relogin {
    private(set) var window: UIWindow?
    private var observer: (any NSObjectProtocol)?

    init() {
        observer = NotificationCenter.default.addObserver(
            forName: UIApplication.willEnterForegroundNotification, object: UIApplication.shared, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.ask() }
        }
    }

    isolated deinit {
        if let observer { NotificationCenter.default.removeObserver(observer) }
    }

    func ask() {
        guard window == nil else { return }
        // The keyboard belongs to the window below.
        UIApplication.shared.keyWindow?.endEditing(true)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.windowLevel = .alert + 1
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
    }

    func succeed() {
        window?.isHidden = true
        window = nil
    }
}
