import Simulator
import Testing
import UIKit

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

    @Test func `content hears of a finger when it lifts, or has stayed for a while`() async throws {
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

    @Test func `a swipe that begins on a button scrolls, and the button never hears of it`() async throws {
        try await onScreen {
            drag(from: onButton, to: CGPoint(x: 100, y: 110))
            #expect(page.contentOffset.y == 40 && log.lines.isEmpty && page.queried.isEmpty)
        }
    }

    @Test func `a finger that a view has heard of scrolls, and the view loses it`() async throws {
        try await onScreen {
            let finger = press(at: onRow)
            await PhoneClock.phone.advance(by: .milliseconds(200))
            finger.move(to: CGPoint(x: 100, y: 300))
            finger.lift()
            #expect(log.lines == ["row began", "row cancelled"] && page.contentOffset.y == 50)
        }
    }

    @Test func `a finger that a control has heard of does not scroll`() async throws {
        try await onScreen {
            let finger = press(at: onButton)
            await PhoneClock.phone.advance(by: .milliseconds(200))
            finger.move(to: CGPoint(x: 100, y: 110))
            finger.lift()
            #expect(page.contentOffset.y == 0 && log.lines == ["button down", "button up"])
            #expect(page.queried == ["begin", "cancel"])
        }
    }

    @Test func `a subclass may take it from controls, too`() async throws {
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

    @Test func `a subclass may leave it to views, and so may the app for all`() async throws {
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

    @Test func `a subclass may keep touches from its content`() async throws {
        try await onScreen {
            page.mayBegin = false
            tap(at: onButton)
            #expect(log.lines.isEmpty)
            drag(from: onButton, to: CGPoint(x: 100, y: 110))
            #expect(page.contentOffset.y == 40)
        }
    }

    @Test func `recognisers of the content hear of fingers at once`() async throws {
        try await onScreen {
            let (tapping, pressing) = (UITapGestureRecognizer(), UILongPressGestureRecognizer())
            log.listen(to: tapping, "tap")
            log.listen(to: pressing, "press")
            row.addGestureRecognizer(tapping)
            row.addGestureRecognizer(pressing)
            tap(at: onRow)
            #expect(log.take() == ["tap ended"], "the view has not heard of the touch, and loses nothing")
            let finger = press(at: onRow)
            await PhoneClock.phone.advance(by: .milliseconds(500))
            finger.move(to: CGPoint(x: 100, y: 200))
            finger.lift()
            #expect(log.lines.filter { $0.hasPrefix("press") } == ["press began", "press changed", "press ended"])
            #expect(page.contentOffset.y == 0, "a long press keeps the list from scrolling")
        }
    }

    @Test func `the recogniser of the scroll view is the app's to look at`() async throws {
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

    @Test func `fingers that do not scroll go on along the responder chain`() async throws {
        final class Floor: UIView {
            var heard = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { heard += 1 }
        }
        try await onScreen {
            let floor = Floor(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
            page.window?.addSubview(floor)
            floor.addSubview(page)
            let empty = CGPoint(x: 100, y: 250)
            tap(at: empty)
            #expect(floor.heard == 0)
            page.isScrollEnabled = false
            tap(at: empty)
            #expect(floor.heard == 1)
        }
    }
}
