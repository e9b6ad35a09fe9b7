import UIKit

/// Shows the screen in a window that marks the fingers it hears of.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = TouchedWindow(windowScene: scene)
        window.rootViewController = UINavigationController(rootViewController: DemoController())
        window.makeKeyAndVisible()
        self.window = window
    }
}
