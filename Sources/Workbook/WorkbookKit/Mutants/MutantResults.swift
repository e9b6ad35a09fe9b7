import ChapterKit

/// The results of an exercise's tests for the mutants of its solution.
package struct MutantResults: Sendable {
    package let exercise: String
    /// The mutants that compile.
    package let mutants: [Mutant]
    /// The mutants that no test finds.
    package let survivors: [Mutant]
    /// The number of mutants that no test can find, because they're right.
    package let equivalent: Int
    /// The diagnostics of the file of equivalent mutants.
    package let diagnostics: [Diagnostic]

    /// The number of mutants that a test finds.
    package var killed: Int { mutants.count - survivors.count - equivalent }

    /// Creates the results.
    ///
    /// - Parameters:
    ///   - surviving: The mutants that pass all tests.
    ///   - file: The file of equivalent mutants, if there is one.
    package init(exercise: String, mutants: [Mutant], surviving: Set<Mutant>, file: SourceFile?) {
        let known = file.map(EquivalentMutants.init)
        let entries = known?.entries ?? []
        let survivors = mutants.filter(surviving.contains)
        let rest = survivors.filter { mutant in !entries.contains { $0.isAbout(mutant) } }
        self.exercise = exercise
        self.mutants = mutants
        self.survivors = rest
        equivalent = survivors.count - rest.count
        let stale = entries.filter { entry in !survivors.contains(where: entry.isAbout) }.map { entry in
            Diagnostic.error(
                mutants.contains(where: entry.isAbout)
                    ? "a test finds this mutant, so it isn't equivalent; remove the entry"
                    : "no mutant of the solution has this change; remove the entry",
                at: SourceLocation(path: file?.path ?? "", line: entry.line, column: 1))
        }
        diagnostics = (known?.diagnostics ?? []) + stale
    }
}

extension [MutantResults] {
    package var mutants: Int { reduce(0) { $0 + $1.mutants.count } }
    package var killed: Int { reduce(0) { $0 + $1.killed } }
    package var equivalent: Int { reduce(0) { $0 + $1.equivalent } }
    package var survivors: [Mutant] { flatMap(\.survivors) }

    /// Returns a Boolean value indicating whether the tests find at least the given percentage of the mutants that
    /// aren't equivalent.
    package func reach(percent: Int) -> Bool { killed * 100 >= (mutants - equivalent) * percent }

    /// The percentage of the mutants that the tests find, rounded down.
    package var percent: Int { mutants == equivalent ? 100 : killed * 100 / (mutants - equivalent) }
}
