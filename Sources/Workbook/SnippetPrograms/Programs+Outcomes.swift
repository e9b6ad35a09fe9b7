import Foundation
import SnippetResults

extension [Program] {
    /// Compiles and runs the programs concurrently, and compares their output.
    ///
    /// - Parameters:
    ///   - remedy: what is said of an output that is another. Without an output, comments `// prints …` are compared.
    ///   - finished: Called with each program and its outcomes when it has ended, on any thread.
    /// - Returns: what became of each part, by its index. Of a part of several programs every issue counts.
    /// - Throws: `ProgramRunnerError` when there is no compiler.
    package func outcomes(
        with runner: ProgramRunner, remedy: String = "correct one of them",
        finished: @escaping @Sendable (Program, [Int: Program.Outcome]) -> Void = { _, _ in }
    ) async throws -> [Int: Program.Outcome] {
        try await withThrowingTaskGroup(of: [Int: Program.Outcome].self) { group in
            for program in self {
                group.addTask {
                    var outcomes = try await runner.outcomes(of: program)
                    for part in program.parts { outcomes[part.index]?.compare(with: part, remedy: remedy) }
                    finished(program, outcomes)
                    return outcomes
                }
            }
            return try await group.reduce(into: [:]) { all, outcomes in
                all.merge(outcomes) { $0.merged(with: $1) }
            }
        }
    }

    /// The names in the programs' `import` declarations.
    package var imported: Set<String> { reduce(into: []) { $0.formUnion($1.imported) } }
}

extension Program.Outcome {
    /// Adds the issues with the output.
    fileprivate mutating func compare(with part: Program.Part, remedy: String) {
        guard issues.isEmpty, let printed else { return }
        if let output = part.output {
            let mismatch = output.mismatch(with: printed, of: "program", remedy: remedy)
            issues = mismatch.map { [Program.Issue($0)] } ?? []
        } else if part.expectation == .runs {
            issues = PrintsComments(part.code).issues(with: printed)
        }
    }

    fileprivate func merged(with other: Program.Outcome) -> Program.Outcome {
        Program.Outcome(
            printed: printed ?? other.printed, issues: issues + other.issues.filter { !issues.contains($0) })
    }
}

extension ProgramRunner {
    /// Creates a runner for the given programs.
    ///
    /// - Parameters:
    ///   - folder: The folder in which a folder for the runner's files is created. `discard()` removes the latter.
    ///   - built: The modules that the programs can import, or `nil` for those of the toolchain only.
    ///   - processes: The process runner, whose limit this runner shares with others.
    /// - Throws: `ProgramRunnerError` if the modules can't be linked, or an error if the folder can't be created.
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
