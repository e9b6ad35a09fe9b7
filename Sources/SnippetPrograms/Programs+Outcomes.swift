import Foundation
import SnippetResults

extension [Program] {
    /// Compiles the programs and runs them, several at a time, and compares what they print.
    ///
    /// - Parameters:
    ///   - built: the modules that they may import; nil for those of the toolchain alone.
    ///   - remedy: what is said of an output that is another. Without an output, comments `// prints …` are compared.
    ///   - finished: told of each program that has come to its end.
    /// - Returns: what became of each part, by its index. Of a part of several programs every problem counts.
    /// - Throws: `ProgramRunner.Failure` when there is no compiler.
    package func outcomes(
        _ settings: ProgramRunner.Settings, built: BuiltModules?, processes: ChildProcesses,
        remedy: String = "mend one of them", finished: @escaping @Sendable (Program) -> Void = { _ in }
    ) async throws -> [Int: Program.Outcome] {
        let runner = try await ProgramRunner(
            settings, built: built, importing: imported.union(settings.imports), processes: processes)
        defer { runner.discard() }
        return try await withThrowingTaskGroup(of: [Int: Program.Outcome].self) { group in
            for program in self {
                group.addTask {
                    var outcomes = try await runner.outcomes(of: program)
                    for part in program.parts { outcomes[part.index]?.compare(with: part, remedy: remedy) }
                    finished(program)
                    return outcomes
                }
            }
            return try await group.reduce(into: [:]) { all, outcomes in
                all.merge(outcomes) { $0.merged(with: $1) }
            }
        }
    }

    /// The modules that the programs name in their imports.
    private var imported: Set<String> {
        var names: Set<String> = []
        for line in lazy.flatMap(\.parts).flatMap(\.code).flatMap(\.lines) where line.contains("import ") {
            for match in line.matches(
                of: #/\bimport\s+(?:(?:struct|class|enum|protocol|func|let|var|typealias)\s+)?(\w+)/#)
            {
                names.insert(String(match.output.1))
            }
        }
        return names
    }
}

extension Program.Outcome {
    /// Adds what is wrong with what was printed.
    fileprivate mutating func compare(with part: Program.Part, remedy: String) {
        guard problems.isEmpty, let printed else { return }
        if let output = part.output {
            let problem = output.problem(with: printed, of: "program", remedy: remedy)
            problems = problem.map { [Program.Problem($0)] } ?? []
        } else if part.expectation == .runs {
            problems = PrintsComments(part.code).problems(with: printed)
        }
    }

    fileprivate func merged(with other: Program.Outcome) -> Program.Outcome {
        Program.Outcome(
            printed: printed ?? other.printed, problems: problems + other.problems.filter { !problems.contains($0) })
    }
}

extension ProgramRunner {
    /// A runner whose programs can import modules that SwiftPM has built.
    fileprivate convenience init(
        _ settings: Settings, built: BuiltModules?, importing imported: Set<String>, processes: ChildProcesses
    ) async throws {
        var settings = settings
        let scratch = FileManager.default.temporaryDirectory.appending(path: "workbook-programs-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        if let built {
            settings.arguments += try await built.arguments(
                importing: imported, scratch: scratch, processes: processes)
        }
        self.init(settings, in: scratch, processes: processes)
    }
}
