import Foundation
import Testing

@testable import StarterProgress

@Suite struct SavedProgressTests {
    @Test func `hints come one at a time, and are remembered; after the last there is none`() throws {
        let exercise = Samples.exercise("a")
        var savedProgress = SavedProgress()
        var given: [String?] = []
        for _ in 1...3 {
            given.append(Hint(of: exercise, savedProgress: &savedProgress).text)
            savedProgress = try SavedProgress(savedProgress.data)
        }
        #expect(given == ["One", "Two", nil])
        #expect(savedProgress.hints == ["a": 2])
        let other = Hint(of: Samples.exercise("b"), savedProgress: &savedProgress)
        #expect(other.number == 1)
    }

    @Test func `an exercise that has lost hints has given at most those that it has`() {
        var savedProgress = SavedProgress()
        savedProgress.hints["a"] = 5
        #expect(savedProgress.hintsGiven(Samples.exercise("a")) == 2)
    }

    @Test(arguments: [
        "", "{}", "[]", "{\"hints\": 1, \"solved\": []}", "{\"hints\": {\"a\": -1}, \"solved\": []}", "\u{FF}",
    ])
    func `what is not ours is told with what to do`(text: String) {
        #expect(throws: ProgressError.self) { try SavedProgress(Data(text.utf8)) }
        do { _ = try SavedProgress(Data(text.utf8)) } catch { #expect("\(error)".contains("delete it")) }
    }

    @Test func `what is solved is remembered, and what cannot be known stays as it was`() {
        var savedProgress = SavedProgress()
        let first = savedProgress.note(Samples.report(.solved, .notKnown, .solved))
        #expect(first && savedProgress.solved == ["a", "c"])
        let second = savedProgress.note(Samples.report(.notKnown, .notKnown, .noTestRan))
        #expect(second && savedProgress.solved == ["a"])
        let third = savedProgress.note(Samples.report(.solved, .notKnown, .notKnown))
        #expect(!third)
    }
}
