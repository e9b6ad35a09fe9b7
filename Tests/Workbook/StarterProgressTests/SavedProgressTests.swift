import Foundation
import Testing

@testable import StarterProgress

@Suite struct SavedProgressTests {
    @Test func `hints are given one by one, and the number given is saved`() throws {
        let exercise = Samples.exercise("a")
        var savedProgress = SavedProgress()
        var given: [String?] = []
        for _ in 1...3 {
            given.append(Hint(of: exercise, in: Samples.chapter(), savedProgress: &savedProgress).text)
            savedProgress = try SavedProgress(savedProgress.data)
        }
        #expect(given == ["One", "Two", nil])
        #expect(savedProgress.hints == ["m/a": 2])
        let other = Hint(of: Samples.exercise("a"), in: Samples.chapter("n", 2), savedProgress: &savedProgress)
        #expect(other.number == 1)
    }

    @Test func `the number of given hints is at most the number of hints`() {
        var savedProgress = SavedProgress()
        savedProgress.hints["m/a"] = 5
        #expect(savedProgress.hintsGiven(Samples.exercise("a"), in: Samples.chapter()) == 2)
    }

    @Test(arguments: [
        "", "{}", "[]", "{\"hints\": 1, \"chapters\": {}}", "{\"hints\": {\"m/a\": -1}, \"chapters\": {}}", "\u{FF}",
    ])
    func `an invalid file of saved progress throws an error that suggests deleting it`(text: String) {
        #expect(throws: ProgressError.self) { try SavedProgress(Data(text.utf8)) }
        do { _ = try SavedProgress(Data(text.utf8)) } catch { #expect("\(error)".contains("delete it")) }
    }
}
