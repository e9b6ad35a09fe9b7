import Simulator
import Testing
import UIKit
import UIKitTestSupport

/// Tests of interactive transitions.
@MainActor @Suite struct InteractiveTransitionTests {
    private let log = Callbacks()

    /// Returns a navigation controller with two controllers and an interactive pop transition.
    private func scene() -> (window: UIWindow, navigation: UINavigationController, delegate: Delegate) {
        let (a, b, delegate) = (LoggedController("A", log), LoggedController("B", log), Delegate(log))
        let navigation = UINavigationController(rootViewController: a)
        navigation.pushViewController(b, animated: false)
        navigation.delegate = delegate
        let window = shownWindow(navigation)
        _ = log.take()
        return (window, navigation, delegate)
    }

    @Test func `an interactive pop follows update(_:) and completes after finish()`() async throws {
        try await withDevice {
            let (window, navigation, delegate) = scene()
            let drive = delegate.drive
            #expect(drive.duration == 0 && drive.percentComplete == 0)
            navigation.popViewController(animated: true)
            #expect(log.take() == ["B willDisappear", "A willAppear", "animate", "A isAppearing"])
            let coordinator = try #require(navigation.transitionCoordinator)
            #expect(coordinator.isInteractive && coordinator.initiallyInteractive && !coordinator.isInterruptible)
            drive.update(0.6)
            #expect(drive.duration == 0.5 && drive.percentComplete == 0.6 && coordinator.percentComplete == 0.6)
            drive.update(7)
            #expect(drive.percentComplete == 1)
            drive.update(0.6)
            await PhoneClock.phone.advance(by: .seconds(10))
            #expect(log.take().isEmpty && delegate.animator.context?.isInteractive == true)
            coordinator.notifyWhenInteractionChanges { context in
                log.lines.append("change: cancelled \(context.isCancelled), interactive \(context.isInteractive)")
            }
            drive.finish()
            #expect(log.take() == ["change: cancelled false, interactive false"])
            await PhoneClock.phone.advance(by: .seconds(0.19))
            #expect(log.take().isEmpty)
            await PhoneClock.phone.advance(by: .seconds(0.02))
            #expect(log.take() == ["B didDisappear", "A didAppear", "animation ended true"])
            #expect(navigation.viewControllers.count == 1 && navigation.transitionCoordinator == nil)
            withExtendedLifetime(window) {}
        }
    }

    @Test func `a canceled interactive pop animates back and restores the stack`() async throws {
        try await withDevice {
            let (window, navigation, delegate) = scene()
            let stack = navigation.viewControllers
            navigation.popViewController(animated: true)
            let old = stack[1].view
            #expect(navigation.viewControllers == [stack[0]] && navigation.navigationBar.items?.count == 1)
            #expect(old?.alpha == 0)
            let coordinator = try #require(navigation.transitionCoordinator)
            coordinator.animate { _ in
                stack[1].view.backgroundColor = .red
            } completion: { context in
                log.lines.append("cancelled \(context.isCancelled), velocity \(context.completionVelocity)")
            }
            delegate.drive.update(0.5)
            delegate.drive.completionSpeed = 0.5
            _ = log.take()
            delegate.drive.cancel()
            #expect(coordinator.isCancelled && delegate.animator.context?.transitionWasCancelled == true)
            await PhoneClock.phone.advance(by: .seconds(0.4))
            #expect(log.take().isEmpty)
            await PhoneClock.phone.advance(by: .seconds(0.11))
            #expect(
                log.take() == [
                    "A willDisappear", "A didDisappear", "B willAppear", "B isAppearing", "B didAppear",
                    "cancelled true, velocity 0.5", "animation ended false",
                ])
            #expect(navigation.viewControllers == stack && navigation.navigationBar.items?.count == 2)
            #expect(old?.window === window && old?.alpha == 1 && old?.backgroundColor == nil)
            #expect(stack[0].view.window == nil && stack[1].parent === navigation && !stack[1].isMovingFromParent)
            navigation.delegate = nil
            navigation.popViewController(animated: false)
            #expect(navigation.viewControllers == [stack[0]] && stack[0].view.window === window)
        }
    }

    @Test func `a canceled interactive push removes the pushed view controller`() async throws {
        try await withDevice {
            let (window, navigation, delegate) = scene()
            let (stack, c) = (navigation.viewControllers, MovingController())
            navigation.pushViewController(c, animated: true)
            delegate.drive.cancel()
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(navigation.viewControllers == stack && c.parent == nil && c.view.window == nil)
            #expect(c.moves == ["will move in", "will move out", "did move out"])
            #expect(stack[1].view.window === window)
        }
    }

    @Test func `a push during an interactive pop takes effect when the pop finishes`() async throws {
        try await withDevice {
            let (window, navigation, delegate) = scene()
            navigation.popViewController(animated: true)
            let c = LoggedController("C", log)
            navigation.pushViewController(c, animated: false)
            _ = log.take()
            delegate.drive.finish()
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(log.take().suffix(2) == ["A didDisappear", "C didAppear"])
            #expect(navigation.topViewController === c && c.view.window === window)
        }
    }

    @Test func `an interactive transition can be paused after finish() and then canceled`() async throws {
        try await withDevice {
            let (window, navigation, delegate) = scene()
            navigation.popViewController(animated: true)
            let coordinator = try #require(navigation.transitionCoordinator)
            coordinator.notifyWhenInteractionChanges { log.lines.append("interactive \($0.isInteractive)") }
            _ = log.take()
            delegate.drive.finish()
            await PhoneClock.phone.advance(by: .seconds(0.25))
            delegate.drive.pause()
            #expect(delegate.drive.percentComplete == 0.5)
            await PhoneClock.phone.advance(by: .seconds(10))
            #expect(log.take() == ["interactive false", "interactive true"])
            delegate.drive.cancel()
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(navigation.viewControllers.count == 2)
            withExtendedLifetime(window) {}
        }
    }

    @Test func `a transition with wantsInteractiveStart set to false runs without interaction`() async throws {
        try await withDevice {
            let (window, navigation, delegate) = scene()
            delegate.drive.wantsInteractiveStart = false
            navigation.popViewController(animated: true)
            #expect(navigation.transitionCoordinator?.initiallyInteractive == false)
            await PhoneClock.phone.advance(by: .seconds(0.5))
            #expect(log.take().last == "animation ended true")
            withExtendedLifetime(window) {}
        }
    }

    @Test func `an interactive dismissal can be canceled or finished`() async throws {
        try await withDevice {
            let (root, top, delegate) = (LoggedController("A", log), LoggedController("B", log), Delegate(log))
            let window = shownWindow(root)
            top.modalPresentationStyle = .fullScreen
            top.transitioningDelegate = delegate
            root.present(top, animated: false)
            root.dismiss(animated: true)
            delegate.drive.update(0.2)
            delegate.drive.cancel()
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(root.presentedViewController === top && top.view.window === window && top.view.alpha == 1)
            root.dismiss(animated: true)
            delegate.drive.finish()
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(root.presentedViewController == nil && window.subviews == [root.view])
        }
    }

    @Test func `a custom interaction controller drives the transition through its context`() async throws {
        final class Own: NSObject, UIViewControllerInteractiveTransitioning {
            var context: (any UIViewControllerContextTransitioning)?
            func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
                context = transitionContext
                transitionContext.view(forKey: .to).map(transitionContext.containerView.addSubview)
            }
        }
        try await withDevice {
            let (window, navigation, delegate) = scene()
            let own = Own()
            delegate.other = own
            navigation.popViewController(animated: true)
            #expect(!log.take().contains("animate"))
            let (context, coordinator) = (try #require(own.context), try #require(navigation.transitionCoordinator))
            context.updateInteractiveTransition(0.3)
            #expect(coordinator.percentComplete == 0.3 && context.isInteractive)
            context.finishInteractiveTransition()
            #expect(!context.isInteractive && !coordinator.isInteractive)
            context.completeTransition(true)
            #expect(navigation.viewControllers.count == 1 && log.take().last == "animation ended true")
            withExtendedLifetime(window) {}
        }
    }

    @MainActor
    private final class Delegate: NSObject, UINavigationControllerDelegate, UIViewControllerTransitioningDelegate {
        let animator: Fader
        let drive = UIPercentDrivenInteractiveTransition()
        var other: (any UIViewControllerInteractiveTransitioning)?

        init(_ log: Callbacks) { animator = Fader(log) }

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { other ?? drive }

        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { drive }
    }

    private final class MovingController: UIViewController {
        var moves: [String] = []

        override func willMove(toParent parent: UIViewController?) {
            super.willMove(toParent: parent)
            moves.append("will move " + (parent == nil ? "out" : "in"))
        }

        override func didMove(toParent parent: UIViewController?) {
            super.didMove(toParent: parent)
            moves.append("did move " + (parent == nil ? "out" : "in"))
        }
    }
}
