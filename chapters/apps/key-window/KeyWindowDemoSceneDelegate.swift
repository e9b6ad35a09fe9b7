import UIKit

/// The delegate of the app's scenes: Trail with notes, a log that can be searched, and a hint for each saved note.
final class KeyWindowDemoSceneDelegate: NotesSceneDelegate {
    override func makeRoot() -> UIViewController { TrailNavigationController(root: KeyWindowDemoController()) }

    override func makeOverlays(in scene: UIWindowScene) -> [SceneOverlay] {
        [DemoLog(in: scene), HintOverlay(in: scene)]
    }
}
