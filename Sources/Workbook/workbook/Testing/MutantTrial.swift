import ChapterKit
import Foundation
import SnippetPrograms
import WorkbookKit

/// A trial of the mutants of a chapter's solutions: one program that contains all of them, and a process for each.
struct MutantTrial: Sendable {
    let chapter: Chapter
    let needs: [Chapter]
    let configuration: BookConfiguration
    /// The compiler's arguments for the modules of the package.
    let modules: [String]
    /// The folder for the program, which must exist.
    let folder: URL
    let processes: ChildProcesses

    /// The outcome of a chapter's mutants.
    struct Outcome: Sendable {
        /// The mutants that compile.
        var mutants: [Mutant]
        /// The mutants that pass all tests of their exercise.
        var surviving: Set<Mutant>
    }

    /// The name of the answer that's the solution.
    private static let solution = "solution"
    /// The time limit in seconds. The tests of an exercise take far less, even if the machine is busy.
    private static let seconds = 10.0
    /// The limit of a process's memory in KB, because a loop that doesn't end can allocate all of it.
    private static let memory = 4_000_000

    private var program: URL { folder.appending(path: "trial") }

    /// Compiles the mutants, and runs each.
    ///
    /// - Throws: `MutantTrialError` if the tests don't compile, or fail for a solution.
    func run(progress: @escaping @Sendable () -> Void) async throws -> Outcome {
        let mutants = try await compiled(Mutant.all(in: chapter))
        for exercise in Set(mutants.map(\.exercise)) {
            guard try await passes("\(exercise)/\(Self.solution)") else {
                throw MutantTrialError(
                    description: "\(chapter.metadata.path): the solution of '\(exercise)' fails its tests; "
                        + "'workbook test \(chapter.metadata.slug)' shows how")
            }
        }
        let surviving = try await withThrowingTaskGroup(of: (Mutant, Bool).self) { group in
            for mutant in mutants {
                group.addTask {
                    let passes = try await passes("\(mutant.exercise)/\(mutant.answer.name)")
                    progress()
                    return (mutant, passes)
                }
            }
            return try await group.reduce(into: Set()) { if $1.1 { $0.insert($1.0) } }
        }
        return Outcome(mutants: mutants, surviving: surviving)
    }

    // MARK: Compiling

    /// Compiles the program, and returns the mutants that are part of it.
    ///
    /// The compiler reports some errors only if there are no others, so mutants with errors are dropped repeatedly.
    private func compiled(_ mutants: [Mutant]) async throws -> [Mutant] {
        var mutants = mutants
        while !mutants.isEmpty, let output = try await compile(mutants) {
            let errors = CompilerReport(output).messages.filter { $0.severity == .error }
            let files = Set(errors.compactMap(\.location?.path))
            let compiling = mutants.filter { !files.contains($0.answer.source.path) }
            if compiling.count < mutants.count {
                mutants = compiling
            } else if let output = try await compile([]) {
                throw MutantTrialError(
                    description: "\(chapter.metadata.path): the solutions and their tests don't compile; is there a "
                        + "'return' before each value?\n\(output)")
            } else {
                let rest = try await withoutErrors(mutants)
                guard rest.count < mutants.count else {
                    throw MutantTrialError(
                        description: "\(chapter.metadata.path): the mutants don't compile together:\n\(output)")
                }
                mutants = rest
            }
        }
        return mutants
    }

    /// Returns the mutants without those that cause an error elsewhere, such as a missing return at the end of a
    /// function.
    private func withoutErrors(_ mutants: [Mutant]) async throws -> [Mutant] {
        guard mutants.count > 1 else { return [] }
        var result: [Mutant] = []
        for half in [mutants[..<(mutants.count / 2)], mutants[(mutants.count / 2)...]].map(Array.init) {
            result += try await compile(half) == nil ? half : withoutErrors(half)
        }
        return result
    }

    /// Compiles the program.
    ///
    /// - Returns: The output of the compiler, or `nil` if there was no error.
    private func compile(_ mutants: [Mutant]) async throws -> String? {
        let extractor = Extractor(
            chapter, needs: needs, answers: mutants.map(\.answer) + solutions, configuration: configuration, figures: ""
        )
        let source = folder.appending(path: "trial.swift")
        try Data(extractor.trial.utf8).write(to: source)
        let log = folder.appending(path: "compiler.txt")
        let end = try await processes.run(
            Self.compiler + [
                "-swift-version", "6", "-parse-as-library", "-module-name", "Trial", "-diagnostic-style=llvm",
                "-no-color-diagnostics", "-suppress-warnings", source.path, "-o", program.path,
            ] + modules, output: log, errors: log, seconds: 600)
        return end == .exited(0) ? nil : String(decoding: try Data(contentsOf: log), as: UTF8.self)
    }

    /// The solutions as answers.
    private var solutions: [Answer] {
        chapter.snippets.filter { $0.kind == .exercise }.compactMap { exercise in
            Solution(of: exercise).map { solution in
                let path = "\(exercise.name)/\(Self.solution).swift"
                return Answer(
                    exercise: exercise.name, isRight: true,
                    source: SourceFile(path: path, bytes: Array(solution.text.utf8)))
            }
        }
    }

    #if os(macOS)
        private static let compiler = ["xcrun", "swiftc"]
    #else
        private static let compiler = ["swiftc"]
    #endif

    // MARK: Running

    /// Returns a Boolean value indicating whether all tests of an exercise pass for an answer.
    private func passes(_ answer: String) async throws -> Bool {
        let name = answer.replacing("/", with: "-")
        let output = folder.appending(path: name + ".txt")
        let end = try await processes.run(
            ["sh", "-c", "ulimit -v \(Self.memory) 2>/dev/null; exec \"$0\"", program.path],
            environment: [
                Extractor.trialVariable: answer, "SWIFT_BACKTRACE": "enable=no", "SWIFT_DETERMINISTIC_HASHING": "1",
                // Each process has its own preferences.
                "XDG_CONFIG_HOME": folder.appending(path: name).path,
            ], output: output, errors: output, seconds: Self.seconds)
        return end == .exited(0)
    }
}

/// An error that prevents the trial of a chapter's mutants.
struct MutantTrialError: UserFacingError {
    var description: String
}
