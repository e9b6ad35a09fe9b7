import Foundation
import SnippetPrograms
import SnippetResults

/// The programs of a chapter.
public final class ProgramTests: Sendable {
    /// A part of a program.
    public struct Case: Sendable, CustomStringConvertible {
        let place: SnippetPlace

        public init(_ place: SnippetPlace) { self.place = place }

        public var description: String { place.title }
    }

    public let cases: [Case]
    private let chapter: ChapterUnderTest
    private let outcomes: Task<[Int: Program.Outcome], any Error>
    /// The process runner that the programs of all chapters share.
    private static let processes = ChildProcesses()

    /// Creates the tests, and starts to compile and run the programs.
    ///
    /// - Parameters:
    ///   - programs: The programs as JSON, from the extraction.
    ///   - imports: The modules that each program imports.
    ///   - languageMode: The language mode: `6`, or an earlier one.
    public init(
        _ chapter: ChapterUnderTest, programs: String, imports: [String], languageMode: String, cases: [Case]
    ) {
        self.chapter = chapter
        self.cases = cases
        outcomes = Task.detached {
            let programs = try JSONDecoder().decode([Program].self, from: Data(programs.utf8))
            let settings = ProgramRunner.Settings(
                imports: imports, languageMode: languageMode, seconds: TimeLimit.seconds)
            let built = Compiler.moduleFolders.lazy.compactMap {
                BuiltModules(folder: URL(fileURLWithPath: $0).deletingLastPathComponent())
            }.first
            let runner = try await ProgramRunner.make(
                for: programs, settings, built: built, processes: Self.processes)
            defer { runner.discard() }
            return try await programs.outcomes(with: runner)
        }
    }

    /// Returns the issues of a part.
    public func issues(for snippet: Case) async throws -> [SnippetIssue] {
        guard let outcome = try await outcomes.value[snippet.place.index] else { return [] }
        if let printed = outcome.printed { snippet.place.record(SnippetResult(printed: printed)) }
        return outcome.issues.map { issue in
            var place = snippet.place
            if let at = issue.location, at.path == chapter.path { place = place.moved(to: at.line, at.column) }
            return SnippetIssue(place: place, message: issue.text)
        }
    }
}

extension SnippetPlace {
    fileprivate func moved(to line: Int, _ column: Int) -> SnippetPlace {
        SnippetPlace(chapter: chapter, index: index, title: title, line: line, column: column)
    }
}
