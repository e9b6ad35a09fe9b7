import Testing

@testable import UIKit

@Suite struct PendingTouchEventsTests {
    private func moment(_ phase: UITouch.Phase, _ x: CGFloat, from old: CGFloat = 0) -> UITouch.Moment {
        UITouch.Moment(
            phase: phase, timestamp: 0, location: CGPoint(x: x, y: 0), previousLocation: CGPoint(x: old, y: 0))
    }

    @Test func `pending moves are merged into one with the previous location of the first`() {
        var pending = PendingTouchEvents()
        for moment in [moment(.began, 1, from: 1), moment(.moved, 2, from: 1), moment(.moved, 5, from: 2)] {
            pending.add(moment)
        }
        #expect(pending.waiting == [moment(.began, 1, from: 1), moment(.moved, 5, from: 1)])
        #expect(pending.dequeue().phase == .began && pending.isAnnounced)
    }

    @Test func `a view that didn't receive touchesBegan receives no touchesEnded`() {
        var pending = PendingTouchEvents()
        pending.add(moment(.moved, 2))
        pending.add(moment(.ended, 2))
        #expect(pending.waiting.isEmpty)
        pending.add(moment(.began, 1))
        pending.cancel(moment(.moved, 2))
        #expect(pending.waiting.isEmpty && pending.isClosed)
    }

    @Test func `canceling replaces a pending end with a cancellation, but not a delivered end`() {
        var pending = PendingTouchEvents()
        pending.add(moment(.began, 1))
        _ = pending.dequeue()
        pending.add(moment(.ended, 1))
        pending.cancel(moment(.ended, 1))
        #expect(pending.waiting.map(\.phase) == [.cancelled])
        _ = pending.dequeue()
        pending.cancel(moment(.ended, 1))
        pending.add(moment(.moved, 1))
        #expect(pending.waiting.isEmpty)
    }
}
