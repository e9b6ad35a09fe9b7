import UIKit

/// The delegate of the app's scenes: Trail, with its log and a guide.
final class WindowsDemoSceneDelegate: TrailSceneDelegate {
    override func makeWindow(in scene: UIWindowScene) -> UIWindow {
        let window = HitWindow(windowScene: scene)
        window.onHit = { [weak self] in self?.report(TrailEvent(text: $0, level: .debug)) }
        return window
    }

    override func makeRoot() -> UIViewController { WindowsDemoController() }

    override func makeOverlays(in scene: UIWindowScene) -> [SceneOverlay] {
        [LogOverlay(in: scene), GuideOverlay(in: scene)]
    }
}
