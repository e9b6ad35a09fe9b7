import Testing

@testable import UIKit

@Suite struct TouchNewsTests {
    private func moment(_ phase: UITouch.Phase, _ x: CGFloat, from old: CGFloat = 0) -> UITouch.Moment {
        UITouch.Moment(
            phase: phase, timestamp: 0, location: CGPoint(x: x, y: 0), previousLocation: CGPoint(x: old, y: 0))
    }

    @Test func `moves that wait become one, from where the first began`() {
        var news = TouchNews()
        for moment in [moment(.began, 1, from: 1), moment(.moved, 2, from: 1), moment(.moved, 5, from: 2)] {
            news.add(moment)
        }
        #expect(news.waiting == [moment(.began, 1, from: 1), moment(.moved, 5, from: 1)])
        #expect(news.takeNext().phase == .began && news.isAnnounced)
    }

    @Test func `a view that has not heard of a touch hears of no end of it`() {
        var news = TouchNews()
        news.add(moment(.moved, 2))
        news.add(moment(.ended, 2))
        #expect(news.waiting.isEmpty)
        news.add(moment(.began, 1))
        news.cancel(moment(.moved, 2))
        #expect(news.waiting.isEmpty && news.isClosed)
    }

    @Test func `an end that has not been told becomes a cancellation, one that has been told does not`() {
        var news = TouchNews()
        news.add(moment(.began, 1))
        _ = news.takeNext()
        news.add(moment(.ended, 1))
        news.cancel(moment(.ended, 1))
        #expect(news.waiting.map(\.phase) == [.cancelled])
        _ = news.takeNext()
        news.cancel(moment(.ended, 1))
        news.add(moment(.moved, 1))
        #expect(news.waiting.isEmpty)
    }
}
