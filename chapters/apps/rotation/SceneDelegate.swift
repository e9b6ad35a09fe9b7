import UIKit

/// Shows the screens, and has them laid out anew whenever the scene's geometry has changed.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = LockingNavigationController(
            rootViewController: DemoController())
        window.makeKeyAndVisible()
        self.window = window
    }

    /// Called from iOS 26 on. A half rotation changes no size: without this, nothing is laid out.
    func windowScene(
        _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previous: UIWindowScene.Geometry
    ) {
        let navigation = window?.rootViewController as? UINavigationController
        guard let top = navigation?.topViewController else { return }
        top.viewIfLoaded?.setNeedsLayout()
        if #available(iOS 26, *), let trail = top as? TrailController {
            trail.map.names.isHidden = windowScene.effectiveGeometry.isInteractivelyResizing
        }
    }
}
