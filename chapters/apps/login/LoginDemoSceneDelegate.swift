import UIKit

/// The delegate of the app's scenes: Trail, with its log and its login.
final class LoginDemoSceneDelegate: LockedSceneDelegate {
    override func makeRoot() -> UIViewController {
        TrailNavigationController(root: LoginDemoController())
    }

    override func makeOverlays(in scene: UIWindowScene) -> [SceneOverlay] {
        // With the stub of the exercise "cover before the snapshot", an inactive scene isn't covered.
        [SearchableLog(in: scene), EarlyOverlay(in: scene)]
    }
}
