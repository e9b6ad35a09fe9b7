import UIKit

/// The delegate of the app's scenes: Trail with a ball, and a log of any length.
final class LogDemoSceneDelegate: LongLogSceneDelegate {
    override func makeRoot() -> UIViewController {
        TrailNavigationController(root: LogDemoController())
    }
}
