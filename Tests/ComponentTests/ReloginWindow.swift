import UIKit

/// Asks for the password again when the app comes back to the foreground.
@MainActor
final class Relogin {
    private(set) var window: UIWindow?
    private weak var scene: UIWindowScene?
    private var observer: (any NSObjectProtocol)?

    init(in scene: UIWindowScene) {
        self.scene = scene
        observer = NotificationCenter.default.addObserver(
            forName: UIScene.willEnterForegroundNotification, object: scene, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.ask() }
        }
    }

    isolated deinit {
        if let observer { NotificationCenter.default.removeObserver(observer) }
    }

    func ask() {
        guard window == nil, let scene else { return }
        // The keyboard belongs to the window below.
        scene.keyWindow?.endEditing(true)
        let window = UIWindow(windowScene: scene)
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
