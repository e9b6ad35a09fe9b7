import ChapterKit
import SwiftText
import WorkbookKit

/// The report on the mutants of a book: a table, and the mutants that no test finds.
struct MutantReport {
    /// The results of a chapter.
    struct Chapter: Sendable {
        var metadata: ChapterKit.Chapter.Metadata
        var exercises: [MutantResults]
    }

    let chapters: [Chapter]
    /// The chapters of whose mutants the tests must find a percentage.
    let held: Set<String>
    let percent: Int

    var diagnostics: [Diagnostic] {
        chapters.flatMap { chapter in
            let listed = chapter.exercises.flatMap(\.diagnostics)
            guard held.contains(chapter.metadata.slug), !chapter.exercises.reach(percent: percent) else {
                return listed
            }
            let location = SourceLocation(path: chapter.metadata.path, line: 1, column: 1)
            return listed + [
                .error(
                    "the tests find \(chapter.exercises.percent) % of the exercises' mutants, fewer than \(percent) %; "
                        + "add tests that find those above", at: location)
            ]
        }
    }

    func print() {
        for mutant in chapters.flatMap(\.exercises.survivors) {
            Terminal.out("\(mutant.location): no test of '\(mutant.exercise)' finds this mutant")
            for line in mutant.change { Terminal.out("\(line)") }
            Terminal.out("")
        }
        let names = chapters.flatMap { chapter in chapter.exercises.map { "\(chapter.metadata.slug)/\($0.exercise)" } }
        let width = (names.map(\.count).max() ?? 0) + 2
        Terminal.out("\(Self.row("exercise", ["mutants", "killed", "equivalent", "survivors", "%"], width))")
        for chapter in chapters {
            for exercise in chapter.exercises {
                Terminal.out("\(row("\(chapter.metadata.slug)/\(exercise.exercise)", [exercise], width))")
            }
            Terminal.out("\(row("\(chapter.metadata.slug)", chapter.exercises, width))")
        }
        Terminal.out("\(row("all", chapters.flatMap(\.exercises), width))")
    }

    private func row(_ name: String, _ results: [MutantResults], _ width: Int) -> String {
        let numbers = [results.mutants, results.killed, results.equivalent, results.survivors.count, results.percent]
        return Self.row(name, numbers.map(String.init), width)
    }

    private static func row(_ name: String, _ values: [String], _ width: Int) -> String {
        let cells = values.map { String(repeating: " ", count: max(0, 12 - $0.count)) + $0 }
        return name + String(repeating: " ", count: max(0, width - name.count)) + cells.joined()
    }
}

extension MutantReport.Chapter {
    init(_ outcome: MutantTrial.Outcome, of chapter: ChapterKit.Chapter, in folder: BookFolder) throws {
        let exercises = chapter.snippets.filter { $0.kind == .exercise }.map(\.name)
        self.init(
            metadata: chapter.metadata,
            exercises: try exercises.map { exercise in
                MutantResults(
                    exercise: exercise, mutants: outcome.mutants.filter { $0.exercise == exercise },
                    surviving: outcome.surviving,
                    file: try folder.equivalentMutants(of: exercise, in: chapter.metadata))
            })
    }
}
