import Simulator
import Testing
import UIKit

/// Tests of tips with VoiceOver, Switch Control, and Reduce Motion.
@MainActor @Suite struct TipVoiceOverTests: TipTesting {
    /// Runs a test with the tips over an app of three lines, the last of which has VoiceOver's cursor.
    private func withLines(_ body: (TipsOverlay, [UILabel]) async throws -> Void) async throws {
        try await withTips(.iPhone17.with(.voiceOver)) { app, tips in
            let lines = ["a", "b", "c"].enumerated().map { index, text in
                let line = UILabel(frame: CGRect(x: 20, y: 300 + 60 * CGFloat(index), width: 300, height: 40))
                line.text = text
                app.rootViewController?.view.addSubview(line)
                return line
            }
            for _ in 1...2 { VoiceOver.moveToNextElement() }
            #expect(VoiceOver.focusedElement === lines[2])
            try await body(tips, lines)
        }
    }

    /// Moves the cursor from a line to the tip, as a user does with swipes.
    private func moveToTip(of tips: TipsOverlay) throws {
        let tip = try #require(tips.tipView)
        while VoiceOver.focusedElement !== tip {
            try #require(VoiceOver.moveToPreviousElement())
        }
    }

    @Test(arguments: [false, true])
    func `a tip is announced after the other words, and leaves the cursor where it is`(_ hasAction: Bool) async throws {
        try await withLines { tips, lines in
            let log = EventLog()
            var tip = Tip(text: "Note deleted", stay: .seconds(3))
            if hasAction { tip.action = {} }
            tips.show(tip)
            await wait(31)
            #expect(tips.window == nil)
            #expect(VoiceOver.focusedElement === lines[2])
            #expect(VoiceOver.spokenTexts == ["a", "b", "c", "Note deleted"])
            let posted = log.lines.filter { $0.hasPrefix("accessibility") }
            #expect(posted == ["accessibility queued announcement: Note deleted"])
        }
    }

    @Test func `when a tip with the cursor goes, the cursor returns, also after several tips`() async throws {
        try await withLines { tips, lines in
            for id in ["1", "2", "3"] { tips.show(Tip(id: id, text: "Tip \(id)", stay: nil) {}) }
            for isTapped in [true, false, true] {
                await wait(0.4)
                try moveToTip(of: tips)
                if isTapped { VoiceOver.activate() } else { #expect(VoiceOver.performEscape()) }
                await wait(0.4)
                #expect(VoiceOver.focusedElement === lines[2])
            }
            #expect(tips.window == nil)
        }
    }

    @Test func `the cursor returns from a tip although the next one comes at once`() async throws {
        try await withLines { tips, lines in
            for id in ["1", "2"] { tips.show(Tip(id: id, text: "Tip \(id)", stay: .seconds(2))) }
            try moveToTip(of: tips)
            await wait(2.4)
            #expect(tips.tipView?.tip.id == "2")
            #expect(VoiceOver.focusedElement === lines[2])
            try moveToTip(of: tips)
            await wait(3)
            #expect(tips.window == nil)
            #expect(VoiceOver.focusedElement === lines[2])
        }
    }

    @Test func `a cursor that has moved on stays when the tip goes`() async throws {
        try await withLines { tips, lines in
            tips.show(Tip(text: "Note deleted", stay: .seconds(1)) {})
            try moveToTip(of: tips)
            VoiceOver.moveToNextElement()
            await wait(11)
            #expect(tips.window == nil)
            #expect(VoiceOver.focusedElement === lines[0])
        }
    }

    @Test func `the screen with the cursor may go before the tip does`() async throws {
        try await withLines { tips, lines in
            tips.show(Tip(id: "a", text: "Note deleted", stay: nil) {})
            try moveToTip(of: tips)
            lines[0].window?.rootViewController = UIViewController()
            tips.dismiss("a")
            await wait(0.4)
            #expect(tips.window == nil)
            #expect(VoiceOver.focusedElement == nil)
        }
    }

    @Test func `escape dismisses a tip once, and a tip without the cursor doesn't get it`() async throws {
        try await withLines { tips, _ in
            tips.show(Tip(text: "Note deleted", stay: nil) {})
            #expect(!VoiceOver.performEscape())
            try moveToTip(of: tips)
            #expect(VoiceOver.performEscape())
            #expect(tips.tipView == nil)
            #expect(!VoiceOver.performEscape(), "it leaves")
            await wait(0.4)
            #expect(tips.window == nil)
        }
    }

    @Test func `VoiceOver announces a tip's text once, and its progress is the accessibility value`() async throws {
        try await withTips { _, tips in
            let log = EventLog()
            @MainActor func spoken() -> [String] {
                defer { log.clear() }
                return log.lines.filter { $0.hasPrefix("accessibility") }
            }
            tips.show(Tip(id: "up", text: "Sending", progress: 0.1, stay: nil))
            tips.show(Tip(id: "up", text: "Sending", progress: 0.4, stay: nil))
            #expect(spoken() == ["accessibility queued announcement: Sending"])
            let view = shown(tips)
            #expect(view.isAccessibilityElement && view.accessibilityLabel == "Sending")
            #expect(view.accessibilityValue == 0.4.formatted(.percent))
            #expect(view.accessibilityTraits == [.staticText, .updatesFrequently])
            tips.show(Tip(id: "up", text: "Sent", stay: .seconds(60)))
            #expect(spoken() == ["accessibility queued announcement: Sent"] && view.accessibilityValue == nil)
            #expect(view.accessibilityTraits == .staticText)
            tips.show(Tip(id: "next", text: "Next", stay: nil))
            #expect(spoken() == [], "it waits")
            #expect(view.accessibilityPerformEscape())
            await wait(0.4)
            #expect(spoken().last == "accessibility queued announcement: Next")
        }
    }

    @Test(arguments: [Device.Accessibility.voiceOver, .switchControl])
    func
        `with VoiceOver or Switch Control, a tip with an action can be activated long after its time`(
            _ setting: Device.Accessibility
        ) async throws
    {
        try await withTips(.iPhone17.with(setting)) { _, tips in
            var undone = 0
            let log = EventLog()
            tips.show(Tip(text: "Deleted", stay: .seconds(2), action: { undone += 1 }))
            #expect(log.lines.contains("accessibility queued announcement: Deleted"))
            await wait(19)
            let view = shown(tips)
            #expect(view.accessibilityTraits == .button)
            #expect(view.accessibilityActivate() && undone == 1)
            #expect(!view.accessibilityActivate() && undone == 1, "it leaves")
            await wait(0.4)
            tips.show(Tip(text: "Saved", stay: .seconds(2)))
            await wait(2.4)
            #expect(tips.window == nil, "one without an action goes")
        }
    }

    @Test func `with Reduce Motion, tips fade`() async throws {
        for lessMotion in [false, true] {
            try await withTips(lessMotion ? .iPhone17.with(.reduceMotion) : .iPhone17) { _, tips in
                tips.show(Tip(id: "a", text: "Saved", stay: nil))
                let view = shown(tips)
                #expect(view.alpha == 1 && view.transform == .identity)
                tips.dismiss("a")
                #expect(view.alpha == (lessMotion ? 0 : 1) && (view.transform == .identity) == lessMotion)
            }
        }
    }
}
