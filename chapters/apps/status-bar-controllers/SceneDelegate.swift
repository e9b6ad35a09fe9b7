import UIKit

/// Shows two tabs, each with a stack of screens, in this chapter's containers.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = DemoContainers.chapters.tabs()
        window.makeKeyAndVisible()
        self.window = window
    }
}
