import Foundation
import Testing

@testable import StarterProgress

@Suite struct MemoryTests {
    @Test func `hints come one at a time, and are remembered; after the last there is none`() throws {
        let exercise = Samples.exercise("a")
        var memory = Memory()
        var given: [String?] = []
        for _ in 1...3 {
            given.append(Hint(of: exercise, memory: &memory).text)
            memory = try Memory(memory.data)
        }
        #expect(given == ["One", "Two", nil])
        #expect(memory.hints == ["a": 2])
        let other = Hint(of: Samples.exercise("b"), memory: &memory)
        #expect(other.number == 1)
    }

    @Test func `an exercise that has lost hints has given at most those that it has`() {
        var memory = Memory()
        memory.hints["a"] = 5
        #expect(memory.hintsGiven(Samples.exercise("a")) == 2)
    }

    @Test(arguments: [
        "", "{}", "[]", "{\"hints\": 1, \"solved\": []}", "{\"hints\": {\"a\": -1}, \"solved\": []}", "\u{FF}",
    ])
    func `what is not ours is told with what to do`(text: String) {
        #expect(throws: ProgressError.self) { try Memory(Data(text.utf8)) }
        do { _ = try Memory(Data(text.utf8)) } catch { #expect("\(error)".contains("delete it")) }
    }

    @Test func `what is solved is remembered, and what cannot be known stays as it was`() {
        var memory = Memory()
        let first = memory.note(Samples.report(.solved, .notKnown, .solved))
        #expect(first && memory.solved == ["a", "c"])
        let second = memory.note(Samples.report(.notKnown, .notKnown, .noTestRan))
        #expect(second && memory.solved == ["a"])
        let third = memory.note(Samples.report(.solved, .notKnown, .notKnown))
        #expect(!third)
    }
}
