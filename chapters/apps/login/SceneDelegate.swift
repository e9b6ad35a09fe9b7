import UIKit

/// The delegate of the app's scenes: Trail, with its log and its login.
final class SceneDelegate: LockedSceneDelegate {
    override func makeRoot() -> UIViewController {
        TrailNavigationController(root: DemoController())
    }

    override func makeOverlays(in scene: UIWindowScene) -> [SceneOverlay] {
        // The exercise "cover before the snapshot" changes this: with the stub, an inactive scene isn't covered.
        [SearchableLog(in: scene), EarlyOverlay(in: scene)]
    }
}
