import Simulator
import Testing
import UIKit
import UIKitTestSupport

/// Tests of animators from the delegates of navigation and tab bar controllers.
@MainActor @Suite struct ContainerAnimatorTests {
    private let log = Callbacks()

    private func controller(_ name: String) -> LoggedController {
        let controller = LoggedController(name, log)
        controller.title = name
        return controller
    }

    @Test func `a navigation controller asks its delegate for an animator for animated pushes and pops`() async throws {
        try await withDevice {
            let (a, b, delegate) = (controller("A"), controller("B"), Delegate(log))
            let navigation = UINavigationController(rootViewController: a)
            navigation.delegate = delegate
            let window = shownWindow(navigation)
            navigation.pushViewController(b, animated: false)
            #expect(!log.take().contains { $0.hasPrefix("push") })
            navigation.popViewController(animated: true)
            #expect(log.take().prefix(2) == ["pop from B to A", "B willDisappear"])
            let context = try #require(delegate.animator.context)
            #expect(context.containerView.isDescendant(of: navigation.view) && context.presentationStyle == .none)
            #expect(context.initialFrame(for: b) == window.bounds && context.finalFrame(for: b) == .zero)
            await PhoneClock.phone.advance(by: .seconds(1))
            navigation.setViewControllers([a, controller("C")], animated: true)
            #expect(log.take().contains("push from A to C"))
            await PhoneClock.phone.advance(by: .seconds(1))
            navigation.setViewControllers([controller("D")], animated: true)
            #expect(log.take().contains("push from C to D"))
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(navigation.topViewController?.view.window === window && b.view.window == nil)
        }
    }

    @Test func `a custom push transition keeps the navigation bar in front`() async throws {
        try await withDevice {
            let delegate = Delegate(log)
            let navigation = UINavigationController(rootViewController: controller("A"))
            navigation.delegate = delegate
            let window = shownWindow(navigation)
            navigation.pushViewController(controller("B"), animated: true)
            await PhoneClock.phone.advance(by: .seconds(1))
            let middle = CGPoint(x: 201, y: navigation.navigationBar.frame.midY)
            #expect(touchTarget(at: middle).view?.isDescendant(of: navigation.navigationBar) == true)
            withExtendedLifetime(window) {}
        }
    }

    @Test func `a tab bar controller asks for an animator when a tap or code selects a tab`() async throws {
        try await withDevice {
            let (tabs, delegate) = (UITabBarController(), Delegate(log))
            let (a, b) = (controller("A"), controller("B"))
            tabs.viewControllers = [a, b]
            tabs.delegate = delegate
            let window = shownWindow(tabs)
            _ = log.take()
            tabs.selectedIndex = 1
            #expect(log.take() == ["tab from A to B", "B willAppear", "A willDisappear", "animate", "B isAppearing"])
            #expect(tabs.selectedViewController === b && tabs.transitionCoordinator != nil)
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(log.take() == ["A didDisappear", "B didAppear", "animation ended true"])
            delegate.animator.completes = false
            tap(at: CGPoint(x: 100, y: 820))
            #expect(log.take().first == "tab from B to A" && tabs.selectedIndex == 0)
            delegate.animator.context?.completeTransition(false)
            #expect(tabs.selectedViewController === b && tabs.tabBar.selectedItem === b.tabBarItem)
            #expect(b.view.window === window && a.view.window == nil)
        }
    }

    @Test func `a tab bar controller without an animator changes tabs immediately`() async throws {
        try await withDevice {
            let (tabs, delegate) = (UITabBarController(), Delegate(log))
            delegate.animates = false
            tabs.viewControllers = [controller("A"), controller("B")]
            tabs.delegate = delegate
            let window = shownWindow(tabs)
            _ = log.take()
            tabs.selectedIndex = 1
            #expect(log.take().last == "B didAppear" && tabs.transitionCoordinator == nil)
            withExtendedLifetime(window) {}
        }
    }

    @MainActor private final class Delegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
        let log: Callbacks
        let animator: Fader
        var animates = true

        init(_ log: Callbacks) {
            self.log = log
            animator = Fader(log)
        }

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            log.lines.append(
                "\(operation == .push ? "push" : "pop") from \(fromVC.title ?? "") to \(toVC.title ?? "")")
            return animator
        }

        func tabBarController(
            _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            log.lines.append("tab from \(fromVC.title ?? "") to \(toVC.title ?? "")")
            return animates ? animator : nil
        }
    }
}
