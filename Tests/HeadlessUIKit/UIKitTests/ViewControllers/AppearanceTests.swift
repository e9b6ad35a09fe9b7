import Simulator
import Testing

@MainActor @Suite struct AppearanceTests {
    private let log = Callbacks()

    @Test func `the root appears when its window is shown, in the order of a phone`() async throws {
        try await withDevice {
            let root = LoggedController("A", log)
            _ = shownWindow(root)
            #expect(log.lines == ["A willAppear", "A isAppearing", "A didAppear"])
        }
    }

    @Test func `the view enters the window between willAppear and isAppearing`() async throws {
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

    @Test func `the view has its size when it is appearing and is laid out before it has appeared`() async throws {
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

    @Test func `the window is key when its root has appeared`() async throws {
        try await withDevice {
            let root = LoggedController("A", log)
            var key: [Bool] = []
            root.onEvent = { if $0 == "didAppear" { key.append(keyWindow != nil) } }
            _ = shownWindow(root)
            #expect(key == [true])
        }
    }

    @Test func `hiding the window makes its root disappear, showing it again appear`() async throws {
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

    @Test func `a root set in a hidden window waits`() async throws {
        try await withDevice {
            let window = newWindow()
            window.rootViewController = LoggedController("A", log)
            #expect(log.lines.isEmpty)
        }
    }

    @Test func `another root appears and the old one disappears`() async throws {
        try await withDevice {
            let window = shownWindow(LoggedController("A", log))
            _ = log.take()
            window.rootViewController = LoggedController("B", log)
            #expect(log.lines.filter { $0.hasPrefix("A") } == ["A willDisappear", "A didDisappear"])
            #expect(log.lines.filter { $0.hasPrefix("B") } == ["B willAppear", "B isAppearing", "B didAppear"])
        }
    }

    @Test func `a controller without a container follows its view into the window and out`() async throws {
        try await withDevice {
            let window = shownWindow(UIViewController())
            let stray = LoggedController("A", log)
            window.rootViewController!.view.addSubview(stray.view)
            #expect(log.take() == ["A willAppear", "A isAppearing", "A didAppear"])
            stray.view.removeFromSuperview()
            #expect(log.take() == ["A willDisappear", "A didDisappear"])
        }
    }

    @Test func `calls to begin and end that do not fit are ignored`() async throws {
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

    @Test func `a transition may turn round before it ends`() async throws {
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
