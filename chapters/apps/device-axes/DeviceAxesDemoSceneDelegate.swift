import UIKit

/// Shows the screens, and lays them out again whenever the scene's geometry has changed.
final class DeviceAxesDemoSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UINavigationController(rootViewController: DeviceAxesDemoController())
        window.makeKeyAndVisible()
        self.window = window
    }

    /// Called from iOS 26 on. A rotation by half a turn changes no size, so UIKit lays out nothing by itself.
    func windowScene(
        _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previous: UIWindowScene.Geometry
    ) {
        layOutAgain()
    }

    // Before iOS 26, UIKit calls this method, and not the one above.
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {
        if #unavailable(iOS 26) { layOutAgain() }
    }

    private func layOutAgain() {
        let navigation = window?.rootViewController as? UINavigationController
        navigation?.topViewController?.viewIfLoaded?.setNeedsLayout()
    }
}
