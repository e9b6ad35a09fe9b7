import Simulator
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct LongPressGestureTests {
    private let log = GestureLog()
    private let pad = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    private let pressing = UILongPressGestureRecognizer()
    private let point = CGPoint(x: 100, y: 200)

    private func onScreen(_ body: @MainActor () async throws -> Void) async throws {
        try await withDevice {
            log.listen(to: pressing, "press")
            pad.addGestureRecognizer(pressing)
            let window = windowShowing(pad)
            try await body()
            window.isHidden = true
        }
    }

    @Test func `a long press begins after its duration, changes with movement and ends with the finger`() async throws {
        try await onScreen {
            let finger = press(at: point)
            await PhoneClock.phone.advance(by: .milliseconds(499))
            #expect(log.lines.isEmpty)
            await PhoneClock.phone.advance(by: .milliseconds(1))
            #expect(log.take() == ["press began"] && pressing.state == .began)
            finger.move(to: CGPoint(x: 10, y: 380))
            #expect(log.take() == ["press changed"] && pressing.location(in: pad) == CGPoint(x: 10, y: 280))
            finger.lift()
            #expect(log.lines == ["press ended"] && pressing.state == .possible)
        }
    }

    @Test func `a finger that lifts early or moves too far isn't a long press`() async throws {
        try await onScreen {
            let early = press(at: point)
            await PhoneClock.phone.advance(by: .milliseconds(400))
            early.lift()
            await PhoneClock.phone.advance(by: .seconds(1))
            let moving = press(at: point)
            moving.move(to: CGPoint(x: 100, y: 211))
            await PhoneClock.phone.advance(by: .seconds(1))
            moving.lift()
            #expect(log.lines.isEmpty)
            pressing.allowableMovement = 20
            let steady = press(at: point)
            steady.move(to: CGPoint(x: 100, y: 211))
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(log.lines == ["press began"])
            steady.lift()
        }
    }

    @Test func `minimumPressDuration determines when a long press begins, and can be zero`() async throws {
        try await onScreen {
            pressing.minimumPressDuration = 0
            let finger = press(at: point)
            #expect(log.take() == ["press began"])
            finger.lift()
            #expect(log.take() == ["press ended"])
            pressing.minimumPressDuration = 2
            let long = press(at: point)
            await PhoneClock.phone.advance(by: .milliseconds(1999))
            #expect(log.lines.isEmpty)
            await PhoneClock.phone.advance(by: .milliseconds(1))
            #expect(log.lines == ["press began"])
            long.lift()
        }
    }

    @Test func `a long press can require preceding taps`() async throws {
        try await onScreen {
            pressing.numberOfTapsRequired = 1
            let first = press(at: point)
            await PhoneClock.phone.advance(by: .seconds(1))
            first.lift()
            #expect(log.lines.isEmpty)
            tap(at: point)
            let finger = press(at: point)
            await PhoneClock.phone.advance(by: .milliseconds(500))
            #expect(log.lines == ["press began"])
            finger.lift()
        }
    }

    @Test func `a long press with two fingers ends when the first finger lifts`() async throws {
        try await onScreen {
            pressing.numberOfTouchesRequired = 2
            let fingers = pressFingers(at: [point, CGPoint(x: 200, y: 200)])
            await PhoneClock.phone.advance(by: .milliseconds(500))
            fingers[0].lift()
            fingers[1].lift()
            #expect(log.lines == ["press began", "press ended"])
        }
    }

    @Test func `disabling the recognizer cancels an ongoing long press`() async throws {
        try await onScreen {
            let finger = press(at: point)
            await PhoneClock.phone.advance(by: .milliseconds(500))
            pressing.isEnabled = false
            #expect(log.lines == ["press began", "press cancelled"] && pressing.state == .possible)
            finger.lift()
            #expect(log.lines.count == 2)
        }
    }
}
