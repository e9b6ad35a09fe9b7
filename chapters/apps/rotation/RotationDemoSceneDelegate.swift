import UIKit

/// The delegate of the app's scenes: Trail with a layout by size.
final class RotationDemoSceneDelegate: RotationSceneDelegate {
    override func makeRoot() -> UIViewController { TrailNavigationController(root: RotationDemoController()) }
}
