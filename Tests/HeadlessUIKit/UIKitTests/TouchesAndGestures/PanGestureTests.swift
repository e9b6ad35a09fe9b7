import Simulator
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct PanGestureTests {
    private let log = GestureLog()
    private let pad = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    private let panning = UIPanGestureRecognizer()

    private func onScreen(
        _ recognizer: UIGestureRecognizer? = nil, _ body: @MainActor () async throws -> Void
    ) async throws {
        try await withDevice {
            log.listen(to: recognizer ?? panning, "pan")
            pad.addGestureRecognizer(recognizer ?? panning)
            let window = windowShowing(pad)
            try await body()
            window.isHidden = true
        }
    }

    @Test func `a pan begins with movement, changes with more movement and ends with the finger`() async throws {
        try await onScreen {
            let finger = press(at: CGPoint(x: 100, y: 200))
            finger.move(to: CGPoint(x: 105, y: 205))
            #expect(log.lines.isEmpty)
            finger.move(to: CGPoint(x: 120, y: 205))
            #expect(log.lines == ["pan began"] && panning.translation(in: pad) == CGPoint(x: 20, y: 5))
            finger.move(to: CGPoint(x: 120, y: 250))
            #expect(log.lines.last == "pan changed" && panning.translation(in: pad) == CGPoint(x: 20, y: 50))
            finger.lift()
            #expect(log.lines == ["pan began", "pan changed", "pan ended"])
        }
    }

    @Test func `a finger that moves less than ten points in each direction doesn't pan`() async throws {
        try await onScreen {
            drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 109, y: 191))
            #expect(log.lines.isEmpty)
        }
    }

    @Test func `the translation is in the view's coordinates and is changed by setTranslation`() async throws {
        try await onScreen {
            pad.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
            let finger = press(at: CGPoint(x: 100, y: 200))
            finger.move(to: CGPoint(x: 120, y: 200))
            #expect(panning.translation(in: pad) == CGPoint(x: 40, y: 0), "in the view's points")
            #expect(panning.translation(in: nil) == CGPoint(x: 20, y: 0))
            panning.setTranslation(.zero, in: pad)
            finger.move(to: CGPoint(x: 125, y: 200))
            #expect(panning.translation(in: pad) == CGPoint(x: 10, y: 0))
            finger.lift()
        }
    }

    @Test func `the velocity is measured with the simulated clock`() async throws {
        try await onScreen {
            let finger = press(at: CGPoint(x: 100, y: 200))
            finger.move(to: CGPoint(x: 150, y: 200))
            #expect(panning.velocity(in: pad) == .zero)
            for step in 1...5 {
                await PhoneClock.phone.advance(by: .milliseconds(10))
                finger.move(to: CGPoint(x: 150, y: 200 + 4 * CGFloat(step)))
            }
            let velocity = panning.velocity(in: pad)
            #expect(near(velocity.x, 0) && near(velocity.y, 400))
            var last: CGPoint?
            panning.addAction(UIAction { [panning, pad] _ in last = panning.velocity(in: pad) })
            await PhoneClock.phone.advance(by: .seconds(1))
            finger.lift()
            #expect(last == .zero, "the finger had come to rest")
        }
    }

    @Test func `adding or lifting a finger doesn't change the translation of a pan`() async throws {
        try await onScreen {
            let finger = press(at: CGPoint(x: 100, y: 200))
            finger.move(to: CGPoint(x: 100, y: 220))
            let other = press(at: CGPoint(x: 200, y: 380))
            #expect(panning.numberOfTouches == 2 && panning.translation(in: pad) == CGPoint(x: 0, y: 20))
            other.move(to: CGPoint(x: 220, y: 380))
            #expect(panning.translation(in: pad) == CGPoint(x: 10, y: 20))
            #expect(panning.location(in: pad) == CGPoint(x: 160, y: 200))
            finger.lift()
            #expect(panning.translation(in: pad) == CGPoint(x: 10, y: 20) && panning.numberOfTouches == 1)
            other.lift()
            #expect(log.lines == ["pan began", "pan changed", "pan ended"])
        }
    }

    @Test func `a pan can have a minimum and a maximum number of touches`() async throws {
        try await onScreen {
            panning.minimumNumberOfTouches = 2
            drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 200, y: 200))
            #expect(log.lines.isEmpty)
            panning.minimumNumberOfTouches = 1
            panning.maximumNumberOfTouches = 1
            let fingers = pressFingers(at: [CGPoint(x: 100, y: 200), CGPoint(x: 200, y: 200)])
            fingers[1].move(to: CGPoint(x: 200, y: 300))
            #expect(log.lines.isEmpty)
            fingers[0].move(to: CGPoint(x: 100, y: 300))
            #expect(log.lines == ["pan began"] && panning.numberOfTouches == 1)
            liftFingers(fingers)
        }
    }

    @Test func `a pan is canceled when the app enters the background`() async throws {
        try await onScreen {
            let finger = press(at: CGPoint(x: 100, y: 200))
            finger.move(to: CGPoint(x: 150, y: 200))
            background()
            #expect(log.lines == ["pan began", "pan cancelled"] && panning.state == .possible)
            finger.lift()
            #expect(log.lines.count == 2)
        }
    }

    @Test func `a pan is canceled when its view is removed, but not when a subview is removed`() async throws {
        try await onScreen {
            let row = UIView(frame: pad.bounds)
            pad.addSubview(row)
            let finger = press(at: CGPoint(x: 100, y: 200))
            finger.move(to: CGPoint(x: 150, y: 200))
            row.removeFromSuperview()
            finger.move(to: CGPoint(x: 160, y: 200))
            #expect(log.lines == ["pan began", "pan changed"])
            pad.removeFromSuperview()
            finger.move(to: CGPoint(x: 170, y: 200))
            #expect(log.lines == ["pan began", "pan changed", "pan cancelled"])
            finger.lift()
        }
    }

    @Test func `a screen edge pan begins only at its edge and with movement away from the edge`() async throws {
        let edge = UIScreenEdgePanGestureRecognizer()
        edge.edges = [.left]
        try await onScreen(edge) {
            drag(from: CGPoint(x: 30, y: 200), to: CGPoint(x: 100, y: 200))
            drag(from: CGPoint(x: 2, y: 200), to: CGPoint(x: 2, y: 300))
            #expect(log.lines.isEmpty)
            let finger = press(at: CGPoint(x: 2, y: 200))
            finger.move(to: CGPoint(x: 40, y: 200))
            finger.lift()
            #expect(log.take() == ["pan began", "pan ended"])
            edge.edges = .right
            drag(from: CGPoint(x: 2, y: 200), to: CGPoint(x: 100, y: 200))
            #expect(log.lines.isEmpty)
        }
    }
}
