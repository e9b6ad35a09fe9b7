import Simulator
import UIKit
import UIKitTestSupport

/// An iPad with a presentation, for tests in which the horizontal size class of its scene changes.
@MainActor
final class AdaptationStage {
    static let narrow = CGRect(x: 0, y: 0, width: 400, height: 800)

    let log = Callbacks()

    /// Runs code on an iPad that presents a view controller with a delegate.
    func presenting(
        _ style: UIModalPresentationStyle, _ delegate: Delegate = Delegate(),
        _ body:
            @MainActor (_ root: UIViewController, _ top: UIViewController, _ delegate: Delegate) async throws -> Void
    ) async throws {
        try await withDevice(.iPadPro11.running(.iOS27)) {
            let (root, top) = (LoggedController("A", log), LoggedController("B", log))
            let window = shownWindow(root)
            let button = UIButton(frame: CGRect(x: 300, y: 200, width: 100, height: 40))
            root.view.addSubview(button)
            top.modalPresentationStyle = style
            top.preferredContentSize = CGSize(width: 200, height: 150)
            top.popoverPresentationController?.sourceView = button
            if style == .custom { top.transitioningDelegate = delegate }
            top.presentationController?.delegate = delegate
            root.present(top, animated: false)
            _ = log.take()
            delegate.lines = []
            try await body(root, top, delegate)
            withExtendedLifetime(window) {}
        }
    }

    /// A delegate that records the adaptations.
    final class Delegate: NSObject, UIPopoverPresentationControllerDelegate,
        UIViewControllerTransitioningDelegate
    {
        var lines: [String] = []
        /// The style for every width, or `nil` for sheets in narrow scenes.
        var style: UIModalPresentationStyle?
        /// The style for narrow scenes.
        var narrowStyle = UIModalPresentationStyle.pageSheet
        var replacement: (UIViewController) -> UIViewController? = { _ in nil }
        var makeCustom: (UIViewController, UIViewController?) -> UIPresentationController = {
            UIPresentationController(presentedViewController: $0, presenting: $1)
        }

        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle {
            lines.append("style for \(traitCollection.horizontalSizeClass == .compact ? "compact" : "regular")")
            return style ?? (traitCollection.horizontalSizeClass == .compact ? narrowStyle : .none)
        }

        func presentationController(
            _ controller: UIPresentationController,
            viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
        ) -> UIViewController? {
            lines.append("controller")
            return replacement(controller.presentedViewController)
        }

        func presentationController(
            _ controller: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
        ) { lines.append("prepare") }

        func presentationController(
            _ controller: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
            transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
        ) { lines.append("will present \(style.rawValue)\(transitionCoordinator == nil ? "" : ", coordinated")") }

        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            let controller = makeCustom(presented, presenting)
            controller.delegate = self
            return controller
        }
    }
}
