import Foundation
import SnippetResults

extension [Program] {
    /// Compiles the programs and runs them, several at a time, and compares what they print.
    ///
    /// - Parameters:
    ///   - remedy: what is said of an output that is another. Without an output, comments `// prints …` are compared.
    ///   - finished: told of each program that has come to its end.
    /// - Returns: what became of each part, by its index. Of a part of several programs every problem counts.
    /// - Throws: `ProgramRunner.Failure` when there is no compiler.
    package func outcomes(
        with runner: ProgramRunner, remedy: String = "mend one of them",
        finished: @escaping @Sendable (Program) -> Void = { _ in }
    ) async throws -> [Int: Program.Outcome] {
        try await withThrowingTaskGroup(of: [Int: Program.Outcome].self) { group in
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

    /// The names behind the programs' imports.
    package var imported: Set<String> { reduce(into: []) { $0.formUnion($1.imported) } }
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
    /// A runner for some programs.
    ///
    /// - Parameters:
    ///   - folder: where a folder for its files is made; `discard()` takes that away.
    ///   - built: the modules that the programs may import; nil for those of the toolchain alone.
    ///   - processes: those that its processes take turns with.
    /// - Throws: `Failure` when the modules cannot be linked, or there is no place for files.
    package static func make(
        for programs: [Program], _ settings: Settings, in folder: URL = FileManager.default.temporaryDirectory,
        built: BuiltModules?, processes: ChildProcesses
    ) async throws -> ProgramRunner {
        var settings = settings
        let scratch = folder.appending(path: "workbook-programs-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        if let built {
            settings.arguments += try await built.arguments(
                importing: programs.imported.union(settings.imports), scratch: scratch, processes: processes)
        }
        return ProgramRunner(settings, in: scratch, processes: processes)
    }
}
