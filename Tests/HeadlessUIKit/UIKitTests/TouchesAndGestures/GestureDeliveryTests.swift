import Simulator
import Testing
import UIKit
import UIKitTestSupport

/// Tests of the touches that views receive while recognizers observe them.
@MainActor @Suite struct GestureDeliveryTests {
    private let log = GestureLog()
    private let pad: TouchedView
    private let tapping = UITapGestureRecognizer()
    private let panning = UIPanGestureRecognizer()
    private let point = CGPoint(x: 100, y: 200)

    init() {
        pad = TouchedView("pad", CGRect(x: 0, y: 100, width: 300, height: 300), log)
        log.listen(to: tapping, "tap")
        log.listen(to: panning, "pan")
    }

    private func onScreen(
        _ recognizers: UIGestureRecognizer..., body: @MainActor () async throws -> Void
    ) async throws {
        try await withDevice {
            recognizers.forEach(pad.addGestureRecognizer)
            let window = windowShowing(pad)
            try await body()
            window.isHidden = true
        }
    }

    @Test func `a recognizer receives touches before the view, whose touch is canceled after the action`() async throws
    {
        final class Diary: UITapGestureRecognizer {
            var note: (String) -> Void = { _ in }
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                note("recognizer began")
                super.touchesBegan(touches, with: event)
            }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
                note("recognizer ended")
                super.touchesEnded(touches, with: event)
            }
        }
        let diary = Diary()
        diary.note = { [log] in log.lines.append($0) }
        log.listen(to: diary, "tap")
        try await onScreen(diary) {
            tap(at: point)
            #expect(log.lines == ["recognizer began", "pad began", "recognizer ended", "tap ended", "pad cancelled"])
        }
    }

    @Test func `a recognizer without cancelsTouchesInView leaves the touch to the view`() async throws {
        try await onScreen(tapping) {
            tapping.cancelsTouchesInView = false
            tap(at: point)
            #expect(log.lines == ["pad began", "tap ended", "pad ended"])
        }
    }

    @Test func `a view receives touchesEnded if the touch isn't a tap`() async throws {
        try await onScreen(tapping) {
            drag(from: point, to: CGPoint(x: 200, y: 300), steps: 1)
            #expect(log.lines == ["pad began", "pad moved", "pad ended"])
        }
    }

    @Test func `a pan cancels the view's touch, and the view receives no touches during the pan`() async throws {
        try await onScreen(panning) {
            pad.isMultipleTouchEnabled = true
            let finger = press(at: point)
            finger.move(to: CGPoint(x: 105, y: 200))
            finger.move(to: CGPoint(x: 120, y: 200))
            finger.move(to: CGPoint(x: 130, y: 200))
            let other = press(at: CGPoint(x: 200, y: 200))
            other.lift()
            finger.lift()
            #expect(
                log.lines == [
                    "pad began", "pad moved", "pan began", "pad cancelled", "pan changed", "pan ended",
                ])
        }
    }

    @Test(arguments: [true, false])
    func `with delaysTouchesBegan, a view receives no touches of a recognized gesture`(cancels: Bool) async throws {
        try await onScreen(panning) {
            panning.delaysTouchesBegan = true
            panning.cancelsTouchesInView = cancels
            drag(from: point, to: CGPoint(x: 200, y: 200), steps: 1)
            #expect(log.lines == ["pan began", "pan ended"])
        }
    }

    @Test func `delayed touches of a failed gesture are delivered with their first and last locations`() async throws {
        var locations: [CGPoint] = []
        final class TrackedView: TouchedView {
            var onTouch: (UITouch) -> Void = { _ in }
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                super.touchesBegan(touches, with: event)
                touches.forEach(onTouch)
            }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
                super.touchesMoved(touches, with: event)
                touches.forEach(onTouch)
            }
        }
        try await onScreen(panning) {
            let tracked = TrackedView("place", pad.bounds, log)
            tracked.onTouch = { locations.append($0.location(in: tracked)) }
            pad.addSubview(tracked)
            panning.delaysTouchesBegan = true
            let finger = press(at: point)
            finger.move(to: CGPoint(x: 103, y: 200))
            finger.move(to: CGPoint(x: 106, y: 200))
            #expect(log.lines.isEmpty)
            finger.lift()
            #expect(log.lines == ["place began", "place moved", "place ended"])
            #expect(locations == [CGPoint(x: 100, y: 100), CGPoint(x: 106, y: 100)])
        }
    }

    /// Tests the two sequences of touches with and without `delaysTouchesEnded`. Source: Apple, "delaysTouchesEnded".
    @Test(arguments: [true, false])
    func `delaysTouchesEnded delays a view's touchesEnded until a double tap is decided`(delaysEnds: Bool) async throws
    {
        try await onScreen(tapping) {
            tapping.numberOfTapsRequired = 2
            tapping.delaysTouchesEnded = delaysEnds
            tap(at: point)
            tap(at: point)
            let touches = log.lines.filter { $0.hasPrefix("pad") }
            #expect(
                touches
                    == (delaysEnds
                        ? ["pad began", "pad began", "pad cancelled", "pad cancelled"]
                        : ["pad began", "pad ended", "pad began", "pad cancelled"]))
            #expect(log.lines.contains("tap ended"))
        }
    }

    @Test func `a delayed touchesEnded is delivered if no second tap follows`() async throws {
        try await onScreen(tapping) {
            tapping.numberOfTapsRequired = 2
            tap(at: point)
            #expect(log.lines == ["pad began"])
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(log.lines == ["pad began", "pad ended"])
        }
    }

    @Test func `a touch lists its recognizers, and an event lists the touches of a recognizer`() async throws {
        try await onScreen(tapping, panning) {
            let finger = press(at: point)
            let touch = try #require(pad.events.last?.allTouches?.first)
            #expect(touch.gestureRecognizers == [tapping, panning])
            #expect(pad.events.last?.touches(for: panning) == [touch])
            finger.move(to: CGPoint(x: 120, y: 200))
            finger.lift()
        }
    }

    @Test func `a touch that a recognizer ignores is delivered to the view`() async throws {
        final class Picky: UIPanGestureRecognizer {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                super.touchesBegan(touches, with: event)
                for touch in touches where touch.location(in: view).x > 150 { ignore(touch, for: event) }
            }
        }
        let picky = Picky()
        log.listen(to: picky, "pan")
        try await onScreen(picky) {
            pad.isMultipleTouchEnabled = true
            let fingers = pressFingers(at: [point, CGPoint(x: 200, y: 200)])
            fingers[1].move(to: CGPoint(x: 250, y: 200))
            #expect(log.take() == ["pad began 2", "pad moved"] && picky.numberOfTouches == 1)
            fingers[0].move(to: CGPoint(x: 150, y: 200))
            fingers[1].lift()
            fingers[0].lift()
            #expect(log.lines == ["pan began", "pad cancelled", "pad ended", "pan ended"])
        }
    }

    @Test func `a touch that doesn't end doesn't retain the window`() async throws {
        final class Keeper {
            weak var window: UIWindow?
        }
        let keeper = Keeper()
        try await withDevice {
            let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
            list.contentSize.height = 1000
            list.addGestureRecognizer(UILongPressGestureRecognizer())
            let window = windowShowing(list)
            keeper.window = window
            let finger = press(at: point)
            finger.move(to: CGPoint(x: 100, y: 150))
            #expect(list.isDragging)
        }
        #expect(keeper.window == nil)
    }

    @Test func `a window that doesn't pass an event to super.sendEvent withholds it from recognizers`() async throws {
        final class Closed: UIWindow {
            var isClosed = false
            override func sendEvent(_ event: UIEvent) {
                if !isClosed { super.sendEvent(event) }
            }
        }
        try await withDevice {
            let window = Closed(windowScene: scene)
            window.addSubview(pad)
            window.isHidden = false
            pad.addGestureRecognizer(tapping)
            window.isClosed = true
            tap(at: point)
            window.isClosed = false
            #expect(log.lines.isEmpty)
            let finger = press(at: point)
            window.isClosed = true
            finger.lift()
            window.isClosed = false
            let other = press(at: point)
            #expect(tapping.numberOfTouches == 1, "a lifted finger isn't counted, even if its event was withheld")
            other.move(to: CGPoint(x: 200, y: 300))
            other.lift()
            log.lines = []
            tap(at: point)
            #expect(log.lines == ["pad began", "tap ended", "pad cancelled"])
            window.isHidden = true
        }
    }
}
