import UIKit

/// The delegate of the app's scenes: Trail with a page about the status bar, and a list of states.
final class StatusBarStateDemoSceneDelegate: TreeSceneDelegate {
    override func makeRoot() -> UIViewController { TrailNavigationController(root: StatusBarStateDemoController()) }
}
