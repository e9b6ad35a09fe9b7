import Simulator
import Testing
import UIKit
import UIKitTestSupport

/// Tests of touches on the content of a scroll view.
@MainActor @Suite struct ContentTouchTests {
    private final class Page: UIScrollView {
        var mayBegin = true
        var mayCancel: Bool?
        var queried: [String] = []

        override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
            queried.append("begin")
            return mayBegin && super.touchesShouldBegin(touches, with: event, in: view)
        }
        override func touchesShouldCancel(in view: UIView) -> Bool {
            queried.append("cancel")
            return mayCancel ?? super.touchesShouldCancel(in: view)
        }
    }

    private let log = GestureLog()
    private let page = Page(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
    private let button = UIButton(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    private let row: TouchedView
    private let onButton = CGPoint(x: 100, y: 150)
    private let onRow = CGPoint(x: 100, y: 350)

    init() {
        row = TouchedView("row", CGRect(x: 0, y: 200, width: 300, height: 300), log)
    }

    private func onScreen(_ body: @MainActor () async throws -> Void) async throws {
        try await withDevice {
            page.contentInsetAdjustmentBehavior = .never
            page.contentSize = CGSize(width: 300, height: 2000)
            for (event, word) in [
                (UIControl.Event.touchDown, "down"), (.touchUpInside, "up"), (.touchCancel, "cancel"),
            ] {
                button.addAction(UIAction { [log] _ in log.lines.append("button \(word)") }, for: event)
            }
            page.addSubview(button)
            page.addSubview(row)
            let window = windowShowing(page)
            try await body()
            window.isHidden = true
        }
    }

    @Test func `content receives a touch when the touch ends, or after 150 milliseconds`() async throws {
        try await onScreen {
            tap(at: onButton)
            #expect(log.take() == ["button down", "button up"])
            let finger = press(at: onButton)
            #expect(page.isTracking && log.lines.isEmpty && !button.isHighlighted)
            await PhoneClock.phone.advance(by: .milliseconds(149))
            #expect(log.lines.isEmpty)
            await PhoneClock.phone.advance(by: .milliseconds(1))
            #expect(log.lines == ["button down"] && button.isHighlighted)
            finger.lift()
            #expect(log.lines == ["button down", "button up"] && page.queried == ["begin", "begin"])
        }
    }

    @Test func `a swipe that starts on a button scrolls, and the button receives no touch`() async throws {
        try await onScreen {
            drag(from: onButton, to: CGPoint(x: 100, y: 110))
            #expect(page.contentOffset.y == 40 && log.lines.isEmpty && page.queried.isEmpty)
        }
    }

    @Test func `a touch that a view has received can scroll, and is canceled for the view`() async throws {
        try await onScreen {
            let finger = press(at: onRow)
            await PhoneClock.phone.advance(by: .milliseconds(200))
            finger.move(to: CGPoint(x: 100, y: 300))
            finger.lift()
            #expect(log.lines == ["row began", "row cancelled"] && page.contentOffset.y == 50)
        }
    }

    @Test func `a touch that a control has received doesn't scroll`() async throws {
        try await onScreen {
            let finger = press(at: onButton)
            await PhoneClock.phone.advance(by: .milliseconds(200))
            finger.move(to: CGPoint(x: 100, y: 110))
            finger.lift()
            #expect(page.contentOffset.y == 0 && log.lines == ["button down", "button up"])
            #expect(page.queried == ["begin", "cancel"])
        }
    }

    @Test func `touchesShouldCancel(in:) can allow a control's touch to scroll`() async throws {
        try await onScreen {
            page.mayCancel = true
            page.delaysContentTouches = false
            let finger = press(at: onButton)
            #expect(log.lines == ["button down"])
            finger.move(to: CGPoint(x: 100, y: 110))
            finger.lift()
            #expect(page.contentOffset.y == 40 && log.lines == ["button down", "button cancel"])
        }
    }

    @Test func `touchesShouldCancel(in:) and canCancelContentTouches can prevent scrolling`() async throws {
        try await onScreen {
            page.delaysContentTouches = false
            page.mayCancel = false
            drag(from: onRow, to: CGPoint(x: 100, y: 250), steps: 1)
            #expect(page.contentOffset.y == 0 && log.take() == ["row began", "row moved", "row ended"])
            page.canCancelContentTouches = false
            page.queried = []
            drag(from: onRow, to: CGPoint(x: 100, y: 250), steps: 1)
            #expect(page.contentOffset.y == 0 && log.lines == ["row began", "row moved", "row ended"])
            #expect(page.queried == ["begin"])
        }
    }

    @Test func `touchesShouldBegin can withhold touches from the content`() async throws {
        try await onScreen {
            page.mayBegin = false
            tap(at: onButton)
            #expect(log.lines.isEmpty)
            drag(from: onButton, to: CGPoint(x: 100, y: 110))
            #expect(page.contentOffset.y == 40)
        }
    }

    @Test func `gesture recognizers of the content receive touches without delay`() async throws {
        try await onScreen {
            let (tapping, pressing) = (UITapGestureRecognizer(), UILongPressGestureRecognizer())
            log.listen(to: tapping, "tap")
            log.listen(to: pressing, "press")
            row.addGestureRecognizer(tapping)
            row.addGestureRecognizer(pressing)
            tap(at: onRow)
            #expect(log.take() == ["tap ended"], "the view hasn't received the touch, so it isn't canceled")
            let finger = press(at: onRow)
            await PhoneClock.phone.advance(by: .milliseconds(500))
            finger.move(to: CGPoint(x: 100, y: 200))
            finger.lift()
            #expect(log.lines.filter { $0.hasPrefix("press") } == ["press began", "press changed", "press ended"])
            #expect(page.contentOffset.y == 0, "a long press keeps the list from scrolling")
        }
    }

    @Test func `the app can observe and configure the pan gesture recognizer`() async throws {
        try await onScreen {
            let panning = page.panGestureRecognizer
            #expect(panning.view === page && page.gestureRecognizers?.contains(panning) == true)
            log.listen(to: panning, "pan")
            panning.minimumNumberOfTouches = 2
            drag(from: onRow, to: CGPoint(x: 100, y: 250))
            #expect(page.contentOffset.y == 0)
            panning.minimumNumberOfTouches = 1
            page.isScrollEnabled = false
            #expect(!panning.isEnabled)
            page.isScrollEnabled = true
            drag(from: onRow, to: CGPoint(x: 100, y: 250), steps: 1)
            #expect(log.lines.suffix(2) == ["pan began", "pan ended"] && page.contentOffset.y == 100)
        }
    }

    @Test func `touches are passed along the responder chain only if scrolling is disabled`() async throws {
        final class Floor: UIView {
            var touches = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
        }
        try await onScreen {
            let floor = Floor(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
            page.window?.addSubview(floor)
            floor.addSubview(page)
            let empty = CGPoint(x: 100, y: 250)
            tap(at: empty)
            #expect(floor.touches == 0)
            page.isScrollEnabled = false
            tap(at: empty)
            #expect(floor.touches == 1)
        }
    }
}
