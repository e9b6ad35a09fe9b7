import Simulator
import Testing
import UIKit
import UIKitTestSupport

/// Tests of presentations and dismissals that the app animates.
@MainActor @Suite struct CustomTransitionTests {
    private let log = Callbacks()

    private func scene(
        _ style: UIModalPresentationStyle = .fullScreen
    ) -> (window: UIWindow, root: LoggedController, top: LoggedController, delegate: Delegate) {
        let (root, top, delegate) = (LoggedController("A", log), LoggedController("B", log), Delegate(log))
        top.modalPresentationStyle = style
        top.transitioningDelegate = delegate
        let window = shownWindow(root)
        _ = log.take()
        return (window, root, top, delegate)
    }

    @Test func `the delegate's animator animates a presentation and completes it`() async throws {
        try await withDevice {
            let (window, root, top, delegate) = scene()
            root.present(top, animated: true) { log.lines.append("completion") }
            #expect(
                log.take() == [
                    "presented by A from A", "interaction?", "A willDisappear", "B willAppear", "animate",
                    "B isAppearing",
                ])
            let context = try #require(delegate.animator.context)
            #expect(context.viewController(forKey: .from) === root && context.viewController(forKey: .to) === top)
            #expect(context.view(forKey: .from) === root.view && context.view(forKey: .to) === top.view)
            #expect(root.view.superview === context.containerView && top.view.superview === context.containerView)
            #expect(context.initialFrame(for: root) == window.bounds && context.finalFrame(for: root) == .zero)
            #expect(context.initialFrame(for: top) == .zero && context.finalFrame(for: top) == window.bounds)
            #expect(context.isAnimated && !context.isInteractive && !context.transitionWasCancelled)
            #expect(context.presentationStyle == .fullScreen && context.targetTransform == .identity)
            await PhoneClock.phone.advance(by: .seconds(0.4))
            #expect(log.take().isEmpty)
            await PhoneClock.phone.advance(by: .seconds(0.1))
            #expect(log.take() == ["B didAppear", "A didDisappear", "completion", "animation ended true"])
            #expect(root.view.window == nil && top.view.window === window)
        }
    }

    @Test func `the delegate's animator animates a dismissal and restores the presenter's view`() async throws {
        try await withDevice {
            let (window, root, top, delegate) = scene()
            root.present(top, animated: false)
            #expect(!log.take().contains("animate"))
            root.dismiss(animated: true)
            #expect(
                log.take() == [
                    "dismissed B", "interaction?", "B willDisappear", "A willAppear", "animate", "A isAppearing",
                ])
            let context = try #require(delegate.animator.context)
            #expect(context.view(forKey: .from) === top.view && context.view(forKey: .to) === root.view)
            #expect(root.view.superview === context.containerView)
            #expect(context.initialFrame(for: top) == window.bounds && context.finalFrame(for: top) == .zero)
            await PhoneClock.phone.advance(by: .seconds(0.5))
            #expect(log.take() == ["A didAppear", "B didDisappear", "animation ended true"])
            #expect(window.subviews == [root.view] && root.view.frame == window.bounds)
        }
    }

    @Test func `the context of an overFullScreen transition has only the presented controller's view`() async throws {
        try await withDevice {
            let (window, root, top, delegate) = scene(.overFullScreen)
            root.present(top, animated: true)
            let context = try #require(delegate.animator.context)
            #expect(context.view(forKey: .from) == nil && context.view(forKey: .to) === top.view)
            #expect(context.viewController(forKey: .from) === root && root.view.superview === window)
            #expect(context.initialFrame(for: root) == window.bounds && context.finalFrame(for: root) == window.bounds)
            await PhoneClock.phone.advance(by: .seconds(1))
            root.dismiss(animated: true)
            #expect(delegate.animator.context?.view(forKey: .to) == nil)
        }
    }

    @Test func `a transition continues until the animator calls completeTransition`() async throws {
        try await withDevice {
            let (window, root, top, delegate) = scene()
            delegate.animator.completes = false
            root.present(top, animated: true) { log.lines.append("completion") }
            _ = log.take()
            await PhoneClock.phone.advance(by: .seconds(60))
            #expect(log.take().isEmpty && root.presentedViewController === top && top.isBeingPresented)
            root.dismiss(animated: false)
            top.present(UIViewController(), animated: false)
            #expect(root.presentedViewController === top && top.presentedViewController == nil)
            delegate.animator.context?.completeTransition(true)
            #expect(log.take() == ["B didAppear", "A didDisappear", "completion", "animation ended true"])
            delegate.animator.context?.completeTransition(true)
            #expect(log.take().isEmpty)
            withExtendedLifetime(window) {}
        }
    }

    @Test func `a presented view controller is released when the device ends during its transition`() async throws {
        weak var gone: UIViewController?
        try await withDevice {
            let (window, root, top, delegate) = scene()
            delegate.animator.completes = false
            root.present(top, animated: true)
            gone = top
            withExtendedLifetime(window) {}
        }
        #expect(gone == nil)
    }

    @Test func `completeTransition(false) reverts a presentation`() async throws {
        try await withDevice {
            let (window, root, top, delegate) = scene()
            delegate.animator.completes = false
            root.present(top, animated: true)
            _ = log.take()
            delegate.animator.context?.completeTransition(false)
            #expect(
                log.take() == [
                    "B willDisappear", "B didDisappear", "A willAppear", "A isAppearing", "A didAppear",
                    "animation ended false",
                ])
            #expect(root.presentedViewController == nil && top.presentingViewController == nil)
            #expect(window.subviews == [root.view] && root.view.frame == window.bounds && !top.isBeingPresented)
            delegate.animator.completes = true
            root.present(top, animated: true)
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(top.view.window === window)
        }
    }

    @Test func `completeTransition(false) reverts a dismissal`() async throws {
        try await withDevice {
            let (window, root, top, delegate) = scene()
            root.present(top, animated: false)
            delegate.animator.completes = false
            root.dismiss(animated: true)
            _ = log.take()
            delegate.animator.context?.completeTransition(false)
            #expect(
                log.take() == [
                    "A willDisappear", "A didDisappear", "B willAppear", "B isAppearing", "B didAppear",
                    "animation ended false",
                ])
            #expect(root.presentedViewController === top && !top.isBeingDismissed)
            #expect(root.view.window == nil && top.view.window === window)
            root.dismiss(animated: false)
            #expect(window.subviews == [root.view])
        }
    }

    @Test func `dismissing the second full-screen presentation restores the first one's view`() async throws {
        try await withDevice {
            let (window, root, top, delegate) = scene()
            let last = LoggedController("C", log)
            last.modalPresentationStyle = .fullScreen
            last.transitioningDelegate = delegate
            root.present(top, animated: false)
            top.present(last, animated: true)
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(top.view.window == nil)
            top.dismiss(animated: true)
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(top.view.window === window && top.view.frame == window.bounds)
            root.dismiss(animated: false)
            #expect(window.subviews == [root.view] && top.view.window == nil)
        }
    }

    @Test func `dismissing several presentations animates the topmost one`() async throws {
        try await withDevice {
            let (window, root, top, _) = scene(.overFullScreen)
            let (last, other) = (LoggedController("C", log), Delegate(log))
            last.modalPresentationStyle = .overFullScreen
            last.transitioningDelegate = other
            root.present(top, animated: false)
            top.present(last, animated: false)
            _ = log.take()
            root.dismiss(animated: true)
            #expect(log.take().first == "dismissed C")
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(window.subviews == [root.view])
        }
    }

    @MainActor private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
        let log: Callbacks
        let animator: Fader

        init(_ log: Callbacks) {
            self.log = log
            animator = Fader(log)
        }

        private func name(_ controller: UIViewController) -> String { (controller as! LoggedController).name }

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            log.lines.append("presented by \(name(presenting)) from \(name(source))")
            return animator
        }

        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            log.lines.append("dismissed \(name(dismissed))")
            return animator
        }

        func interactionControllerForPresentation(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            log.lines.append("interaction?")
            return nil
        }

        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            log.lines.append("interaction?")
            return nil
        }
    }
}
