import UIKit

/// The chapter's delegate makes the window and the ball, and shows an empty controller. Here the
/// app gets its own, before the user sees the scene.
extension SceneDelegate {
    func sceneWillEnterForeground(_ scene: UIScene) {
        guard let window, !(window.rootViewController is UINavigationController) else { return }
        window.rootViewController = UINavigationController(rootViewController: DemoController())
    }
}
