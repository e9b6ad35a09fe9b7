import UIKit

/// Gives its scene to the chapter's delegate: that is where `tips` of a view controller looks.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        let delegate = TipsSceneDelegate()
        scene.delegate = delegate  // the scene keeps it, and tells it from now on
        delegate.scene(scene, willConnectTo: session, options: connectionOptions)
        delegate.window?.rootViewController = DemoController()
    }
}
