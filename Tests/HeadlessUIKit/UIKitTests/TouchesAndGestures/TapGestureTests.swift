import Simulator
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct TapGestureTests {
    private let log = GestureLog()
    private let pad = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    private let tapping = UITapGestureRecognizer()
    private let point = CGPoint(x: 100, y: 200)

    private func onScreen(_ body: @MainActor () async throws -> Void) async throws {
        try await withDevice {
            log.listen(to: tapping, "tap")
            pad.addGestureRecognizer(tapping)
            let window = windowShowing(pad)
            try await body()
            window.isHidden = true
        }
    }

    @Test func `a tap is recognized when the finger lifts`() async throws {
        try await onScreen {
            let finger = press(at: point)
            #expect(tapping.state == .possible && tapping.numberOfTouches == 1 && log.lines.isEmpty)
            finger.lift()
            #expect(log.lines == ["tap ended"] && tapping.state == .possible)
            tap(at: point)
            #expect(log.lines == ["tap ended", "tap ended"])
        }
    }

    @Test func `a finger that moves far or stays long doesn't tap`() async throws {
        try await onScreen {
            drag(from: point, to: CGPoint(x: 140, y: 200))
            #expect(log.take() == ["tap ended"])
            drag(from: point, to: CGPoint(x: 150, y: 200))
            #expect(log.lines.isEmpty)
            let finger = press(at: point)
            await PhoneClock.phone.advance(by: .seconds(1))
            finger.lift()
            #expect(log.lines.isEmpty)
        }
    }

    @Test func `a double tap requires two taps in quick succession at about the same location`() async throws {
        try await onScreen {
            tapping.numberOfTapsRequired = 2
            tap(at: point)
            #expect(log.lines.isEmpty)
            await PhoneClock.phone.advance(by: .milliseconds(200))
            tap(at: CGPoint(x: 110, y: 210))
            #expect(log.take() == ["tap ended"])
            tap(at: point)
            await PhoneClock.phone.advance(by: .milliseconds(400))
            tap(at: point)
            #expect(log.lines.isEmpty)
            await PhoneClock.phone.advance(by: .milliseconds(400))
            tap(at: point)
            tap(at: CGPoint(x: 200, y: 200))
            #expect(log.lines.isEmpty)
        }
    }

    @Test func `a tap with two fingers requires exactly two fingers`() async throws {
        try await onScreen {
            tapping.numberOfTouchesRequired = 2
            tap(at: point)
            #expect(log.lines.isEmpty)
            let fingers = pressFingers(at: [point, CGPoint(x: 200, y: 200)])
            fingers[0].lift()
            #expect(log.lines.isEmpty)
            fingers[1].lift()
            #expect(log.take() == ["tap ended"])
            let three = pressFingers(at: [point, point, point])
            liftFingers(three)
            #expect(log.lines.isEmpty)
        }
    }

    @Test func `the location of a double tap is that of its first tap`() async throws {
        try await onScreen {
            tapping.numberOfTapsRequired = 2
            var locations: [CGPoint] = []
            tapping.addAction(
                UIAction { [tapping, pad] _ in
                    locations = [
                        tapping.location(in: pad), tapping.location(in: nil), tapping.location(ofTouch: 0, in: pad),
                    ]
                    #expect(tapping.numberOfTouches == 1)
                })
            tap(at: point)
            tap(at: CGPoint(x: 110, y: 210))
            #expect(locations == [CGPoint(x: 100, y: 100), point, CGPoint(x: 100, y: 100)])
        }
    }

    @Test func `the location of a tap with several fingers is their center`() async throws {
        try await onScreen {
            tapping.numberOfTouchesRequired = 2
            liftFingers(pressFingers(at: [CGPoint(x: 20, y: 120), CGPoint(x: 40, y: 180)]))
            #expect(tapping.location(in: pad) == CGPoint(x: 30, y: 50))
        }
    }

    @Test func `a recognizer receives touches on subviews, but not outside its view`() async throws {
        try await onScreen {
            let inside = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
            pad.addSubview(inside)
            tap(at: point)
            #expect(log.take() == ["tap ended"])
            tap(at: CGPoint(x: 10, y: 500))
            #expect(log.lines.isEmpty)
        }
    }

    @Test func `a disabled or removed recognizer recognizes no taps`() async throws {
        try await onScreen {
            tapping.isEnabled = false
            tap(at: point)
            tapping.isEnabled = true
            pad.removeGestureRecognizer(tapping)
            #expect(tapping.view == nil && pad.gestureRecognizers == nil)
            tap(at: point)
            #expect(log.lines.isEmpty)
        }
    }

    @Test func `a recognizer is attached to one view at a time`() {
        let other = UIView()
        pad.gestureRecognizers = [tapping]
        #expect(pad.gestureRecognizers == [tapping] && tapping.view === pad)
        other.addGestureRecognizer(tapping)
        #expect(pad.gestureRecognizers == nil && other.gestureRecognizers == [tapping] && tapping.view === other)
        other.gestureRecognizers = nil
        #expect(tapping.view == nil)
    }

    @Test func `a recognizer that is disabled during a tap doesn't recognize it`() async throws {
        try await onScreen {
            let finger = press(at: point)
            tapping.isEnabled = false
            tapping.isEnabled = true
            finger.lift()
            #expect(log.lines.isEmpty)
            tap(at: point)
            #expect(log.lines == ["tap ended"])
        }
    }
}
