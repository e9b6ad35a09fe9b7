import Simulator
import Testing
import UIKit
import UIKitTestSupport

/// Tests of movements that follow the phone's clock: animations and decelerations.
@MainActor @Suite struct ScrollMovingTests {
    private let log = ScrollLog()

    /// Runs a closure with a scroll view of 300 x 400 points at (0, 100) on the screen, with content five times as
    /// high.
    private func onScreen(_ body: @MainActor (UIScrollView) async throws -> Void) async throws {
        try await withDevice {
            let view = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
            view.contentInsetAdjustmentBehavior = .never
            view.contentSize = CGSize(width: 300, height: 2000)
            view.delegate = log
            let window = windowShowing(view)
            try await body(view)
            window.isHidden = true
        }
    }

    /// Drags a finger up from (100, 450) in steps of 10 milliseconds, with a velocity in points per second.
    private func flick(_ velocity: CGFloat, steps: Int = 5) async {
        let finger = press(at: CGPoint(x: 100, y: 450))
        for step in 1...steps {
            await PhoneClock.phone.advance(by: .milliseconds(10))
            finger.move(to: CGPoint(x: 100, y: 450 - velocity * 0.01 * CGFloat(step)))
        }
        finger.lift()
    }

    @Test func `an animated offset change takes 300 milliseconds at a constant speed`() async throws {
        try await onScreen { view in
            view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
            #expect(view.contentOffset.y == 0 && log.lines.isEmpty)
            await PhoneClock.phone.advance(by: .milliseconds(150))
            #expect(near(view.contentOffset.y, 150) && !log.lines.isEmpty && !log.lines.contains("end animation"))
            await PhoneClock.phone.advance(by: .milliseconds(149))
            #expect(view.contentOffset.y < 300)
            await PhoneClock.phone.advance(by: .milliseconds(1))
            #expect(view.contentOffset.y == 300 && log.lines.last == "end animation")
            let count = log.lines.count
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(log.lines.count == count && !view.isDecelerating)
        }
    }

    @Test func `an animated change to the current offset calls no delegate method`() async throws {
        try await onScreen { view in
            view.setContentOffset(.zero, animated: true)
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(log.lines.isEmpty)
        }
    }

    @Test(arguments: ["offset", "set", "finger", "other"])
    func `a new offset or a touch stops an animated offset change`(what: String) async throws {
        try await onScreen { view in
            view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
            await PhoneClock.phone.advance(by: .milliseconds(100))
            var finger: Finger?
            switch what {
            case "offset": view.contentOffset.y = 50
            case "set": view.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
            case "finger": finger = press(at: CGPoint(x: 100, y: 300))
            default: view.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
            }
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(what == "finger" ? near(view.contentOffset.y, 100) : view.contentOffset.y == 50)
            #expect(log.lines.filter { $0 == "end animation" }.count == (what == "other" ? 1 : 0))
            finger?.lift()
        }
    }

    @Test func `scrollRectToVisible can be animated`() async throws {
        try await onScreen { view in
            view.scrollRectToVisible(CGRect(x: 0, y: 1000, width: 10, height: 10), animated: true)
            #expect(view.contentOffset.y == 0)
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(view.contentOffset.y == 610 && log.lines.last == "end animation")
        }
    }

    @Test func `an animated offset change outside a window takes effect immediately`() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize.height = 1000
        view.delegate = log
        view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        #expect(log.lines == ["scroll 0.0 300.0", "end animation"])
    }

    @Test func `removing a scroll view from its window completes an animated offset change`() async throws {
        try await onScreen { view in
            view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
            await PhoneClock.phone.advance(by: .milliseconds(100))
            view.removeFromSuperview()
            await PhoneClock.phone.advance(by: .milliseconds(100))
            #expect(view.contentOffset.y == 300 && log.lines.last == "end animation")
        }
    }

    @Test func `the content decelerates from the velocity of the touch`() async throws {
        try await onScreen { view in
            await flick(1000)
            #expect(view.contentOffset.y == 50 && view.isDecelerating && !view.isTracking)
            #expect(log.lines.suffix(2) == ["end dragging true", "begin decelerating"])
            #expect(log.velocities.count == 1 && near(log.velocities[0].y, 1) && log.velocities[0].x == 0)
            // The distance follows from 1000 points per second and a deceleration rate of 0.998 per millisecond.
            #expect(near(log.targets[0].y, 50 - 1 / log2(0.998) * log2(M_E)))
            await PhoneClock.phone.advance(by: .milliseconds(100))
            let first = view.contentOffset.y - 50
            #expect(first > 85 && first < 100)
            await PhoneClock.phone.advance(by: .milliseconds(100))
            #expect(view.contentOffset.y - 50 - first < first)
            await PhoneClock.phone.advance(by: .seconds(10))
            #expect(near(view.contentOffset.y, log.targets[0].y) && !view.isDecelerating)
            #expect(log.lines.last == "end decelerating")
        }
    }

    @Test func `the deceleration rate fast stops the content sooner`() async throws {
        try await onScreen { view in
            view.decelerationRate = .fast
            await flick(1000)
            await PhoneClock.phone.advance(by: .seconds(10))
            #expect(view.contentOffset.y > 140 && view.contentOffset.y < 155)
            #expect(UIScrollView.DecelerationRate.fast.rawValue < UIScrollView.DecelerationRate.normal.rawValue)
        }
    }

    @Test func `the delegate can change the target content offset`() async throws {
        try await onScreen { view in
            log.target = CGPoint(x: 0, y: 400)
            await flick(1000)
            await PhoneClock.phone.advance(by: .seconds(10))
            #expect(view.contentOffset.y == 400 && log.lines.last == "end decelerating")
        }
    }

    @Test func `a touch that rests before it ends causes no deceleration`() async throws {
        try await onScreen { view in
            let finger = press(at: CGPoint(x: 100, y: 450))
            finger.move(to: CGPoint(x: 100, y: 400))
            await PhoneClock.phone.advance(by: .milliseconds(10))
            finger.move(to: CGPoint(x: 100, y: 350))
            await PhoneClock.phone.advance(by: .seconds(1))
            finger.lift()
            #expect(view.contentOffset.y == 100 && log.lines.last == "end dragging false" && !view.isDecelerating)
            #expect(log.velocities == [.zero] && log.targets == [CGPoint(x: 0, y: 100)])
        }
    }

    @Test func `deceleration past the limit bounces back, or stops at the limit without bounces`() async throws {
        try await onScreen { view in
            view.contentOffset.y = 1500
            await flick(2000, steps: 3)
            var greatest: CGFloat = 0
            for _ in 0..<60 {
                await PhoneClock.phone.advance(by: .milliseconds(50))
                greatest = max(greatest, view.contentOffset.y)
            }
            #expect(greatest > 1610 && view.contentOffset.y == 1600 && !view.isDecelerating)
            view.bounces = false
            view.contentOffset.y = 1500
            await flick(2000, steps: 3)
            #expect(log.targets.last?.y == 1600)
            for _ in 0..<60 {
                await PhoneClock.phone.advance(by: .milliseconds(50))
                #expect(view.contentOffset.y <= 1600)
            }
            #expect(view.contentOffset.y == 1600)
        }
    }

    /// Tests that a touch stops decelerating content.
    ///
    /// In logs of phones, the touch begins a drag immediately, and the deceleration ends when the finger lifts.
    @Test func `a touch stops decelerating content, and doesn't tap it`() async throws {
        try await onScreen { view in
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
            var taps = 0
            button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
            view.addSubview(button)
            await flick(1000)
            await PhoneClock.phone.advance(by: .milliseconds(100))
            let offset = view.contentOffset
            log.lines = []
            let finger = press(at: CGPoint(x: 100, y: 300))
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(view.contentOffset == offset && view.isDragging && view.isDecelerating)
            finger.lift()
            #expect(log.lines == ["begin dragging", "end dragging false", "end decelerating"] && !view.isDecelerating)
            #expect(taps == 0, "the tap only stopped it")
            tap(at: CGPoint(x: 100, y: 300))
            #expect(taps == 1)
        }
    }

    @Test func `a flick scrolls by one page`() async throws {
        try await onScreen { view in
            view.isPagingEnabled = true
            await flick(1000)
            await PhoneClock.phone.advance(by: .seconds(5))
            #expect(view.contentOffset.y == 400 && log.targets.isEmpty)
            await flick(-400, steps: 3)
            await PhoneClock.phone.advance(by: .seconds(5))
            #expect(view.contentOffset.y == 0)
        }
    }

    @Test func `the directional lock limits a drag to one axis, unless it's diagonal`() async throws {
        try await onScreen { view in
            view.contentSize.width = 1000
            view.isDirectionalLockEnabled = true
            drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 170, y: 300), steps: 4)
            #expect(view.contentOffset == CGPoint(x: 0, y: 100))
            drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 170, y: 270), steps: 4)
            #expect(view.contentOffset == CGPoint(x: 30, y: 130), "a diagonal drag locks none")
        }
    }

    @available(*, deprecated, message: "tests what is deprecated")
    @Test func `the scroll indicator properties have default values and store new ones`() {
        let view = UIScrollView()
        #expect(view.showsVerticalScrollIndicator && view.showsHorizontalScrollIndicator)
        #expect(view.indicatorStyle == .default && view.automaticallyAdjustsScrollIndicatorInsets)
        view.scrollIndicatorInsets.top = 4
        #expect(view.verticalScrollIndicatorInsets.top == 4 && view.horizontalScrollIndicatorInsets.top == 4)
        view.verticalScrollIndicatorInsets.bottom = 3
        #expect(view.scrollIndicatorInsets == UIEdgeInsets(top: 4, left: 0, bottom: 3, right: 0))
        view.flashScrollIndicators()
        #expect(view.keyboardDismissMode == .none && view.decelerationRate == .normal)
    }
}
