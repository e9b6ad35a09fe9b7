import Simulator
import Testing
import UIKit

/// Tests of the log's search in situations that the page doesn't show.
@Suite("A search in the log")
@MainActor
struct SearchableLogTests {
    /// Trail with a stage's note and an open log.
    @MainActor
    private struct Stand {
        let delegate: TrailSceneDelegate
        let screen: StageController
        let log: SearchableLog

        var app: UIWindow? { delegate.window }
        var window: LogWindow? { log.window as? LogWindow }
        var controller: LogSearchController? { log.window?.rootViewController as? LogSearchController }
        var field: UITextField? { controller?.field }

        /// The end of the note's text is edited.
        func tapNote() { tap(at: screen.finger) }

        func tapSearch() {
            controller?.view.layoutIfNeeded()
            let frame = log.textFrame
            tap(at: CGPoint(x: frame.midX, y: frame.minY + 22))
        }
    }

    private func stand() async throws -> Stand {
        let delegate = launchTrail { NotesSceneDelegate() }
        let screen = await openNote("Tea", in: delegate)
        return Stand(delegate: delegate, screen: screen, log: try #require(delegate.overlay(SearchableLog.self)))
    }

    /// Runs a closure once for each set of answers to the questions that are open.
    private func withAllAnswers(_ body: @MainActor () async throws -> Void) async throws {
        let sets: [Set<UnknownBehavior>] = [
            [], [.touchesLeaveKeyWindow], [.fieldsStayFirstResponder], [.firstResponderMakesWindowKey],
            [.hiddenIsPostedBeforeSuccessor], [.releasedKeyWindowHasSuccessor],
            [.touchesLeaveKeyWindow, .fieldsStayFirstResponder],
        ]
        for answers in sets { try await withDevice(assuming: answers) { try await body() } }
    }

    @Test func `a search in the log, then a note, and back`() async throws {
        try await withAllAnswers {
            let stand = try await stand()
            stand.tapNote()
            #expect(type("!") && stand.screen.note.text == "Tea!")
            for round in 1...3 {
                stand.tapSearch()
                #expect(stand.window?.isKeyWindow == true && stand.window?.isSearching == true, "round \(round)")
                #expect(type("a") && stand.field?.text == String(repeating: "a", count: round))
                stand.tapNote()
                #expect(stand.app?.isKeyWindow == true && stand.window?.isSearching == false, "round \(round)")
                #expect(stand.field?.isFirstResponder == false)
                #expect(type("!") && stand.screen.note.text == "Tea" + String(repeating: "!", count: round + 1))
            }
        }
    }

    @Test func `the Return key ends the search, and the note's caret is where it was`() async throws {
        try await withAllAnswers {
            let stand = try await stand()
            stand.tapNote()
            stand.screen.note.selectedRange = NSRange(location: 0, length: 0)
            stand.tapSearch()
            type("mill\n")
            #expect(stand.app?.isKeyWindow == true && stand.window?.isSearching == false)
            #expect(type("Green ") && stand.screen.note.text == "Green Tea")
        }
    }

    @Test func `a search without a note before leaves no keyboard`() async throws {
        try await withAllAnswers {
            let stand = try await stand()
            stand.tapSearch()
            #expect(keyboardFrame != nil)
            type("\n")
            #expect(keyboardFrame == nil && stand.app?.isKeyWindow == true)
            stand.tapSearch()
            #expect(type("a"), "a second search")
        }
    }

    @Test func `touches on the log's text leave the key window as it is`() async throws {
        try await withAllAnswers {
            let stand = try await stand()
            stand.tapNote()
            let frame = stand.log.textFrame
            tap(at: CGPoint(x: frame.midX, y: frame.maxY - 20))
            #expect(stand.app?.isKeyWindow == true)
            #expect(type("!") && stand.screen.note.text == "Tea!")
        }
    }

    @Test func `the log is closed during a search, and the app's window is key, not a ball in front of it`()
        async throws
    {
        try await withAllAnswers {
            let stand = try await stand()
            let ball = NamedWindow("ball", level: .normal + 0.2, in: scene)
            ball.frame = CGRect(x: 330, y: 600, width: 60, height: 60)
            ball.isHidden = false
            stand.tapNote()
            stand.tapSearch()
            let events = WindowLog()
            stand.log.toggle()
            #expect(!stand.log.isOpen && stand.app?.isKeyWindow == true)
            #expect(!events.lines.contains("ball became key"))
            #expect(type("!") && stand.screen.note.text == "Tea!")
            stand.log.toggle()
            #expect(stand.window?.isSearching == false && stand.field?.text == "")
            #expect(stand.app?.isKeyWindow == true)
        }
    }

    @Test func `the search ends in the background, and the note is edited afterwards`() async throws {
        try await withAllAnswers {
            let stand = try await stand()
            stand.tapNote()
            stand.tapSearch()
            background()
            #expect(stand.window?.isSearching == false && stand.app?.isKeyWindow == true)
            foreground()
            #expect(stand.app?.isKeyWindow == true)
            #expect(type("!") && stand.screen.note.text == "Tea!")
        }
    }

    @Test func `the search goes on after an interruption`() async throws {
        try await withDevice {
            let stand = try await stand()
            stand.tapSearch()
            interrupt()
            foreground()
            #expect(stand.window?.isSearching == true && stand.window?.isKeyWindow == true)
            #expect(type("a") && stand.field?.text == "a")
        }
    }

    @Test func `another window that becomes key ends the search, and keeps the keyboard`() async throws {
        try await withAllAnswers {
            let stand = try await stand()
            stand.tapNote()
            stand.tapSearch()
            let login = NamedWindow("login", level: .alert + 1, in: scene)
            login.makeKeyAndVisible()
            #expect(login.isKeyWindow && stand.window?.isSearching == false)
            #expect(stand.field?.isFirstResponder == false)
            login.isHidden = true
            #expect(stand.app?.isKeyWindow == true)
            stand.tapSearch()
            #expect(type("a") && stand.field?.text == "a")
        }
    }

    @Test func `the log's window is never key while its flag is cleared`() async throws {
        final class WatchedWindow: LogWindow {
            var mistakes = 0
            override var isSearching: Bool {
                didSet { if isKeyWindow && !isSearching { mistakes += 1 } }
            }
        }
        final class WatchedLog: SearchableLog {
            override func makeWindow(in scene: UIWindowScene) -> UIWindow { WatchedWindow(windowScene: scene) }
        }
        final class WatchedDelegate: TrailSceneDelegate {
            override func makeOverlays(in scene: UIWindowScene) -> [SceneOverlay] { [WatchedLog(in: scene)] }
        }
        try await withAllAnswers {
            let log = try #require(launchTrail { WatchedDelegate() }.overlay(WatchedLog.self))
            log.toggle()
            let window = try #require(log.window as? WatchedWindow)
            let field = try #require((window.rootViewController as? LogSearchController)?.field)
            for end in [{ _ = type("\n") }, { log.endSearch() }, { background() }, { log.hide() }] {
                window.layoutIfNeeded()
                tap(at: field.convert(CGPoint(x: 20, y: 20), to: nil))
                #expect(window.isKeyWindow)
                end()
                foreground()
                #expect(!window.isKeyWindow && !window.isSearching && window.mistakes == 0)
            }
        }
    }

    @Test func `a ball that is hidden during a search doesn't end it`() async throws {
        try await withDevice {
            let stand = try await stand()
            let ball = NamedWindow("ball", level: .normal + 0.2, in: scene)
            ball.frame = CGRect(x: 330, y: 600, width: 60, height: 60)
            ball.isHidden = false
            stand.tapSearch()
            ball.isHidden = true
            #expect(stand.window?.isSearching == true)
            #expect(type("a") && stand.field?.text == "a")
        }
    }

    @Test func `a search in one scene doesn't end the search in another`() async throws {
        try await withDevice(.iPadPro11) {
            let first = launchTrail { NotesSceneDelegate() }
            let second = openScene()
            let delegates = [first, try #require(second.delegate as? NotesSceneDelegate)]
            let logs = try delegates.map { try #require($0.overlay(SearchableLog.self)) }
            for log in logs { log.toggle() }
            for log in logs { log.beginSearch() }
            #expect(logs.map { ($0.window as? LogWindow)?.isSearching } == [true, true])
            #expect(scene.keyWindow === logs[0].window && second.keyWindow === logs[1].window)
            logs[0].endSearch()
            #expect(scene.keyWindow === first.window && second.keyWindow === logs[1].window)
            closeScene(second)
            #expect(!logs[1].isOpen)
        }
    }

    @Test func `beginSearch does nothing while the log is closed, and endSearch nothing without a search`()
        async throws
    {
        try await withDevice {
            let delegate = launchTrail { NotesSceneDelegate() }
            let log = try #require(delegate.overlay(SearchableLog.self))
            log.beginSearch()
            log.endSearch()
            #expect(delegate.window?.isKeyWindow == true)
            log.toggle()
            let other = NamedWindow("other", level: .alert, in: scene)
            other.makeKeyAndVisible()
            log.endSearch()
            #expect(other.isKeyWindow)
        }
    }

    @Test func `the log shows the lines that contain the text, also new ones`() async throws {
        try await withDevice {
            let stand = try await stand()
            stand.tapSearch()
            type("FORD")
            #expect(stand.controller?.textView.text == "Stage 2: Otter Ford")
            stand.log.append("The ford is deep")
            stand.log.append("Rain")
            #expect(stand.controller?.textView.text == "Stage 2: Otter Ford\nThe ford is deep")
            for _ in 1...4 { pressDelete() }
            #expect(stand.controller?.textView.text?.hasSuffix("The ford is deep\nRain") == true)
            type("zzz")
            #expect(stand.controller?.textView.text == "")
        }
    }

    @Test func `the field and the text are above the keyboard, and the field is as high as its text`() async throws {
        for device in [Device.iPhoneSE, .iPhone17] {
            for category in [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge] {
                try await withDevice(device) {
                    setContentSizeCategory(category)
                    let stand = try await stand()
                    stand.tapSearch()
                    stand.controller?.view.layoutIfNeeded()
                    let (field, text) = (try #require(stand.field), try #require(stand.controller?.textView))
                    let keyboard = try #require(keyboardFrame)
                    #expect(text.frame.maxY <= keyboard.minY, "\(device)")
                    #expect(field.frame.height >= field.sizeThatFits(text.frame.size).height)
                    #expect(field.frame.maxY <= text.frame.minY)
                }
            }
        }
    }

    @Test func `touches beside the log reach the app during a search`() async throws {
        try await withDevice {
            let stand = try await stand()
            stand.tapSearch()
            #expect(touchTarget(at: stand.screen.finger).window === stand.app)
        }
    }

    @Test func `nothing is kept after the scene is closed`() async throws {
        try await withDevice(.iPadPro11) {
            launchTrail { NotesSceneDelegate() }
            var second: UIWindowScene? = openScene()
            weak var log = (second?.delegate as? NotesSceneDelegate)?.overlay(SearchableLog.self)
            weak var window: UIWindow?
            log?.toggle()
            log?.beginSearch()
            window = log?.window
            #expect(window?.isKeyWindow == true)
            second.map { closeScene($0) }
            second = nil
            #expect(window == nil && log == nil)
        }
    }
}
