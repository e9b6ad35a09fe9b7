import Foundation
import OnScreen
import Simulator
import Testing
import UIKit

@testable import Trail

/// Tests of the list of chapters as a user sees it.
@MainActor @Suite(.serialized) struct ChapterListTests {
    private static let file = Data(
        """
        {"title": "The Book", "chapters": [
            {"name": "windows", "number": 1, "title": "Windows", "exercises": [
                {"name": "hit-view", "title": "Hit testing by hand", "state": "solved", "hints": ["Begin at the root.", "Go down."]},
                {"name": "order", "title": "Front to back", "state": "notBegun", "hints": ["Sort."]},
                {"name": "ring", "title": "Mark a stage", "state": "halfway", "hints": []}]},
            {"name": "log", "number": 10, "title": "The log", "exercises": []},
            {"name": "about", "number": 14, "title": "A chapter to read", "exercises": []}]}
        """.utf8)

    /// Launches the app on a device, and runs a closure.
    private func withApp(
        _ device: Device = .iPhone17, file: Data? = Self.file, argument: String? = nil,
        demos: [String: @MainActor () -> any UIWindowSceneDelegate] = ChapterDemos.sceneDelegates,
        _ body: @MainActor () async throws -> Void
    ) async throws {
        let arguments = UserDefaults.standard.volatileDomain(forName: UserDefaults.argumentDomain)
        setArguments(argument.map { ["chapter": $0] } ?? [:])
        defer { setArguments(arguments) }
        try await withDevice(device) {
            launch(AppDelegate()) { _ in
                let delegate = ChapterListSceneDelegate()
                delegate.file = file
                delegate.demos = demos
                return delegate
            }
            try await body()
        }
    }

    private func setArguments(_ arguments: [String: Any]) {
        // Foundation on Linux adds to a domain that exists.
        UserDefaults.standard.removeVolatileDomain(forName: UserDefaults.argumentDomain)
        UserDefaults.standard.setVolatileDomain(arguments, forName: UserDefaults.argumentDomain)
    }

    private func table(in scene: UIWindowScene) throws -> UITableView {
        let window = try #require((scene.delegate as? ChapterListSceneDelegate)?.window)
        window.layoutIfNeeded()
        let stack = try #require(window.rootViewController as? UINavigationController)
        return try #require((stack.viewControllers.first as? ChapterListController)?.tableView)
    }

    private func cell(_ section: Int, _ row: Int) throws -> UITableViewCell {
        try #require(try table(in: scene).cellForRow(at: IndexPath(row: row, section: section)))
    }

    private func tapRow(_ section: Int, _ row: Int) throws { tap(at: try place(of: cell(section, row))) }

    @Test func `the list shows the chapters, and their exercises with the states`() async throws {
        try await withApp {
            for text in ["The Book", "1  Windows", "1 of 3 solved", "10  The log", "Hit testing by hand"] {
                #expect(isShown(text), "\(text)")
            }
            #expect(isShown("Not begun\nTap for a hint."))
            #expect(isShown("halfway"), "a state that the app doesn't know")
            #expect(flaws() == [])
            try #expect(table(in: scene).numberOfSections == 3)
        }
    }

    @Test func `a tap on an exercise shows one more hint, until there are none`() async throws {
        try await withApp {
            try tapRow(0, 1)
            #expect(isShown("Solved\nHint 1: Begin at the root.\nTap for another hint."))
            #expect(!isShown("Go down."))
            try tapRow(0, 1)
            #expect(isShown("Solved\nHint 1: Begin at the root.\nHint 2: Go down."))
            #expect(!isShown("Tap for another hint."))
            try tapRow(0, 1)
            #expect(isShown("Solved\nHint 1: Begin at the root.\nHint 2: Go down."))
            #expect(isShown("Not begun\nTap for a hint."), "the hints of other exercises aren't shown")
            #expect(flaws() == [])
        }
    }

    @Test func `rows that do something are buttons with a hint for VoiceOver`() async throws {
        try await withApp {
            try #expect(cell(0, 0).accessibilityTraits == .button)
            try #expect(cell(0, 0).accessibilityHint == "Runs the chapter.")
            try #expect(cell(0, 2).accessibilityHint == "Shows a hint.")
            try tapRow(0, 2)
            for (section, row) in [(0, 2), (0, 3), (2, 0)] {
                try #expect(cell(section, row).accessibilityTraits == [])
                try #expect(cell(section, row).accessibilityHint == nil)
                try #expect(cell(section, row).selectionStyle == .none)
            }
        }
    }

    @Test func `a tap on a chapter runs it in place of the list`() async throws {
        try await withApp {
            weak let list = scene.delegate as? ChapterListSceneDelegate
            weak let window = list?.window
            try tapRow(0, 0)
            let delegate = try #require(scene.delegate as? WindowsDemoSceneDelegate)
            #expect(scene.windows == [delegate.window])
            #expect(delegate.window?.isKeyWindow == true)
            #expect(isShown("8  The Coast"))
            await until { window == nil }
            #expect(list == nil && window == nil, "the list is released")
        }
    }

    @Test func `a tap on a chapter without a demo does nothing`() async throws {
        try await withApp {
            try tapRow(2, 0)
            #expect(scene.delegate is ChapterListSceneDelegate)
        }
    }

    @Test func `every chapter in the app runs, and follows the app's life cycle`() async throws {
        for chapter in ChapterDemos.sceneDelegates.keys.sorted() {
            let text =
                "{\"title\": \"\", \"chapters\": [{\"name\": \"\(chapter)\", \"number\": 1, \"title\": \"A\", \"exercises\": []}]}"
            try await withApp(file: Data(text.utf8)) {
                try tapRow(0, 0)
                let delegate = try #require(scene.delegate as? any UIWindowSceneDelegate)
                #expect("\(type(of: delegate))".hasSuffix("DemoSceneDelegate"), "\(chapter)")
                #expect(scene.windows.contains { $0.isKeyWindow }, "\(chapter)")
                background()
                foreground()
            }
        }
    }

    /// The calls that a chapter's delegate receives.
    @MainActor private final class Calls {
        var names: [String] = []
    }

    private final class Recorder: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        let calls: Calls

        init(_ calls: Calls) { self.calls = calls }

        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            calls.names.append("connect")
            guard let scene = scene as? UIWindowScene else { return }
            window = UIWindow(windowScene: scene)
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
        }

        func sceneWillEnterForeground(_ scene: UIScene) { calls.names.append("foreground") }
        func sceneDidBecomeActive(_ scene: UIScene) { calls.names.append("active") }
    }

    @Test(arguments: ["windows", nil])
    func `a chapter receives the calls of a scene that connects, each once`(argument: String?) async throws {
        let calls = Calls()
        try await withApp(argument: argument, demos: ["windows": { Recorder(calls) }]) {
            if argument == nil {
                #expect(calls.names == [])
                try tapRow(0, 0)
            }
            #expect(scene.delegate is Recorder)
            #expect(calls.names == ["connect", "foreground", "active"])
        }
    }

    @Test func `the launch argument runs a chapter at once, and an unknown one shows the list`() async throws {
        try await withApp(argument: "log") { #expect(scene.delegate is LogDemoSceneDelegate) }
        try await withApp(argument: "logs") { #expect(isShown("1  Windows")) }
    }

    @Test func `a missing or damaged file is reported`() async throws {
        for file in [nil, Data(), Data("{\"title\": \"The Book\", \"chapters\": [{}]}".utf8), Self.file.dropLast(9)] {
            try await withApp(file: file) {
                #expect(isShown("Exercises.json is missing from the app or damaged."))
                #expect(flaws() == [])
                try tapRow(0, 0)
                #expect(scene.delegate is ChapterListSceneDelegate)
            }
        }
    }

    @Test func `on an iPad, each scene runs a chapter of its own`() async throws {
        try await withApp(.iPadPro11) {
            turnDevice(to: .landscapeRight)
            let second = openScene()
            try tapRow(0, 0)
            #expect(scene.delegate is WindowsDemoSceneDelegate)
            let list = try table(in: second)
            list.delegate?.tableView(list, didSelectRowAt: IndexPath(row: 0, section: 1))
            #expect(second.delegate is LogDemoSceneDelegate)
            #expect(scene.delegate is WindowsDemoSceneDelegate)
            #expect(Set(second.windows).isDisjoint(with: scene.windows))
        }
    }

    @Test func `with the largest text, nothing is truncated`() async throws {
        try await withApp(.iPhoneSE) {
            let height = try cell(0, 0).bounds.height
            setContentSizeCategory(.accessibilityExtraExtraExtraLarge)
            try tapRow(0, 1)
            #expect(flaws() == [])
            let large = try cell(0, 0).bounds.height
            #expect(large > height * 1.5)
        }
    }
}
