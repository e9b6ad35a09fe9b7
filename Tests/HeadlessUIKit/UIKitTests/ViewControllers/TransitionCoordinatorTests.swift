import Simulator
import Testing
import UIKit
import UIKitTestSupport

/// Tests of animations alongside the system's transitions.
@MainActor @Suite struct TransitionCoordinatorTests {
    private let log = Callbacks()

    @Test func `a push has a transition coordinator from its first callback to its end`() async throws {
        try await withDevice {
            let (a, b) = (LoggedController("A", log), LoggedController("B", log))
            let navigation = UINavigationController(rootViewController: a)
            let window = shownWindow(navigation)
            var seen: [String] = []
            for controller in [a, b] {
                controller.onEvent = { [unowned controller] in
                    seen.append("\(controller.name) \($0) \(controller.transitionCoordinator != nil)")
                }
            }
            navigation.pushViewController(b, animated: true)
            let coordinator = try #require(navigation.transitionCoordinator)
            #expect(coordinator.viewController(forKey: .from) === a && coordinator.viewController(forKey: .to) === b)
            #expect(coordinator.view(forKey: .from) === a.view && coordinator.view(forKey: .to) === b.view)
            #expect(coordinator.isAnimated && coordinator.transitionDuration > 0 && !coordinator.isInteractive)
            #expect(coordinator.presentationStyle == .none && coordinator.completionVelocity == 1)
            #expect(coordinator.completionCurve == .easeInOut && coordinator.percentComplete == 0)
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(
                seen == [
                    "A willDisappear true", "B willAppear true", "B isAppearing true", "A didDisappear false",
                    "B didAppear false",
                ])
            #expect(navigation.transitionCoordinator == nil)
            withExtendedLifetime(window) {}
        }
    }

    @Test func `queued animations run with the transition, and completions after its callbacks`() async throws {
        try await withDevice {
            let (a, b) = (LoggedController("A", log), LoggedController("B", log))
            let navigation = UINavigationController(rootViewController: a)
            let window = shownWindow(navigation)
            _ = log.take()
            b.onEvent = { [unowned b] in
                guard $0 == "willAppear" else { return }
                let isQueued = b.transitionCoordinator?.animate { _ in
                    log.lines.append("along")
                } completion: { _ in
                    log.lines.append("completion")
                }
                #expect(isQueued == true)
            }
            navigation.pushViewController(b, animated: true)
            #expect(log.take() == ["A willDisappear", "B willAppear", "B isAppearing", "along"])
            let coordinator = try #require(navigation.transitionCoordinator)
            coordinator.animateAlongsideTransition(in: window) { _ in
                log.lines.append("late")
            } completion: { _ in
                log.lines.append("late completion")
            }
            #expect(log.take() == ["late"])
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(log.take() == ["A didDisappear", "B didAppear", "completion", "late completion"])
            #expect(coordinator.animate(alongsideTransition: { _ in log.lines.append("too late") }) == false)
            #expect(log.take().isEmpty)
        }
    }

    @Test func `a push without animation has no transition coordinator`() async throws {
        try await withDevice {
            let navigation = UINavigationController(rootViewController: UIViewController())
            let window = shownWindow(navigation)
            let b = LoggedController("B", log)
            var seen: [String] = []
            b.onEvent = { [unowned b] in seen.append("\($0) \(b.transitionCoordinator != nil)") }
            navigation.pushViewController(b, animated: false)
            #expect(seen == ["willAppear false", "isAppearing false", "didAppear false"])
            withExtendedLifetime(window) {}
        }
    }

    @Test func `the presenter, the presented controller, and their children share a coordinator`() async throws {
        try await withDevice {
            let (root, child, inner) = (UIViewController(), UIViewController(), UIViewController())
            root.addChild(child)
            root.view.addSubview(child.view)
            let top = UINavigationController(rootViewController: inner)
            let window = shownWindow(root)
            child.present(top, animated: true) { log.lines.append("completion") }
            let coordinator = try #require(inner.transitionCoordinator)
            #expect(coordinator === child.transitionCoordinator && coordinator === top.transitionCoordinator)
            #expect(coordinator.presentationStyle == .formSheet)
            #expect(coordinator.containerView === top.presentationController?.containerView)
            coordinator.animate(alongsideTransition: nil) { _ in log.lines.append("coordinated") }
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(log.take() == ["coordinated", "completion"] && inner.transitionCoordinator == nil)
            withExtendedLifetime(window) {}
        }
    }

    @Test(arguments: [(Device.System.iOS17, UIModalPresentationStyle.pageSheet), (.iOS18, .formSheet)])
    func `an automatic presentation is a page sheet up to iOS 17, and a form sheet from iOS 18 on`(
        system: Device.System, style: UIModalPresentationStyle
    ) async throws {
        try await withDevice(.iPadPro11.running(system)) {
            let (root, presented) = (UIViewController(), UIViewController())
            let window = shownWindow(root)
            root.present(presented, animated: false)
            #expect(presented.presentationController?.presentationStyle == style)
            withExtendedLifetime(window) {}
        }
    }

    @Test func `a rotation has a transition coordinator during viewWillTransition`() async throws {
        final class Reader: UIViewController {
            var found = false
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                found = transitionCoordinator === coordinator
                #expect(coordinator.viewController(forKey: .to) == nil && coordinator.view(forKey: .from) == nil)
            }
        }
        try await withDevice {
            let reader = Reader()
            let window = shownWindow(reader)
            turnDevice(to: .landscapeLeft)
            #expect(reader.found && reader.transitionCoordinator == nil)
            withExtendedLifetime(window) {}
        }
    }
}
