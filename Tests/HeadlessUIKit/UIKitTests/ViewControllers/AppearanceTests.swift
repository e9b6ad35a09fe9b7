import Simulator
import Testing
import UIKitTestSupport

@MainActor @Suite struct AppearanceTests {
    private let log = Callbacks()

    @Test func `the root view controller receives appearance callbacks when its window is shown`() async throws {
        try await withDevice {
            let root = LoggedController("A", log)
            _ = shownWindow(root)
            #expect(log.lines == ["A willAppear", "A isAppearing", "A didAppear"])
        }
    }

    @Test func `before iOS 13, viewIsAppearing isn't called`() async throws {
        try await withDevice(.iPhone8.running(.iOS12)) {
            let window = oldWindow()
            window.rootViewController = LoggedController("A", log)
            window.isHidden = false
            #expect(log.lines == ["A willAppear", "A didAppear"])
        }
    }

    @Test func `a view enters the window between viewWillAppear and viewIsAppearing`() async throws {
        try await withDevice {
            let root = LoggedController("A", log)
            var windows: [String: Bool] = [:]
            root.onEvent = { windows[$0] = root.view.window != nil }
            let window = newWindow()
            window.rootViewController = root
            window.isHidden = false
            #expect(windows == ["willAppear": false, "isAppearing": true, "didAppear": true])
        }
    }

    @Test func `a view has its size in viewIsAppearing and is laid out before viewDidAppear`() async throws {
        final class Diary: LoggedController {
            override func viewDidLayoutSubviews() { note("laidOut \(view.bounds.width)") }
            override func viewIsAppearing(_ animated: Bool) { note("isAppearing \(view.bounds.width)") }
        }
        try await withDevice {
            let diary = Diary("A", log)
            let window = newWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.rootViewController = diary
            window.isHidden = false
            #expect(log.lines == ["A willAppear", "A isAppearing 100.0", "A laidOut 100.0", "A didAppear"])
        }
    }

    @Test func `the window is key when its root view controller receives viewDidAppear`() async throws {
        try await withDevice {
            let root = LoggedController("A", log)
            var key: [Bool] = []
            root.onEvent = { if $0 == "didAppear" { key.append(keyWindow != nil) } }
            _ = shownWindow(root)
            #expect(key == [true])
        }
    }

    @Test func `a root view controller disappears when its window is hidden and appears when shown`() async throws {
        try await withDevice {
            let root = LoggedController("A", log)
            let window = shownWindow(root)
            _ = log.take()
            window.isHidden = true
            #expect(log.take() == ["A willDisappear", "A didDisappear"])
            window.isHidden = false
            #expect(log.take() == ["A willAppear", "A isAppearing", "A didAppear"])
        }
    }

    @Test func `the root view controller of a hidden window receives no appearance callbacks`() async throws {
        try await withDevice {
            let window = newWindow()
            window.rootViewController = LoggedController("A", log)
            #expect(log.lines.isEmpty)
        }
    }

    @Test func `replacing the root view controller makes the old one disappear and the new one appear`() async throws {
        try await withDevice {
            let window = shownWindow(LoggedController("A", log))
            _ = log.take()
            window.rootViewController = LoggedController("B", log)
            #expect(log.lines.filter { $0.hasPrefix("A") } == ["A willDisappear", "A didDisappear"])
            #expect(log.lines.filter { $0.hasPrefix("B") } == ["B willAppear", "B isAppearing", "B didAppear"])
        }
    }

    @Test func `a view controller without a parent appears and disappears with its view`() async throws {
        try await withDevice {
            let window = shownWindow(UIViewController())
            let stray = LoggedController("A", log)
            window.rootViewController!.view.addSubview(stray.view)
            #expect(log.take() == ["A willAppear", "A isAppearing", "A didAppear"])
            stray.view.removeFromSuperview()
            #expect(log.take() == ["A willDisappear", "A didDisappear"])
        }
    }

    @Test func `unbalanced calls of beginAppearanceTransition and endAppearanceTransition are ignored`() async throws {
        try await withDevice {
            let controller = LoggedController("A", log)
            controller.endAppearanceTransition()
            controller.beginAppearanceTransition(false, animated: false)
            controller.beginAppearanceTransition(true, animated: false)
            controller.beginAppearanceTransition(true, animated: false)
            controller.endAppearanceTransition()
            controller.endAppearanceTransition()
            #expect(log.lines == ["A willAppear", "A didAppear"])
        }
    }

    @Test func `an appearance transition can be reversed before it ends`() async throws {
        try await withDevice {
            let root = LoggedController("A", log)
            let window = shownWindow(root)
            _ = log.take()
            root.beginAppearanceTransition(false, animated: true)
            root.beginAppearanceTransition(true, animated: true)
            root.endAppearanceTransition()
            #expect(log.lines == ["A willDisappear", "A willAppear", "A isAppearing", "A didAppear"])
            _ = window
        }
    }
}
