import Simulator
import Testing

/// Tests of touches that advance the phone's clock.
@MainActor @Suite struct TimedFingersTests {
    private let pad = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))

    private func onScreen(_ body: @MainActor () async throws -> Void) async throws {
        try await withDevice {
            let window = UIWindow(windowScene: scene)
            window.addSubview(pad)
            window.isHidden = false
            try await body()
            window.isHidden = true
        }
    }

    private func states(of recognizer: UIGestureRecognizer) -> () -> [UIGestureRecognizer.State] {
        var states: [UIGestureRecognizer.State] = []
        recognizer.addAction(UIAction { [unowned recognizer] _ in states.append(recognizer.state) })
        pad.addGestureRecognizer(recognizer)
        return { states }
    }

    @Test func `longPress holds the finger for the given duration`() async throws {
        try await onScreen {
            let states = states(of: UILongPressGestureRecognizer())
            await longPress(at: CGPoint(x: 100, y: 200), for: .milliseconds(400))
            #expect(states().isEmpty && PhoneClock.phone.now.sinceStart == .milliseconds(400))
            await longPress(at: CGPoint(x: 100, y: 200))
            #expect(states() == [.began, .ended] && PhoneClock.phone.now.sinceStart == .milliseconds(1400))
        }
    }

    @Test func `swipe has a velocity, and a scroll view decelerates after it`() async throws {
        try await onScreen {
            let panning = UIPanGestureRecognizer()
            var velocity = CGPoint.zero
            panning.addAction(UIAction { [pad] _ in velocity = panning.velocity(in: pad) })
            pad.addGestureRecognizer(panning)
            await swipe(from: CGPoint(x: 20, y: 200), to: CGPoint(x: 220, y: 300), in: .milliseconds(200))
            #expect(PhoneClock.phone.now.sinceStart == .milliseconds(200))
            #expect(abs(velocity.x - 1000) < 1 && abs(velocity.y - 500) < 1)

            let list = UIScrollView(frame: pad.bounds)
            list.contentSize.height = 5000
            pad.addSubview(list)
            await swipe(from: CGPoint(x: 20, y: 400), to: CGPoint(x: 20, y: 300))
            #expect(list.isDecelerating && list.contentOffset.y == 100)
            await PhoneClock.phone.advance(by: .seconds(10))
            #expect(list.contentOffset.y > 500)
        }
    }

    @Test func `pinch moves two fingers, and a pinch recognizer reports the scale`() async throws {
        try await onScreen {
            let pinching = UIPinchGestureRecognizer()
            var scale: CGFloat = 1
            pinching.addAction(UIAction { _ in scale = pinching.scale })
            let states = states(of: pinching)
            await pinch(
                from: (CGPoint(x: 100, y: 200), CGPoint(x: 200, y: 200)),
                to: (CGPoint(x: 50, y: 200), CGPoint(x: 250, y: 200)))
            #expect(abs(scale - 2) < 0.001 && states().first == .began && states().last == .ended)
        }
    }
}
