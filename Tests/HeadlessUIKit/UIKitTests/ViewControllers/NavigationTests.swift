import Simulator
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct NavigationTests {
    private let log = Callbacks()

    private func controller(_ name: String) -> LoggedController { LoggedController(name, log) }

    @Test func `a push or pop calls the old top first, then the new top, and then the delegate`() async throws {
        try await withDevice {
            let (a, b) = (controller("A"), controller("B"))
            let navigation = UINavigationController(rootViewController: a)
            let delegate = Delegate(log)
            navigation.delegate = delegate
            let window = shownWindow(navigation)
            #expect(log.take() == ["A willAppear", "will show A", "A isAppearing", "A didAppear", "did show A"])
            navigation.pushViewController(b, animated: true)
            #expect(log.take() == ["A willDisappear", "B willAppear", "will show B", "B isAppearing"])
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(log.take() == ["A didDisappear", "B didAppear", "did show B"])
            navigation.popViewController(animated: true)
            #expect(log.take() == ["B willDisappear", "A willAppear", "will show A", "A isAppearing"])
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(log.take() == ["B didDisappear", "A didAppear", "did show A"])
            withExtendedLifetime(window) {}
        }
    }

    @Test func `a pushed view controller loads its view before the old one receives viewWillDisappear`() async throws {
        try await withDevice {
            let navigation = UINavigationController(rootViewController: controller("A"))
            let window = shownWindow(navigation)
            let loading = LoadingController("B", log)
            _ = log.take()
            navigation.pushViewController(loading, animated: false)
            #expect(log.take().prefix(3) == ["B didLoad", "A willDisappear", "B willAppear"])
            withExtendedLifetime(window) {}
        }
    }

    @Test func `a push in viewDidLoad of a pushed view controller shows only the second one`() async throws {
        try await withDevice {
            let navigation = UINavigationController(rootViewController: controller("A"))
            let window = shownWindow(navigation)
            let (b, c) = (LoadingController("B", log), controller("C"))
            b.onEvent = { [unowned navigation] in
                if $0 == "didLoad" { navigation.pushViewController(c, animated: false) }
            }
            navigation.pushViewController(b, animated: false)
            #expect(navigation.topViewController === c && c.view.window === window && b.view.window == nil)
            #expect(log.take().suffix(2) == ["A didDisappear", "C didAppear"])
        }
    }

    @Test func `a pop in viewDidLoad of a pushed view controller sends no callbacks to the one below`() async throws {
        try await withDevice {
            let (a, b) = (controller("A"), LoadingController("B", log))
            let navigation = UINavigationController(rootViewController: a)
            let window = shownWindow(navigation)
            _ = log.take()
            b.onEvent = { [unowned navigation] in
                if $0 == "didLoad" { navigation.popViewController(animated: false) }
            }
            navigation.pushViewController(b, animated: false)
            #expect(navigation.viewControllers == [a] && b.parent == nil && log.take() == ["B didLoad"])
            #expect(a.view.window === window)
        }
    }

    private final class LoadingController: LoggedController {
        override func viewDidLoad() { note("didLoad") }
    }

    @Test func `a push without animation sends all callbacks immediately`() async throws {
        try await withDevice {
            let navigation = UINavigationController(rootViewController: controller("A"))
            let window = shownWindow(navigation)
            _ = log.take()
            navigation.pushViewController(controller("B"), animated: false)
            #expect(
                log.take() == ["A willDisappear", "B willAppear", "B isAppearing", "A didDisappear", "B didAppear"])
            withExtendedLifetime(window) {}
        }
    }

    @Test func `a push or pop calls willMove(toParent:) first and didMove(toParent:) last`() async throws {
        try await withDevice {
            let navigation = UINavigationController(rootViewController: UIViewController())
            let window = shownWindow(navigation)
            let moving = MovingController()
            navigation.pushViewController(moving, animated: false)
            #expect(moving.take() == ["will move in", "will appear, moving", "did appear, moving", "did move in"])
            #expect(moving.navigationController === navigation && moving.parent === navigation)
            navigation.popViewController(animated: false)
            #expect(
                moving.take() == ["will move out", "will disappear, moving", "did disappear, moving", "did move out"])
            #expect(moving.parent == nil)
            withExtendedLifetime(window) {}
        }
    }

    @Test func `a view controller covered by a push keeps its parent and isn't moving from it`() async throws {
        try await withDevice {
            let moving = MovingController()
            let navigation = UINavigationController(rootViewController: moving)
            let window = shownWindow(navigation)
            _ = moving.take()
            navigation.pushViewController(UIViewController(), animated: false)
            #expect(moving.take() == ["will disappear", "did disappear"])
            #expect(moving.view.window == nil && moving.parent === navigation)
            withExtendedLifetime(window) {}
        }
    }

    @Test func `the pop methods return the popped view controllers from the bottom up`() async throws {
        try await withDevice {
            let controllers = (0..<4).map { _ in UIViewController() }
            let navigation = UINavigationController()
            navigation.setViewControllers(controllers, animated: false)
            #expect(navigation.viewControllers == controllers && navigation.topViewController === controllers[3])
            #expect(navigation.popToViewController(controllers[2], animated: false) == [controllers[3]])
            #expect(navigation.popToRootViewController(animated: false) == [controllers[1], controllers[2]])
            #expect(navigation.popViewController(animated: false) == nil)
            #expect(navigation.viewControllers == [controllers[0]])
        }
    }

    @Test func `the root view controller can't be popped`() async throws {
        try await withDevice {
            let root = UIViewController()
            let navigation = UINavigationController(rootViewController: root)
            let window = shownWindow(navigation)
            #expect(navigation.popViewController(animated: false) == nil && root.view.window === window)
        }
    }

    @Test func `a second push finishes the animated push in progress`() async throws {
        try await withDevice {
            let navigation = UINavigationController(rootViewController: controller("A"))
            let window = shownWindow(navigation)
            _ = log.take()
            navigation.pushViewController(controller("B"), animated: true)
            navigation.pushViewController(controller("C"), animated: true)
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(
                log.take() == [
                    "A willDisappear", "B willAppear", "B isAppearing", "A didDisappear", "B didAppear",
                    "B willDisappear", "C willAppear", "C isAppearing", "B didDisappear", "C didAppear",
                ]
            )
            withExtendedLifetime(window) {}
        }
    }

    @Test func `replacing the stack under the same top sends no callbacks to the top`() async throws {
        try await withDevice {
            let (a, b) = (controller("A"), controller("B"))
            let navigation = UINavigationController(rootViewController: a)
            let window = shownWindow(navigation)
            _ = log.take()
            navigation.viewControllers = [b, a]
            #expect(log.take().isEmpty && a.view.window === window)
            navigation.popViewController(animated: false)
            #expect(b.view.window === window)
        }
    }

    @Test func `visibleViewController is the top view controller or the one presented over it`() async throws {
        try await withDevice {
            let navigation = UINavigationController(rootViewController: UIViewController())
            let window = shownWindow(navigation)
            #expect(navigation.visibleViewController === navigation.topViewController)
            let sheet = UIViewController()
            navigation.present(sheet, animated: false)
            #expect(navigation.visibleViewController === sheet)
            withExtendedLifetime(window) {}
        }
    }

    @MainActor private final class Delegate: NSObject, UINavigationControllerDelegate {
        let log: Callbacks
        init(_ log: Callbacks) { self.log = log }

        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) {
            log.lines.append("will show \((viewController as! LoggedController).name)")
        }

        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) {
            log.lines.append("did show \((viewController as! LoggedController).name)")
        }
    }
}

/// A controller that records its moves between containers, and whether an appearance callback is part of a move.
private final class MovingController: UIViewController {
    private let log = Callbacks()

    func take() -> [String] { log.take() }

    private func note(_ event: String) {
        log.lines.append(event + (isMovingToParent || isMovingFromParent ? ", moving" : ""))
    }

    override func viewWillAppear(_ animated: Bool) { note("will appear") }
    override func viewDidAppear(_ animated: Bool) { note("did appear") }
    override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { note("did disappear") }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        log.lines.append("will move " + (parent == nil ? "out" : "in"))
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        log.lines.append("did move " + (parent == nil ? "out" : "in"))
    }
}
