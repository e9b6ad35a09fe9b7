import UIKit

/// The delegate of the app's scenes: Trail with its tips.
final class StatusBarTipsDemoSceneDelegate: TipsSceneDelegate {
    override func makeRoot() -> UIViewController { TrailNavigationController(root: StatusBarTipsDemoController()) }
}
