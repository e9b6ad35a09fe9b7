import UIKit

/// The delegate of the app's scenes: Trail with its pages, its log, and a note for each stage.
final class ScrollToTopDemoSceneDelegate: TrailSceneDelegate {
    override init() {
        super.init()
        for stage in Stage.all {
            notes[stage.number] = """
                Left at seven. The path is dry, the signs are easy to see, and the inn at the end of the stage is open.
                """
        }
    }

    override func makeRoot() -> UIViewController {
        TrailNavigationController(root: ScrollToTopDemoController())
    }

    override func makeScreen(for stage: Stage) -> UIViewController? { StageController(stage) }
}
