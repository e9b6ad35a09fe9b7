import UIKit

/// The delegate of the app's scenes: Trail with photos, a profile, and a tour. It writes into the log who decides about
/// the status bar, by the exercise.
final class StatusBarControllersDemoSceneDelegate: StatusBarSceneDelegate {
    private var lastOwner: String?

    override func makeRoot() -> UIViewController {
        TrailNavigationController(root: StatusBarControllersDemoController())
    }

    override func appDidChange() {
        super.appDidChange()
        guard let root = window?.rootViewController else { return }
        // With the stub of the exercise "whose bar it is", the root always decides.
        let owner = barOwner(from: SearchedScreen(of: root)).name
        guard owner != lastOwner else { return }
        lastOwner = owner
        report(TrailEvent(text: "You say: \(owner)", level: .debug))
    }
}

extension SearchedScreen {
    /// Creates the facts of a controller, and of those that it names and presents.
    @MainActor
    convenience init(of controller: UIViewController) {
        self.init("\(type(of: controller))".replacingOccurrences(of: "Controller", with: ""))
        style = controller.modalPresentationStyle
        capturesBar = controller.modalPresentationCapturesStatusBarAppearance
        isLeaving = controller.isBeingDismissed
        child = controller.childForStatusBarStyle.map { SearchedScreen(of: $0) }
        if let next = controller.presentedViewController, next.presentingViewController === controller {
            presented = SearchedScreen(of: next)
        }
    }
}
