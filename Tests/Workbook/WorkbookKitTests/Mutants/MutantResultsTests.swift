import Testing

@testable import ChapterKit
@testable import WorkbookKit

/// The results of a trial, with the file that lists equivalent mutants.
@Suite struct MutantResultsTests {
    /// The messages that these tests expect, for the test that every message has a case.
    static let messages = [
        "a line of equivalent mutants begins with '#' (the reason), '-', or '+'; correct it",
        "an equivalent mutant without a reason; write one above it, after '#'",
        "a test finds this mutant, so it isn't equivalent; remove the entry",
        "no mutant of the solution has this change; remove the entry",
    ]

    private let mutants = ["a > b", "a < b", ""].enumerated().map { index, new in
        Mutant(
            exercise: "e", number: index + 1, location: SourceLocation(path: "a.md", line: 1, column: 1),
            old: ["a >= b"], new: new.isEmpty ? [] : [new], code: new)
    }

    private func results(surviving: Set<Int>, _ list: String?) -> MutantResults {
        MutantResults(
            exercise: "e", mutants: mutants, surviving: Set(mutants.filter { surviving.contains($0.number) }),
            file: list.map { SourceFile(path: "equivalent.diff", bytes: Array($0.utf8)) })
    }

    @Test func `mutants that pass the tests survive, except those that are listed`() {
        let results = results(surviving: [1, 3], "# They differ.\n# Always.\n- a >= b\n+   a > b\n")
        #expect(results.survivors == [mutants[2]])
        #expect(results.equivalent == 1)
        #expect(results.killed == 1)
        #expect(results.diagnostics == [])
        #expect([results].percent == 50)
        #expect([results].reach(percent: 50) && ![results].reach(percent: 51))
    }

    @Test func `a statement that's left out has no new lines, and entries need no blank line between them`() {
        let results = results(surviving: [1, 3], "# A\n- a >= b\n# B\n- a >= b\n+ a > b\n")
        #expect(results.survivors.isEmpty && results.diagnostics.isEmpty)
        #expect([results].percent == 100)
    }

    @Test func `entries that aren't about a surviving mutant are errors`() {
        let results = results(surviving: [1], "# A\n- a >= b\n+ a < b\n\n# B\n- a >= b\n+ a == b\n")
        #expect(results.diagnostics.lines == ["1:1: \(Self.messages[2])", "5:1: \(Self.messages[3])"])
    }

    @Test func `entries without a reason and other lines are errors`() {
        let results = results(surviving: [1], "# A remark on the file.\n\n- a >= b\n+ a > b\na\n")
        #expect(results.diagnostics.lines == ["3:1: \(Self.messages[1])", "5:1: \(Self.messages[0])"])
        #expect(results.equivalent == 1)
    }

    @Test func `without mutants, all are found`() {
        let none = MutantResults(exercise: "e", mutants: [], surviving: [], file: nil)
        #expect([none].reach(percent: 100) && [none].percent == 100)
    }
}
