import Simulator
import Testing
import UIKitTestSupport

@MainActor @Suite struct ContainmentTests {
    private let log = Callbacks()

    private final class Child: LoggedController {
        override func willMove(toParent parent: UIViewController?) {
            super.willMove(toParent: parent)
            note(parent == nil ? "willMove nil" : "willMove parent")
        }

        override func didMove(toParent parent: UIViewController?) {
            super.didMove(toParent: parent)
            note(parent == nil ? "didMove nil" : "didMove parent")
        }
    }

    private final class Manual: LoggedController {
        override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }

    @Test func `addChild calls willMove(toParent:), and removeFromParent calls didMove(toParent:)`() async throws {
        try await withDevice {
            let (parent, child) = (UIViewController(), Child("C", log))
            parent.addChild(child)
            #expect(log.take() == ["C willMove parent"])
            #expect(child.parent === parent && parent.children == [child])
            child.removeFromParent()
            #expect(log.take() == ["C didMove nil"])
            #expect(child.parent == nil && parent.children.isEmpty)
        }
    }

    @Test func `adding a child to another parent removes it from the old parent`() async throws {
        try await withDevice {
            let (one, other, child) = (UIViewController(), UIViewController(), UIViewController())
            one.addChild(child)
            other.addChild(child)
            #expect(one.children.isEmpty && other.children == [child] && child.parent === other)
        }
    }

    @Test func `a child appears when its view is added to a visible parent`() async throws {
        try await withDevice {
            let (parent, child) = (UIViewController(), Child("C", log))
            let window = shownWindow(parent)
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
            #expect(
                log.take() == ["C willMove parent", "C willAppear", "C isAppearing", "C didAppear", "C didMove parent"])
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
            #expect(log.take() == ["C willMove nil", "C willDisappear", "C didDisappear", "C didMove nil"])
            _ = window
        }
    }

    @Test func `children receive viewWillAppear and viewWillDisappear after their parent`() async throws {
        try await withDevice {
            let (parent, child) = (LoggedController("P", log), LoggedController("C", log))
            parent.addChild(child)
            parent.view.addSubview(child.view)
            let window = shownWindow(parent)
            #expect(log.lines.prefix(4) == ["P willAppear", "C willAppear", "P isAppearing", "C isAppearing"])
            #expect(Set(log.take().dropFirst(4)) == ["P didAppear", "C didAppear"])
            window.isHidden = true
            #expect(log.lines.prefix(2) == ["P willDisappear", "C willDisappear"])
            #expect(Set(log.lines.dropFirst(2)) == ["P didDisappear", "C didDisappear"])
        }
    }

    @Test func `a child whose view isn't in its parent's view receives no appearance callbacks`() async throws {
        try await withDevice {
            let (parent, child) = (UIViewController(), LoggedController("C", log))
            parent.addChild(child)
            child.loadViewIfNeeded()
            let window = shownWindow(parent)
            #expect(log.lines.isEmpty)
            _ = window
        }
    }

    @Test func `a child added in its parent's viewIsAppearing appears with the parent`() async throws {
        try await withDevice {
            let (parent, child) = (LoggedController("P", log), LoggedController("C", log))
            parent.onEvent = { event in
                guard event == "isAppearing" else { return }
                parent.addChild(child)
                parent.view.addSubview(child.view)
                child.didMove(toParent: parent)
            }
            let window = shownWindow(parent)
            #expect(log.lines.prefix(4) == ["P willAppear", "P isAppearing", "C willAppear", "C isAppearing"])
            #expect(Set(log.lines.dropFirst(4)) == ["P didAppear", "C didAppear"])
            _ = window
        }
    }

    @Test func `a container can forward appearance callbacks manually`() async throws {
        try await withDevice {
            let (parent, child) = (Manual("P", log), LoggedController("C", log))
            parent.addChild(child)
            parent.view.addSubview(child.view)
            let window = shownWindow(parent)
            #expect(log.take() == ["P willAppear", "P isAppearing", "P didAppear"])
            child.beginAppearanceTransition(true, animated: false)
            child.endAppearanceTransition()
            #expect(log.take() == ["C willAppear", "C isAppearing", "C didAppear"])
            child.view.removeFromSuperview()
            #expect(log.take().isEmpty)
            _ = window
        }
    }

    @Test func `isMovingToParent and isMovingFromParent are true in the appearance callbacks`() async throws {
        try await withDevice {
            let (parent, child) = (UIViewController(), LoggedController("C", log))
            let window = shownWindow(parent)
            var flags: [String] = []
            child.onEvent = { _ in flags.append("\(child.isMovingToParent) \(child.isMovingFromParent)") }
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
            #expect(flags == Array(repeating: "true false", count: 3) + Array(repeating: "false true", count: 2))
            #expect(!child.isMovingToParent && !child.isMovingFromParent)
            _ = window
        }
    }

    @Test func `the responder chain goes from child view to child, parent view, and parent`() async throws {
        try await withDevice(.iPhone8.running(.iOS12)) {
            let (parent, child) = (UIViewController(), UIViewController())
            parent.addChild(child)
            parent.view.addSubview(child.view)
            let window = shownWindow(parent)
            let chain = Array(sequence(first: child.view as UIResponder) { $0.next })
            #expect(chain == [child.view, child, parent.view, parent, window, UIApplication.shared])
        }
    }
}
