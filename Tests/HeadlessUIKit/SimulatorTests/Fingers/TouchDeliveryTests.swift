import Simulator
import Testing
import UIKitTestSupport

@MainActor @Suite struct TouchDeliveryTests {
    private let log = TouchLog()
    private let left: Pad
    private let right: Pad
    private let onLeft = CGPoint(x: 50, y: 100)
    private let onRight = CGPoint(x: 250, y: 100)

    init() {
        left = Pad("left", CGRect(x: 0, y: 50, width: 100, height: 100), log)
        right = Pad("right", CGRect(x: 200, y: 50, width: 100, height: 100), log)
    }

    @Test func `a tap begins and ends in the view at its location`() async throws {
        try await withDevice {
            let window = UIWindow(showing: left, right)
            tap(at: onRight)
            #expect(log.lines == ["right began", "right ended"])
            #expect(window.subviews.count == 2)
        }
    }

    @Test func `a touch keeps its view and window until it ends`() async throws {
        try await withDevice {
            let window = UIWindow(showing: left, right)
            let finger = press(at: onLeft)
            let touch = try #require(left.events.last?.allTouches?.first)
            let above = UIWindow(showing: Pad("above", mainScreen.bounds, log), level: .alert)
            finger.move(to: onRight)
            finger.lift()
            #expect(log.lines == ["left began", "left moved", "left ended"])
            #expect(touch.view === left && touch.window === window && above.windowLevel == .alert)
        }
    }

    @Test func `a touch has its location and previous location in any view`() async throws {
        try await withDevice {
            let window = UIWindow(showing: left, right)
            window.frame.origin.y = 10
            let finger = press(at: onLeft)
            let touch = try #require(left.events.last?.allTouches?.first)
            #expect(touch.location(in: left) == CGPoint(x: 50, y: 40))
            #expect(touch.previousLocation(in: left) == touch.location(in: left))
            finger.move(to: onRight)
            #expect(touch.location(in: right) == CGPoint(x: 50, y: 40))
            #expect(touch.location(in: nil) == CGPoint(x: 250, y: 90))
            #expect(touch.previousLocation(in: nil) == CGPoint(x: 50, y: 90))
            finger.lift()
            #expect(touch.previousLocation(in: nil) == touch.location(in: nil) && touch.phase == .ended)
        }
    }

    @Test func `a touch that a view doesn't handle is passed to the next responder`() async throws {
        try await withDevice {
            let label = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            left.addSubview(label)
            let window = UIWindow(showing: left)
            tap(at: onLeft)
            #expect(log.lines == ["left began", "left ended"])
            #expect(left.events.first?.allTouches?.first?.view === label && window.subviews == [left])
        }
    }

    @Test func `a drag outside of all windows reaches no view`() async throws {
        try await withDevice {
            let window = oldWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            window.isHidden = false
            drag(from: CGPoint(x: 300, y: 300), to: .zero, steps: 3)
            #expect(log.lines.isEmpty)
        }
    }

    @Test func `fingers that move at once are delivered in one event`() async throws {
        try await withDevice {
            left.isMultipleTouchEnabled = true
            let window = UIWindow(showing: left, right)
            let fingers = pressFingers(at: [onLeft, CGPoint(x: 60, y: 100), onRight])
            moveFingers([fingers[0]: .zero, fingers[2]: onLeft])
            liftFingers(fingers)
            #expect(
                log.lines == [
                    "left began 2", "right began", "left moved", "right moved", "left ended 2", "right ended",
                ])
            #expect(left.events.last?.touches(for: window)?.count == 3)
            #expect(left.events.last?.touches(for: left)?.count == 2)
            #expect(left.events.last?.touches(for: UIView()) == nil)
        }
    }

    @Test func `a finger that doesn't move while another one does is stationary`() async throws {
        try await withDevice {
            let window = UIWindow(showing: left, right)
            _ = press(at: onLeft)
            press(at: onRight).move(to: onLeft)
            let touches = try #require(right.events.last?.allTouches)
            #expect(touches.first { $0.view === left }?.phase == .stationary)
            #expect(log.lines == ["left began", "right began", "right moved"] && window.subviews.count == 2)
        }
    }

    @Test func `sendEvent receives each event before the views, and can suppress it`() async throws {
        final class Watch: UIWindow {
            var phases: [UITouch.Phase?] = []
            var swallows = false
            override func sendEvent(_ event: UIEvent) {
                phases.append(event.allTouches?.first?.phase)
                if !swallows { super.sendEvent(event) }
            }
        }
        try await withDevice {
            let watch = Watch(windowScene: scene)
            watch.addSubview(left)
            watch.isHidden = false
            tap(at: onLeft)
            #expect(watch.phases == [.began, .ended] && log.lines.count == 2)
            watch.swallows = true
            tap(at: onLeft)
            #expect(watch.phases.count == 4 && log.lines.count == 2)
        }
    }

    @Test func `events and touches have the clock's time in seconds as timestamp`() async throws {
        try await withDevice {
            let window = UIWindow(showing: left)
            await PhoneClock.phone.advance(by: .milliseconds(1500))
            tap(at: onLeft)
            #expect(left.events.map(\.timestamp) == [1.5, 1.5])
            #expect(left.events.first?.type == .touches && window.subviews == [left])
            #expect(left.events.last?.allTouches?.first?.timestamp == 1.5)
        }
    }
}
