import UIKit

/// The delegate of the app's scenes: Trail with a ball, and an object that remembers where the ball was left.
final class FloatingBallDemoSceneDelegate: BallSceneDelegate {
    private(set) var keeper: BallKeeper?

    override func makeRoot() -> UIViewController {
        TrailNavigationController(root: FloatingBallDemoController())
    }

    override func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        super.scene(scene, willConnectTo: session, options: connectionOptions)
        keeper = overlay(BallOverlay.self).map { overlay in
            BallKeeper(overlay.ball) { [weak self] in self?.report(TrailEvent(text: $0)) }
        }
    }
}
