import Simulator
import TestSupport
import Testing
import UIKit
import UIKitTestSupport

/// Tests of pushes, pops, presentations, dismissals and taps in random order.
///
/// The system or the app animates them, with and without interaction.
@MainActor @Suite struct TransitionPropertyTests {
    /// A controller that checks the order of its appearance callbacks.
    private final class Watched: UIViewController {
        private(set) var last = "didDisappear"
        private(set) var faults: [String] = []

        private static let before: [String: Set<String>] = [
            "willAppear": ["didDisappear", "willDisappear"], "isAppearing": ["willAppear"],
            "didAppear": ["isAppearing"], "willDisappear": ["didAppear", "isAppearing", "willAppear"],
            "didDisappear": ["willDisappear"],
        ]

        private func note(_ event: String) {
            if Self.before[event]?.contains(last) != true { faults.append("\(event) after \(last)") }
            last = event
        }

        override func viewWillAppear(_ animated: Bool) { note("willAppear") }
        override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
        override func viewDidAppear(_ animated: Bool) { note("didAppear") }
        override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
        override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }

        func fault(named name: String) -> String? {
            if let first = faults.first { return "\(name): \(first)" }
            let shows = viewIfLoaded?.window != nil
            if shows != (last == "didAppear") { return "\(name): \(last), in the window: \(shows)" }
            return nil
        }
    }

    @MainActor
    private final class Delegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
        UIViewControllerTransitioningDelegate
    {
        var animator: Fader?
        var drive: UIPercentDrivenInteractiveTransition?

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { drive }

        func tabBarController(
            _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { drive }
    }

    @Test(arguments: 0..<12 as Range<UInt64>)
    func `random transitions send callbacks in order, and only visible view controllers have appeared`(seed: UInt64)
        async throws
    {
        try await withDevice(seed % 4 == 0 ? .iPadPro11 : .iPhone17) {
            var random = SeededGenerator(seed: seed)
            let (delegate, log) = (Delegate(), Callbacks())
            var all: [Watched] = []
            @MainActor func new() -> Watched {
                let controller = Watched()
                let styles: [UIModalPresentationStyle] = [
                    .fullScreen, .overFullScreen, .pageSheet, .currentContext, .overCurrentContext,
                ]
                controller.modalPresentationStyle = styles.randomElement(using: &random)!
                if Bool.random(using: &random) { controller.transitioningDelegate = delegate }
                all.append(controller)
                return controller
            }
            let navigation = UINavigationController(rootViewController: new())
            navigation.delegate = delegate
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation, new()]
            tabs.delegate = delegate
            let window = shownWindow(tabs)
            for _ in 0..<40 {
                let animated = Bool.random(using: &random)
                delegate.animator = Bool.random(using: &random) ? Fader(log) : nil
                delegate.drive =
                    Int.random(in: 0..<3, using: &random) == 0 ? UIPercentDrivenInteractiveTransition() : nil
                let drive = delegate.drive
                switch Int.random(in: 0..<11, using: &random) {
                case 0, 1: navigation.pushViewController(new(), animated: animated)
                case 2: navigation.popViewController(animated: animated)
                case 3: navigation.popToRootViewController(animated: animated)
                case 4: navigation.setViewControllers([new(), new()], animated: animated)
                case 5: tabs.selectedIndex = Int.random(in: 0..<2, using: &random)
                case 6:
                    let inside = Bool.random(using: &random) ? navigation.topViewController : nil
                    (inside ?? tabs.presentedViewController ?? tabs).present(new(), animated: animated)
                case 7: tabs.selectedViewController?.dismiss(animated: animated)
                case 8: swipeDownSheet()
                case 9: turnDevice(to: [.portrait, .landscapeLeft].randomElement(using: &random)!)
                default: await PhoneClock.phone.advance(by: .milliseconds(Int.random(in: 0..<400, using: &random)))
                }
                drive?.update(0.4)
                if Bool.random(using: &random) { await PhoneClock.phone.advance(by: .milliseconds(100)) }
                if Bool.random(using: &random) { drive?.finish() } else { drive?.cancel() }
            }
            delegate.animator = nil
            await PhoneClock.phone.advance(by: .seconds(5))
            for (index, controller) in all.enumerated() {
                #expect(controller.fault(named: "\(index)") == nil)
                #expect(
                    !controller.isBeingPresented && !controller.isBeingDismissed
                        && controller.transitionCoordinator == nil)
                #expect(!controller.isMovingToParent && !controller.isMovingFromParent)
            }
            let chain = sequence(first: tabs as UIViewController) { $0.presentedViewController }
            #expect(Array(chain).last?.view.window === window)
            #expect(Set(navigation.viewControllers).count == navigation.viewControllers.count)
            #expect(navigation.navigationBar.items?.count == navigation.viewControllers.count)
            #expect(navigation.viewControllers.allSatisfy { $0.parent === navigation })
        }
    }
}
