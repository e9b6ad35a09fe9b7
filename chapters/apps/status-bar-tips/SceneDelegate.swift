import UIKit

/// The delegate of the app's scenes: Trail with its tips.
final class SceneDelegate: TipsSceneDelegate {
    override func makeRoot() -> UIViewController { TrailNavigationController(root: DemoController()) }
}
