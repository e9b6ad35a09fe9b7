import UIKit

/// The delegate of the app's scenes: Trail with a button for Settings, and without a login, so that you can come back
/// from Settings without a password.
final class SettingsBundleDemoSceneDelegate: SettingsSceneDelegate {
    lazy var demo = SettingsBundleDemoController()

    override func makeRoot() -> UIViewController { TrailNavigationController(root: demo) }

    override func makeOverlays(in scene: UIWindowScene) -> [SceneOverlay] {
        [LongLog(in: scene), BallOverlay(in: scene)]
    }
}
