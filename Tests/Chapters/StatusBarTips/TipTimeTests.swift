import Simulator
import Testing
import UIKit

/// Tests of the time for which tips are shown, and of their order.
@MainActor @Suite struct TipTimeTests: TipTesting {
    @Test func `tips are shown one at a time for their duration, and the last one hides the window`() async throws {
        try await withTips { app, tips in
            tips.show(Tip(text: "One", stay: .seconds(1)))
            tips.show(Tip(text: "Two", stay: .seconds(2)))
            weak let window = tips.window
            await wait(0.9)
            #expect(shown(tips).tip.text == "One")
            await wait(0.3)
            #expect(shown(tips).tip.text == "One", "it is on its way out")
            await wait(0.2)
            #expect(shown(tips).tip.text == "Two" && tips.window === window)
            await wait(1.8)
            #expect(shown(tips).tip.text == "Two")
            await wait(0.5)
            #expect(tips.window == nil && window == nil && scene.windows == [app])
            tips.show(Tip(text: "Three", stay: nil))
            await wait(3600)
            #expect(shown(tips).tip.text == "Three")
        }
    }

    @Test func `a tip with the same ID changes the current one and restarts its duration`() async throws {
        try await withTips { _, tips in
            tips.show(Tip(id: "up", text: "Sending", progress: 0, stay: .seconds(2)))
            let view = shown(tips)
            let bar = try #require(view.first(UIProgressView.self))
            #expect(bar.progress == 0 && !bar.isHidden)
            tips.show(Tip(text: "Other", stay: .seconds(1)))
            await wait(1.5)
            tips.show(Tip(id: "up", text: "Sending", progress: 0.25, stay: .seconds(2)))
            #expect(!bar.isHidden && bar.progress == 0.25)
            tips.show(Tip(id: "up", text: "Sent", stay: .seconds(2)))
            #expect(shown(tips) === view && view.tip.text == "Sent" && bar.isHidden)
            await wait(1.9)
            #expect(shown(tips) === view)
            await wait(0.5)
            #expect(shown(tips).tip.text == "Other")
        }
    }

    @Test func `a waiting tip can be changed and dismissed before it's shown`() async throws {
        try await withTips { _, tips in
            for id in ["a", "b", "c"] { tips.show(Tip(id: id, text: id, stay: .seconds(1))) }
            await wait(0.5)
            tips.show(Tip(id: "c", text: "C", stay: .seconds(1)))
            tips.dismiss("b")
            #expect(shown(tips).tip.id == "a")
            await wait(0.9)
            #expect(shown(tips).tip.text == "C", "the first had its time, not more")
            tips.dismiss("c")
            tips.dismiss("unknown")
            await wait(0.4)
            #expect(tips.window == nil)
        }
    }

    @Test func `a tip with the ID of one that's disappearing is shown as a new tip`() async throws {
        try await withTips { _, tips in
            tips.show(Tip(id: "a", text: "A", stay: nil))
            let old = shown(tips)
            tips.dismiss("a")
            tips.show(Tip(id: "a", text: "Again", stay: nil))
            #expect(old.tip.text == "A")
            await wait(0.4)
            #expect(shown(tips) !== old && shown(tips).tip.text == "Again")
        }
    }
}
