import Testing

@testable import UIKit

@Suite struct ScheduledQueueTests {
    private func names(of queue: inout ScheduledQueue<String>, until time: Duration) -> [String] {
        var names: [String] = []
        while let name = queue.next(until: time) { names.append("\(name) at \(queue.now.components.seconds)") }
        return names
    }

    @Test func `items are due in order of time, and then in the order in which they were added`() {
        var queue = ScheduledQueue<String>()
        _ = queue.add("c", at: .seconds(2))
        _ = queue.add("a", at: .seconds(1))
        _ = queue.add("d", at: .seconds(2))
        _ = queue.add("b", at: .seconds(1))
        #expect(names(of: &queue, until: .seconds(5)) == ["a at 1", "b at 1", "c at 2", "d at 2"])
        #expect(queue.now == .seconds(5))
    }

    @Test func `an item stays in the queue until its time`() {
        var queue = ScheduledQueue<String>()
        _ = queue.add("late", at: .seconds(3))
        #expect(names(of: &queue, until: .seconds(2)).isEmpty)
        #expect(names(of: &queue, until: .seconds(3)) == ["late at 3"])
    }

    @Test func `an item with a time in the past is due now`() {
        var queue = ScheduledQueue<String>()
        _ = queue.next(until: .seconds(3))
        _ = queue.add("missed", at: .seconds(1))
        #expect(names(of: &queue, until: .seconds(3)) == ["missed at 3"])
    }

    @Test func `time doesn't run backward`() {
        var queue = ScheduledQueue<String>()
        _ = queue.next(until: .seconds(3))
        _ = queue.next(until: .seconds(1))
        #expect(queue.now == .seconds(3))
    }

    @Test func `a removed item is never due`() {
        var queue = ScheduledQueue<String>()
        let id = queue.add("gone", at: .seconds(1))
        #expect(queue.remove(id) == "gone" && queue.remove(id) == nil)
        #expect(names(of: &queue, until: .seconds(5)).isEmpty)
    }
}
