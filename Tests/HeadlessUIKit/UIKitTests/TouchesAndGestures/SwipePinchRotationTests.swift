import Simulator
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct SwipePinchRotationTests {
    private let log = GestureLog()
    private let pad = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))

    private func onScreen(
        _ recognizer: UIGestureRecognizer, _ body: @MainActor () async throws -> Void
    ) async throws {
        try await withDevice {
            log.listen(to: recognizer, "it")
            pad.addGestureRecognizer(recognizer)
            let window = windowShowing(pad)
            try await body()
            window.isHidden = true
        }
    }

    @Test func `a swipe is recognized during the movement, and only in its directions`() async throws {
        let swiping = UISwipeGestureRecognizer()
        try await onScreen(swiping) {
            let finger = press(at: CGPoint(x: 50, y: 200))
            finger.move(to: CGPoint(x: 90, y: 200))
            #expect(log.lines.isEmpty)
            finger.move(to: CGPoint(x: 101, y: 210))
            #expect(log.take() == ["it ended"])
            #expect(swiping.location(in: pad) == CGPoint(x: 50, y: 100), "where it began")
            finger.move(to: CGPoint(x: 290, y: 210))
            finger.lift()
            drag(from: CGPoint(x: 290, y: 200), to: CGPoint(x: 10, y: 200))
            drag(from: CGPoint(x: 50, y: 200), to: CGPoint(x: 120, y: 270))
            #expect(log.lines.isEmpty)
            swiping.direction = [.left, .down]
            drag(from: CGPoint(x: 290, y: 200), to: CGPoint(x: 10, y: 200))
            drag(from: CGPoint(x: 50, y: 120), to: CGPoint(x: 50, y: 220))
            #expect(log.lines == ["it ended", "it ended"])
        }
    }

    @Test func `a slow movement isn't a swipe`() async throws {
        try await onScreen(UISwipeGestureRecognizer()) {
            let finger = press(at: CGPoint(x: 50, y: 200))
            finger.move(to: CGPoint(x: 90, y: 200))
            await PhoneClock.phone.advance(by: .milliseconds(501))
            finger.move(to: CGPoint(x: 200, y: 200))
            finger.lift()
            #expect(log.lines.isEmpty)
        }
    }

    @Test func `a swipe can require two fingers`() async throws {
        let swiping = UISwipeGestureRecognizer()
        swiping.numberOfTouchesRequired = 2
        try await onScreen(swiping) {
            drag(from: CGPoint(x: 50, y: 200), to: CGPoint(x: 150, y: 200))
            #expect(log.lines.isEmpty)
            let fingers = pressFingers(at: [CGPoint(x: 50, y: 200), CGPoint(x: 50, y: 250)])
            moveFingers([fingers[0]: CGPoint(x: 120, y: 200), fingers[1]: CGPoint(x: 120, y: 250)])
            #expect(log.lines == ["it ended"])
            liftFingers(fingers)
        }
    }

    @Test func `a pinch's scale is the ratio of the distances between the fingers`() async throws {
        let pinching = UIPinchGestureRecognizer()
        try await onScreen(pinching) {
            let fingers = pressFingers(at: [CGPoint(x: 100, y: 200), CGPoint(x: 200, y: 200)])
            fingers[1].move(to: CGPoint(x: 205, y: 200))
            #expect(log.lines.isEmpty)
            fingers[1].move(to: CGPoint(x: 250, y: 200))
            #expect(log.lines == ["it began"] && near(pinching.scale, 1.5))
            pinching.scale = 1
            await PhoneClock.phone.advance(by: .milliseconds(50))
            fingers[0].move(to: CGPoint(x: 175, y: 200))
            #expect(near(pinching.scale, 0.5) && near(pinching.velocity, -15))
            fingers[0].lift()
            #expect(pinching.state == .changed)
            fingers[1].move(to: CGPoint(x: 290, y: 200))
            fingers[1].lift()
            #expect(log.lines == ["it began", "it changed", "it ended"] && pinching.scale == 1)
        }
    }

    @Test func `a rotation is the change of the angle between the fingers`() async throws {
        let rotating = UIRotationGestureRecognizer()
        try await onScreen(rotating) {
            let fingers = pressFingers(at: [CGPoint(x: 150, y: 250), CGPoint(x: 250, y: 250)])
            fingers[1].move(to: CGPoint(x: 250, y: 255))
            #expect(log.lines.isEmpty)
            fingers[1].move(to: CGPoint(x: 250, y: 350))
            #expect(log.lines == ["it began"] && near(rotating.rotation, .pi / 4))
            rotating.rotation = 0
            await PhoneClock.phone.advance(by: .milliseconds(100))
            fingers[1].move(to: CGPoint(x: 50, y: 350))
            #expect(near(rotating.rotation, .pi / 2) && near(rotating.velocity, 5 * .pi))
            liftFingers(fingers)
            #expect(log.lines == ["it began", "it changed", "it ended"])
        }
    }

    @Test func `a rotation can exceed half a turn`() async throws {
        let rotating = UIRotationGestureRecognizer()
        try await onScreen(rotating) {
            let middle = CGPoint(x: 150, y: 250)
            let fingers = pressFingers(at: [middle, CGPoint(x: 250, y: 250)])
            for step in 1...9 {
                let angle = CGFloat(step) * .pi / 6
                fingers[1].move(to: CGPoint(x: middle.x + 100 * cos(angle), y: middle.y + 100 * sin(angle)))
            }
            #expect(abs(rotating.rotation - 1.5 * .pi) < 1e-9)
            liftFingers(fingers)
        }
    }
}
