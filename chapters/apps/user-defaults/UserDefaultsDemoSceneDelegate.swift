import UIKit

/// The delegate of the app's scenes: all of Trail, as its page in Settings says.
final class UserDefaultsDemoSceneDelegate: SettledSceneDelegate {
    override func makeRoot() -> UIViewController {
        TrailNavigationController(root: UserDefaultsDemoController(list: makePages()))
    }
}
