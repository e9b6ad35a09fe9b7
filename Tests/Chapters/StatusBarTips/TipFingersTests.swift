import Simulator
import Testing
import UIKit

/// Tests of taps and swipes on tips.
@MainActor @Suite struct TipFingersTests: TipTesting {
    @Test func `a tap runs the tip's action once and dismisses the tip`() async throws {
        try await withTips { app, tips in
            var undone = 0
            tips.show(Tip(id: "a", text: "Deleted", stay: nil, action: { undone += 1 }))
            let middle = shown(tips).center
            tap(at: middle)
            tap(at: middle)
            #expect(undone == 1)
            await wait(0.4)
            #expect(tips.window == nil && touchTarget(at: middle).window === app)
            tips.show(Tip(text: "Saved", stay: nil))
            tap(at: middle)
            await wait(0.4)
            #expect(tips.window == nil, "without an action a tap dismisses")
        }
    }

    @Test func `a changed tip runs its current action`() async throws {
        try await withTips { _, tips in
            var done: [String] = []
            tips.show(Tip(id: "a", text: "Deleted", stay: nil, action: { done.append("undo") }))
            tips.show(Tip(id: "a", text: "Restored", stay: nil, action: { done.append("redo") }))
            tap(at: shown(tips).center)
            #expect(done == ["redo"])
        }
    }

    @Test func `an action can show another tip`() async throws {
        try await withTips { _, tips in
            tips.show(Tip(id: "a", text: "Deleted", stay: nil) { tips.show(Tip(id: "a", text: "Back", stay: nil)) })
            tap(at: shown(tips).center)
            await wait(0.4)
            #expect(shown(tips).tip.text == "Back")
        }
    }

    @Test func `a swipe up dismisses a tip without its action, other or short swipes don't`() async throws {
        try await withTips { _, tips in
            var undone = 0
            tips.show(Tip(text: "Deleted", stay: nil, action: { undone += 1 }))
            let view = shown(tips)
            let middle = view.center
            let ways = [(0, 60), (60, 0), (0, -15), (0, -40)].map { CGVector(dx: $0.0, dy: $0.1) }
            for way in ways {
                await swipe(from: middle, to: CGPoint(x: middle.x + way.dx, y: middle.y + way.dy))
                #expect(tips.controller?.visibleTipView === view && view.transform == .identity && undone == 0)
            }
            let finger = press(at: middle)
            finger.move(to: CGPoint(x: middle.x, y: middle.y - 60))
            finger.lift()
            #expect(view.frame.maxY < 0 && undone == 0)
            await wait(0.4)
            #expect(tips.window == nil)
        }
    }

    @Test func `the app receives touches beside the tip, and a status bar tap scrolls to the top`() async throws {
        try await withDevice {
            let app = showApp()
            let list = UIScrollView(frame: app.bounds)
            list.contentSize = CGSize(width: 300, height: 5000)
            list.contentOffset.y = 1000
            app.rootViewController?.view.addSubview(list)
            let tips = TipsOverlay(in: scene, clock: .phone)
            tips.show(Tip(text: "Saved", stay: nil))
            let frame = shown(tips).frame
            for point in [
                CGPoint(x: frame.midX, y: frame.maxY + 2), CGPoint(x: frame.minX - 2, y: frame.midY),
                CGPoint(x: frame.midX, y: frame.minY - 2),
            ] {
                #expect(touchTarget(at: point).view === list)
            }
            tapStatusBar()
            await wait(1)
            #expect(list.contentOffset.y == -list.adjustedContentInset.top)
        }
    }
}
