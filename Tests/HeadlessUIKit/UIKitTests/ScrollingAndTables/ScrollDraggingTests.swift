import Simulator
import TestSupport
import Testing
import UIKitTestSupport

@testable import UIKit

@MainActor @Suite struct ScrollDraggingTests {
    private let log = ScrollLog()

    /// Runs a closure with a scroll view of 300 x 400 points at (0, 100) on the screen.
    ///
    /// The content is twice as wide and five times as high as the scroll view.
    private func onScreen(_ body: @MainActor (UIScrollView) async throws -> Void) async throws {
        try await withDevice(.iPhone8.running(.iOS12)) {
            let view = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
            view.contentInsetAdjustmentBehavior = .never
            view.contentSize = CGSize(width: 600, height: 2000)
            view.delegate = log
            let window = screenWindow(view)
            try await body(view)
            window.isHidden = true
        }
    }

    @Test func `the content follows a drag, and stays where the drag ends`() async throws {
        try await onScreen { view in
            drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 150, y: 200), steps: 2)
            #expect(view.contentOffset == CGPoint(x: 50, y: 200))
            #expect(
                log.lines == ["begin dragging", "scroll 25.0 100.0", "scroll 50.0 200.0", "end dragging false"])
        }
    }

    @Test func `a touch that moves by 9 points doesn't start a drag`() async throws {
        try await onScreen { view in
            drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 191, y: 391))
            #expect(view.contentOffset == .zero && log.lines.isEmpty)
        }
    }

    @Test func `isTracking becomes true when a touch begins, and isDragging when it moves`() async throws {
        try await onScreen { view in
            let finger = press(at: CGPoint(x: 200, y: 400))
            #expect(view.isTracking && !view.isDragging)
            finger.move(to: CGPoint(x: 200, y: 380))
            #expect(view.isTracking && view.isDragging)
            finger.lift()
            #expect(!view.isTracking && !view.isDragging)
        }
    }

    @Test func `a drag on a subview scrolls the content`() async throws {
        try await onScreen { view in
            let row = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
            view.addSubview(row)
            drag(from: CGPoint(x: 10, y: 390), to: CGPoint(x: 10, y: 290))
            #expect(view.contentOffset.y == 100)
        }
    }

    @Test func `isScrollEnabled set to false prevents drags, but not setContentOffset`() async throws {
        try await onScreen { view in
            view.isScrollEnabled = false
            drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 200))
            #expect(view.contentOffset == .zero)
            view.setContentOffset(CGPoint(x: 0, y: 7), animated: false)
            #expect(view.contentOffset.y == 7)
        }
    }

    @Test func `an axis without more content doesn't scroll unless it always bounces`() async throws {
        try await onScreen { view in
            view.contentSize.width = 300
            let finger = press(at: CGPoint(x: 100, y: 400))
            finger.move(to: CGPoint(x: 150, y: 300))
            #expect(view.contentOffset == CGPoint(x: 0, y: 100))
            view.alwaysBounceHorizontal = true
            finger.move(to: CGPoint(x: 160, y: 300))
            #expect(view.contentOffset.x < 0)
        }
    }

    @Test func `the content follows a drag past its limits more slowly, and bounces back`() async throws {
        try await onScreen { view in
            let finger = press(at: CGPoint(x: 100, y: 150))
            finger.move(to: CGPoint(x: 100, y: 250))
            #expect(view.contentOffset.y < -30 && view.contentOffset.y > -100)
            log.lines = []
            finger.lift()
            #expect(log.lines == ["end dragging true", "begin decelerating"] && view.isDecelerating)
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(view.contentOffset == .zero && !view.isDecelerating)
            #expect(log.lines.suffix(2) == ["scroll 0.0 0.0", "end decelerating"])
        }
    }

    @Test func `the content stops at its limits if bounces is false`() async throws {
        try await onScreen { view in
            view.bounces = false
            drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 250))
            #expect(log.lines.last == "end dragging false" && view.contentOffset == .zero)
        }
    }

    @Test func `a scroll view with paging enabled stops at a page`() async throws {
        try await onScreen { view in
            view.isPagingEnabled = true
            drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 30, y: 400))
            await PhoneClock.phone.advance(by: .seconds(2))
            #expect(view.contentOffset == CGPoint(x: 300, y: 0))
            drag(from: CGPoint(x: 30, y: 400), to: CGPoint(x: 170, y: 400))
            await PhoneClock.phone.advance(by: .seconds(2))
            #expect(view.contentOffset == CGPoint(x: 300, y: 0))
        }
    }

    @Test func `a drag with two touches follows their midpoint`() async throws {
        try await onScreen { view in
            let finger = press(at: CGPoint(x: 200, y: 400))
            let other = press(at: CGPoint(x: 20, y: 400))
            other.move(to: CGPoint(x: 20, y: 300))
            #expect(view.contentOffset.y == 50 && view.isTracking)
            other.lift()
            finger.move(to: CGPoint(x: 200, y: 350))
            #expect(view.contentOffset.y == 100 && view.isDragging)
            finger.lift()
        }
    }

    @Test func `a drag in a scaled scroll view scrolls by its distance on the screen`() async throws {
        try await onScreen { view in
            view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
            drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 250), steps: 5)
            #expect(view.contentOffset.y == 50)
        }
    }

    @Test(arguments: 0..<100 as Range<UInt64>)
    func `the bounce distance grows with the drag, and never exceeds the view's length`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let axis = ScrollAxis(content: 1000, view: .random(in: 1...500, using: &random), leading: 20, trailing: 0)
        let pull = CGFloat.random(in: 0...10_000, using: &random)
        let followed = -20 - axis.offset(draggedTo: -20 - pull, bounces: .ifScrollable)
        let further = -20 - axis.offset(draggedTo: -21 - pull, bounces: .ifScrollable)
        #expect(followed >= 0 && followed <= min(pull, axis.view) && further >= followed)
        #expect(axis.offset(draggedTo: -20 - pull, bounces: .never) == -20)
        if followed < axis.view * 0.99 {
            #expect(near(axis.pull(showing: -20 - followed), -20 - pull), "a finger that catches it lets it not jump")
        }
    }
}
