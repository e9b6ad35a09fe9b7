import Testing
import UIKit

/// The rules of the queue and of a push, without a phone.
@Suite struct TipQueueTests {
    private func queue(_ ids: String...) -> TipQueue {
        var queue = TipQueue()
        for id in ids { queue.add(Tip(id: id, text: id)) }
        return queue
    }

    @Test func `the first to come is current, and the next when it goes`() {
        var queue = queue("a", "b", "c")
        #expect(queue.current?.id == "a" && queue.tips.map(\.id) == ["a", "b", "c"])
        queue.remove("a")
        #expect(queue.current?.id == "b")
        queue.remove("c")
        queue.remove("b")
        #expect(queue.current == nil)
    }

    @Test func `a tip with a known id takes the other's place, first or waiting`() {
        var queue = queue("a", "b", "c")
        queue.add(Tip(id: "b", text: "B", progress: .fraction(0.5)))
        queue.add(Tip(id: "a", text: "A"))
        #expect(queue.tips.map(\.text) == ["A", "B", "c"] && queue.tips[1].progress == .fraction(0.5))
    }

    @Test func `tips are different unless they are given one id`() {
        var queue = TipQueue()
        queue.add(Tip(text: "Saved"))
        queue.add(Tip(text: "Saved"))
        #expect(queue.tips.count == 2)
    }

    @Test func `what is not there is removed without a word`() {
        var queue = queue("a")
        queue.remove("b")
        #expect(queue.tips.map(\.id) == ["a"])
        queue.removeAll()
        #expect(queue.tips.isEmpty)
    }

    @Test(arguments: [
        (0.0, 0.0, Push.Meaning.tap), (5, -5, .tap), (0, -15, .nothing), (0, -21, .dismissal), (15, -30, .dismissal),
        (40, -30, .nothing), (0, 60, .nothing), (60, 0, .nothing),
    ]) func `a push up is one that goes mostly upwards and far enough`(
        _ x: CGFloat, _ y: CGFloat, _ meaning: Push.Meaning
    ) {
        let push = Push(way: CGVector(dx: x, dy: y))
        #expect(push.meaning == meaning && push.lift == min(0, y))
    }
}
