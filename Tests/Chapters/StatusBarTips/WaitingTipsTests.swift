import Simulator
import Testing
import UIKit

/// Tests of tips that come while another one is shown.
@MainActor @Suite struct WaitingTipsTests: TipTesting {
    // MARK: Equal and many tips

    @Test func `ten equal tips are shown as one`() async throws {
        try await withTips { _, tips in
            let log = EventLog()
            for _ in 1...10 { tips.show(Tip(text: "No connection")) }
            await wait(2.9)
            #expect(tips.tipView?.tip.text == "No connection")
            await wait(0.5)
            #expect(tips.window == nil, "it has its time once")
            let spoken = log.lines.filter { $0.hasPrefix("accessibility") }
            #expect(spoken == ["accessibility queued announcement: No connection"])
        }
    }

    @Test func `an equal tip waits once, and the newest of them counts`() async throws {
        try await withTips { _, tips in
            var undone: [Int] = []
            tips.show(Tip(text: "Saved", stay: .seconds(1)))
            for number in 1...3 { tips.show(Tip(text: "Deleted", stay: .seconds(1)) { undone.append(number) }) }
            await wait(1.4)
            let view = try #require(tips.tipView)
            tap(at: view.center)
            await wait(0.4)
            #expect(undone == [3] && tips.window == nil)
        }
    }

    @Test func `equal texts with different IDs are shown one after the other`() async throws {
        try await withTips { _, tips in
            for id in ["a", "b"] { tips.show(Tip(id: id, text: "Sent", stay: .seconds(1))) }
            #expect(tips.tipView?.tip.id == "a")
            await wait(1.4)
            #expect(tips.tipView?.tip.id == "b")
        }
    }

    @Test func `at most five tips are kept, and those that have waited longest are dropped`() async throws {
        try await withTips { _, tips in
            for number in 1...50 { tips.show(Tip(text: "\(number)", stay: .seconds(1))) }
            var seen: [String] = []
            for _ in 1...60 {
                if let text = tips.tipView?.tip.text, seen.last != text { seen.append(text) }
                await wait(0.2)
            }
            #expect(seen == ["1", "47", "48", "49", "50"] && tips.window == nil)
        }
    }

    @Test func `of lasting tips, the oldest are dropped`() async throws {
        try await withTips { _, tips in
            for number in 1...20 { tips.show(Tip(text: "\(number)", stay: nil)) }
            var seen: [String] = []
            for _ in 1...20 {
                await wait(0.4)
                guard let id = tips.tipView?.tip.id else { break }
                seen.append(id)
                tips.dismiss(id)
            }
            #expect(seen == ["20", "19", "18", "17", "16"])
        }
    }

    // MARK: Lasting tips

    @Test func `a lasting tip gives way to one with an end, and comes back`() async throws {
        try await withTips { _, tips in
            tips.show(Tip(id: "upload", text: "Sending", progress: 0, stay: nil))
            await wait(60)
            tips.show(Tip(text: "Payment failed", stay: .seconds(2)))
            for percent in 1...9 {
                await wait(0.1)
                tips.show(Tip(id: "upload", text: "Sending", progress: Double(percent) / 100, stay: nil))
            }
            #expect(tips.tipView?.tip.text == "Payment failed")
            await wait(1.9)
            #expect(tips.tipView?.tip.progress == 0.09, "it comes back as it is now")
            tips.dismiss("upload")
            await wait(0.4)
            #expect(tips.window == nil)
        }
    }

    @Test func `of lasting tips the newest is shown, and the older one comes back`() async throws {
        try await withTips { _, tips in
            tips.show(Tip(id: "upload", text: "Sending", stay: nil))
            tips.show(Tip(id: "offline", text: "No connection", stay: nil))
            await wait(0.4)
            #expect(tips.tipView?.tip.id == "offline")
            tips.show(Tip(id: "upload", text: "Sending", progress: 0.5, stay: nil))
            await wait(60)
            #expect(tips.tipView?.tip.id == "offline", "they don't take turns")
            tips.dismiss("offline")
            await wait(0.4)
            #expect(tips.tipView?.tip.progress == 0.5)
        }
    }

    @Test func `a lasting tip that gets an end is shown before those that last`() async throws {
        try await withTips { _, tips in
            tips.show(Tip(id: "upload", text: "Sending", stay: nil))
            tips.show(Tip(id: "offline", text: "No connection", stay: nil))
            await wait(1)
            tips.show(Tip(id: "upload", text: "Sent", stay: .seconds(1)))
            await wait(0.4)
            #expect(tips.tipView?.tip.text == "Sent")
            await wait(1.4)
            #expect(tips.tipView?.tip.id == "offline")
        }
    }

    @Test func `a tip that loses its end gives way to those that wait`() async throws {
        try await withTips { _, tips in
            tips.show(Tip(id: "upload", text: "Sending", stay: .seconds(1)))
            tips.show(Tip(text: "Saved", stay: .seconds(1)))
            tips.show(Tip(id: "upload", text: "Still sending", stay: nil))
            await wait(0.4)
            #expect(tips.tipView?.tip.text == "Saved")
            await wait(1.4)
            #expect(tips.tipView?.tip.text == "Still sending")
        }
    }

    // MARK: Users who need time

    @Test(arguments: [Device.Accessibility.voiceOver, .switchControl])
    func
        `with VoiceOver or Switch Control, a tip with an action has ten times its time, and the next one follows`(
            _ setting: Device.Accessibility
        ) async throws
    {
        try await withTips(.iPhone17.with(setting)) { _, tips in
            for text in ["Deleted", "Archived"] { tips.show(Tip(text: text, stay: .seconds(3)) {}) }
            await wait(29.9)
            #expect(tips.tipView?.tip.text == "Deleted")
            await wait(0.5)
            #expect(tips.tipView?.tip.text == "Archived")
            await wait(30.4)
            #expect(tips.window == nil)
        }
    }

    @Test func `turning VoiceOver on or off changes the time of the tip that is shown`() async throws {
        try await withTips { _, tips in
            tips.show(Tip(text: "Deleted", stay: .seconds(3)) {})
            await wait(1)
            setAccessibility(.voiceOver, isOn: true)
            await wait(20)
            #expect(tips.tipView?.tip.text == "Deleted")
            setAccessibility(.voiceOver, isOn: false)
            await wait(3.4)
            #expect(tips.window == nil)
        }
    }

    // MARK: After remove()

    @Test func `after remove(), tips are neither queued nor kept`() async throws {
        try await withTips { _, tips in
            weak var early: AnyObject?
            weak var late: AnyObject?
            @MainActor func show(_ text: String) -> AnyObject {
                let object = NSObject()
                tips.show(Tip(text: text) { _ = object })
                return object
            }
            early = show("Shows")
            _ = show("Waits")
            #expect(early != nil)
            tips.remove()
            late = show("Too late")
            #expect(late == nil, "it isn't queued")
            tips.dismiss("Too late")
            await wait(4)
            #expect(early == nil && late == nil && tips.window == nil)
        }
    }

    // MARK: A finger that holds a tip

    @Test func `a tip that is held stays, and its time begins anew when the finger is lifted`() async throws {
        for end in [CGVector.zero, CGVector(dx: 0, dy: -15)] {
            try await withTips { _, tips in
                var undone = 0
                tips.show(Tip(text: "Deleted", stay: .seconds(2), action: { undone += 1 }))
                tips.show(Tip(text: "Next"))
                tips.window?.layoutIfNeeded()
                let view = try #require(tips.tipView)
                let finger = press(at: view.center)
                await wait(5)
                #expect(tips.tipView === view)
                if end != .zero {
                    finger.move(to: CGPoint(x: finger.location.x, y: finger.location.y + end.dy))
                }
                finger.lift()
                await wait(1.9)
                #expect(tips.tipView === view && view.transform == .identity && undone == 0)
                await wait(0.5)
                #expect(tips.tipView?.tip.text == "Next" && undone == 0)
            }
        }
    }

    @Test func `a short hold begins the time anew, and so does a push up after a long one`() async throws {
        try await withTips { _, tips in
            tips.show(Tip(text: "Saved", stay: .seconds(3)))
            tips.window?.layoutIfNeeded()
            let view = try #require(tips.tipView)
            await wait(1.5)
            var finger = press(at: view.center)
            await wait(1.2)
            finger.lift()
            await wait(2.9)
            #expect(tips.tipView === view)
            finger = press(at: view.center)
            await wait(5)
            finger.move(to: CGPoint(x: finger.location.x, y: finger.location.y - 60))
            finger.lift()
            await wait(2.9)
            #expect(tips.tipView === view)
            await wait(0.5)
            #expect(tips.window == nil)
        }
    }

    @Test func `a touch that the system cancels doesn't hold the tip`() async throws {
        try await withTips { _, tips in
            tips.show(Tip(text: "Saved", stay: .seconds(1)))
            tips.window?.layoutIfNeeded()
            let finger = press(at: try #require(tips.tipView).center)
            background()
            finger.lift()
            foreground()
            await wait(1.4)
            #expect(tips.window == nil)
        }
    }

    @Test func `a lasting tip that is held gives way when the finger is lifted`() async throws {
        try await withTips { _, tips in
            tips.show(Tip(id: "upload", text: "Sending", stay: nil))
            tips.window?.layoutIfNeeded()
            let view = try #require(tips.tipView)
            let finger = press(at: view.center)
            tips.show(Tip(text: "Payment failed"))
            await wait(2)
            #expect(tips.tipView === view)
            finger.lift()
            await wait(0.4)
            #expect(tips.tipView?.tip.text == "Payment failed")
        }
    }

    @Test func `a tip that the app dismisses leaves under the finger, without its action`() async throws {
        try await withTips { _, tips in
            var cancelled = 0
            tips.show(Tip(id: "upload", text: "Sending. Tap to cancel", stay: nil, action: { cancelled += 1 }))
            tips.window?.layoutIfNeeded()
            let finger = press(at: try #require(tips.tipView).center)
            tips.dismiss("upload")
            finger.lift()
            await wait(0.4)
            #expect(tips.window == nil && cancelled == 0)
        }
    }
}
