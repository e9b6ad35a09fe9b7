import Simulator
import Testing
import UIKit
import UIKitTestSupport

/// Tests of several recognizers that share touches: one of them recognizes its gesture.
@MainActor @Suite struct GestureRelationTests {
    private let log = GestureLog()
    private let judge = GestureJudge()
    private let outer = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    private let inner = UIView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
    private let point = CGPoint(x: 150, y: 250)

    private func named<Recognizer: UIGestureRecognizer>(
        _ name: String, _ recognizer: Recognizer, on view: UIView
    ) -> Recognizer {
        recognizer.name = name
        view.addGestureRecognizer(recognizer)
        log.listen(to: recognizer, name)
        return recognizer
    }

    private func onScreen(_ body: @MainActor () async throws -> Void) async throws {
        try await withDevice {
            outer.addSubview(inner)
            let window = windowShowing(outer)
            try await body()
            window.isHidden = true
        }
    }

    @Test func `of two recognizers, only the one on the deeper view recognizes its gesture`() async throws {
        try await onScreen {
            let (far, near) = (
                named("far", UITapGestureRecognizer(), on: outer), named("near", UITapGestureRecognizer(), on: inner)
            )
            tap(at: point)
            #expect(log.take() == ["near ended"])
            tap(at: CGPoint(x: 20, y: 120))
            #expect(log.take() == ["far ended"])
            near.isEnabled = false
            tap(at: point)
            #expect(log.lines == ["far ended"] && far.isEnabled)
        }
    }

    @Test(arguments: ["far", "near"])
    func `two gestures are recognized simultaneously if one delegate allows it`(whose: String) async throws {
        try await onScreen {
            let (far, near) = (
                named("far", UIPanGestureRecognizer(), on: outer), named("near", UIPanGestureRecognizer(), on: inner)
            )
            (whose == "far" ? far : near).delegate = judge
            judge.unusual = [whose == "far" ? "beside near" : "beside far"]
            drag(from: point, to: CGPoint(x: 250, y: 250), steps: 2)
            #expect(
                log.lines == ["near began", "far began", "near changed", "far changed", "near ended", "far ended"])
        }
    }

    @Test func `an ongoing gesture prevents another gesture with a different finger`() async throws {
        try await onScreen {
            let near = named("near", UITapGestureRecognizer(), on: inner)
            _ = named("far", UIPanGestureRecognizer(), on: outer)
            let finger = press(at: CGPoint(x: 10, y: 120))
            finger.move(to: CGPoint(x: 10, y: 200))
            tap(at: point)
            #expect(log.take() == ["far began"])
            finger.lift()
            tap(at: point)
            #expect(log.lines == ["far ended", "near ended"] && near.state == .possible)
        }
    }

    @Test func `gestures on separate views are recognized independently`() async throws {
        try await onScreen {
            let other = UIView(frame: CGRect(x: 0, y: 500, width: 300, height: 100))
            outer.window?.addSubview(other)
            _ = named("one", UIPanGestureRecognizer(), on: outer)
            _ = named("two", UIPanGestureRecognizer(), on: other)
            let fingers = pressFingers(at: [point, CGPoint(x: 10, y: 550)])
            moveFingers([fingers[0]: CGPoint(x: 10, y: 250), fingers[1]: CGPoint(x: 200, y: 550)])
            liftFingers(fingers)
            #expect(log.lines == ["one began", "two began", "one ended", "two ended"])
        }
    }

    @Test func `a single tap doesn't prevent a double tap`() async throws {
        try await onScreen {
            _ = named("single", UITapGestureRecognizer(), on: inner)
            let double = named("double", UITapGestureRecognizer(), on: inner)
            double.numberOfTapsRequired = 2
            tap(at: point)
            tap(at: point)
            #expect(log.lines.first == "single ended" && log.lines.last == "double ended")
        }
    }

    @Test func `a single tap that requires a double tap to fail is recognized after the failure`() async throws {
        try await onScreen {
            let single = named("single", UITapGestureRecognizer(), on: inner)
            let double = named("double", UITapGestureRecognizer(), on: inner)
            double.numberOfTapsRequired = 2
            single.require(toFail: double)
            tap(at: point)
            #expect(log.lines.isEmpty && single.state == .possible)
            await PhoneClock.phone.advance(by: .milliseconds(400))
            #expect(log.take() == ["single ended"])
            #expect(single.location(in: inner) == CGPoint(x: 100, y: 100))
            tap(at: point)
            tap(at: point)
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(log.lines == ["double ended"])
        }
    }

    @Test func `a pan that requires a swipe to fail begins after the failure and ends`() async throws {
        try await onScreen {
            let panning = named("pan", UIPanGestureRecognizer(), on: outer)
            let swiping = named("swipe", UISwipeGestureRecognizer(), on: outer)
            panning.require(toFail: swiping)
            drag(from: CGPoint(x: 20, y: 200), to: CGPoint(x: 200, y: 200))
            #expect(log.take() == ["swipe ended"])
            let finger = press(at: CGPoint(x: 20, y: 200))
            finger.move(to: CGPoint(x: 50, y: 200))
            #expect(log.lines.isEmpty)
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(log.take() == ["pan began"])
            finger.move(to: CGPoint(x: 60, y: 200))
            finger.lift()
            #expect(log.take() == ["pan changed", "pan ended"])
            drag(from: CGPoint(x: 20, y: 200), to: CGPoint(x: 50, y: 200), steps: 3)
            #expect(log.lines == ["pan began", "pan changed", "pan ended"], "all of it when the finger lifts")
        }
    }

    @Test func `a required failure takes precedence over simultaneous recognition`() async throws {
        try await onScreen {
            let panning = named("pan", UIPanGestureRecognizer(), on: outer)
            let swiping = named("swipe", UISwipeGestureRecognizer(), on: outer)
            panning.delegate = judge
            judge.unusual = ["beside swipe"]
            drag(from: CGPoint(x: 20, y: 200), to: CGPoint(x: 200, y: 200), steps: 3)
            #expect(log.take() == ["pan began", "swipe ended", "pan changed", "pan changed", "pan ended"])
            panning.require(toFail: swiping)
            drag(from: CGPoint(x: 20, y: 200), to: CGPoint(x: 200, y: 200), steps: 3)
            #expect(log.lines == ["swipe ended"])
        }
    }

    @Test func `a gesture doesn't wait for a recognizer without touches or a disabled one`() async throws {
        try await onScreen {
            let far = UIView(frame: CGRect(x: 0, y: 500, width: 100, height: 100))
            outer.window?.addSubview(far)
            let tapping = named("tap", UITapGestureRecognizer(), on: inner)
            tapping.require(toFail: named("elsewhere", UITapGestureRecognizer(), on: far))
            let double = named("double", UITapGestureRecognizer(), on: inner)
            double.numberOfTapsRequired = 2
            double.isEnabled = false
            tapping.require(toFail: double)
            tap(at: point)
            #expect(log.lines == ["tap ended"])
        }
    }

    @Test(arguments: ["after double", "before single"])
    func `a delegate can require the failure of another recognizer`(answer: String) async throws {
        try await onScreen {
            let single = named("single", UITapGestureRecognizer(), on: inner)
            let double = named("double", UITapGestureRecognizer(), on: inner)
            double.numberOfTapsRequired = 2
            single.delegate = judge
            double.delegate = judge
            judge.unusual = [answer]
            tap(at: point)
            #expect(log.lines.isEmpty)
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(log.take() == ["single ended"])
            #expect(
                judge.queried.filter { $0 == "single after double" }.count == 1,
                "the delegate is asked once for each attempt")
        }
    }

    @Test func `two recognizers that require each other's failure don't wait forever`() async throws {
        try await onScreen {
            let one = named("one", UITapGestureRecognizer(), on: inner)
            let other = named("other", UITapGestureRecognizer(), on: inner)
            one.require(toFail: other)
            other.require(toFail: one)
            tap(at: point)
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(log.lines.count == 1)
        }
    }

    @Test func `a delegate can reject an event, a touch or the beginning of a gesture`() async throws {
        try await onScreen {
            let tapping = named("tap", UITapGestureRecognizer(), on: inner)
            tapping.delegate = judge
            tap(at: point)
            #expect(log.take() == ["tap ended"])
            #expect(judge.queried == ["tap event", "tap touch", "tap should begin"])
            for question in ["event", "touch", "should begin"] {
                judge.unusual = [question]
                tap(at: point)
                #expect(log.lines.isEmpty)
            }
        }
    }

    @Test func `a touched view can reject gestures of recognizers on its ancestors`() async throws {
        final class Stubborn: UIView {
            var queried: [UIGestureRecognizer] = []
            override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                queried.append(gestureRecognizer)
                return !(gestureRecognizer is UIPanGestureRecognizer)
            }
        }
        try await onScreen {
            let stubborn = Stubborn(frame: inner.bounds)
            inner.addSubview(stubborn)
            let panning = named("pan", UIPanGestureRecognizer(), on: outer)
            let tapping = named("tap", UITapGestureRecognizer(), on: outer)
            drag(from: point, to: CGPoint(x: 250, y: 250))
            tap(at: point)
            #expect(log.lines == ["tap ended"] && stubborn.queried == [panning, tapping])
        }
    }

    @Test func `a subclass can override which recognizers it prevents and which prevent it`() async throws {
        final class Shy: UITapGestureRecognizer {
            var prevents = true
            var isPreventable = true
            override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { prevents }
            override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { isPreventable }
        }
        try await onScreen {
            let (far, near) = (named("far", Shy(), on: outer), named("near", Shy(), on: inner))
            tap(at: point)
            #expect(log.take() == ["near ended"])
            near.prevents = false
            tap(at: point)
            #expect(log.take() == ["near ended", "far ended"])
            near.prevents = true
            far.isPreventable = false
            tap(at: point)
            #expect(log.take() == ["near ended", "far ended"])
        }
    }

    @Test func `a subclass can override which recognizers must fail before another`() async throws {
        final class Patient: UITapGestureRecognizer {
            override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
                otherGestureRecognizer is UILongPressGestureRecognizer
            }
        }
        final class First: UILongPressGestureRecognizer {
            override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
                otherGestureRecognizer is UIPanGestureRecognizer
            }
        }
        try await onScreen {
            _ = named("tap", Patient(), on: inner)
            _ = named("press", First(), on: inner)
            let panning = named("pan", UIPanGestureRecognizer(), on: inner)
            tap(at: point)
            #expect(log.take() == ["tap ended"], "the press fails with the finger that lifts")
            let finger = press(at: point)
            finger.move(to: CGPoint(x: 150, y: 260))
            #expect(log.lines.isEmpty && panning.state == .possible, "ten points are allowed for a press")
            finger.move(to: CGPoint(x: 150, y: 261))
            #expect(log.take() == ["pan began", "pan changed"])
            finger.lift()
        }
    }
}
