import UIKit

/// Shows the screen, and covers it with the chapter's login while the app is in the background.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var relogin: Relogin?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = NamedWindow("App", in: scene)
        window.rootViewController = UINavigationController(rootViewController: DemoController())
        window.makeKeyAndVisible()
        self.window = window
        // The chapter's delegate locks here, too. This one waits until the password has been read.
        relogin = Relogin(in: scene) { $0 == "secret" }
    }

    func sceneDidEnterBackground(_ scene: UIScene) { relogin?.lock() }

    func sceneWillEnterForeground(_ scene: UIScene) { relogin?.ask() }

    func sceneDidDisconnect(_ scene: UIScene) { relogin = nil }

    /// What going to the background and coming back does.
    func lockNow() {
        relogin?.lock()
        relogin?.ask()
    }
}
