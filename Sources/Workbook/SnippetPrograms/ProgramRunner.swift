import Foundation
import SnippetResults

/// A runner that compiles programs and executes them.
package final class ProgramRunner: Sendable {
    /// The compiler settings that all programs share.
    package struct Settings: Sendable {
        /// The modules that each program imports.
        package var imports: [String]
        /// The language mode: `6`, or an earlier one.
        package var languageMode: String
        /// The compiler arguments that locate modules and the libraries to link.
        package var arguments: [String]
        /// The time limit of a program, in seconds.
        package var seconds: Double

        package init(
            imports: [String] = [], languageMode: String = "6", arguments: [String] = [],
            seconds: Double = TimeLimit.seconds
        ) {
            self.imports = imports
            self.languageMode = languageMode
            self.arguments = arguments
            self.seconds = seconds
        }
    }

    private let settings: Settings
    private let processes: ChildProcesses
    private let root: URL
    private let support: Task<URL, any Error>

    /// Creates a runner.
    ///
    /// - Parameters:
    ///   - root: An empty folder for its files.
    ///   - processes: The process runner, whose limit this runner shares with others.
    init(_ settings: Settings, in root: URL, processes: ChildProcesses) {
        self.settings = settings
        self.processes = processes
        self.root = root
        support = Task { try await PartSupport.compile(in: root, processes: processes) }
    }

    /// Removes the runner's files. No program can be run afterward.
    package func discard() { try? FileManager.default.removeItem(at: root) }

    deinit { discard() }

    /// Compiles and runs a program, followed by the parts that must not compile and those that must stop, each after
    /// the parts before it.
    ///
    /// - Returns: The result of each part, by its index.
    /// - Throws: `ProgramRunnerError` if there is no compiler.
    func outcomes(of program: Program) async throws -> [Int: Program.Outcome] {
        let folder = root.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var workspace = ProgramWorkspace(folder: folder, settings: settings, processes: processes, support: support)
        for module in program.modules { try await workspace.compile(module, delimiter: delimiter) }
        var outcomes = try await run(program.parts.filter { $0.expectation == .runs }, in: workspace)
        for (index, part) in program.parts.enumerated() {
            let before = program.parts[..<index].filter {
                $0.expectation == .runs && outcomes[$0.index]?.issues.isEmpty == true
            }
            switch part.expectation {
            case .runs: break
            case .fails(let message):
                outcomes[part.index] = try await rejection(of: part, after: before, message, workspace)
            case .stops(let message):
                outcomes[part.index] = try await stop(of: part, after: before, message, workspace)
            }
        }
        return outcomes
    }

    // MARK: What runs

    /// Runs the parts that must run.
    ///
    /// - Returns: The results of the parts.
    private func run(
        _ parts: [Program.Part], in workspace: ProgramWorkspace
    ) async throws -> [Int: Program.Outcome] {
        var outcomes: [Int: Program.Outcome] = [:]
        var rest = parts
        var isParsed = false
        // Parts that don't compile are removed, and the others are tried again. The number of parts decreases each
        // time.
        while !rest.isEmpty {
            let source = source(of: rest)
            let report = try await workspace.compile(source)
            if report.errors.isEmpty, report.others.isEmpty {
                outcomes.merge(try await printed(by: rest, source, in: workspace)) { $1 }
                break
            }
            if !isParsed {
                // A missing closing brace causes errors in the code after it, where there is no error.
                isParsed = true
                let broken = try await unparsed(rest, in: workspace)
                outcomes.merge(broken) { $1 }
                rest.removeAll { broken[$0.index] != nil }
                if !broken.isEmpty { continue }
            }
            if report.errors.isEmpty {
                let issues = report.otherCauses.map { Program.Issue($0) }
                for part in rest {
                    outcomes[part.index] = Program.Outcome(
                        issues: part.index == rest.first?.index ? issues : [Self.notBuilt])
                }
                break
            }
            for (index, issues) in report.errors { outcomes[index] = Program.Outcome(issues: issues) }
            rest.removeAll { report.errors[$0.index] != nil }
        }
        return outcomes
    }

    /// Returns the parts that have syntax errors when they are parsed separately.
    private func unparsed(_ parts: [Program.Part], in workspace: ProgramWorkspace) async throws -> [Int: Program
        .Outcome]
    {
        try await withThrowingTaskGroup(of: (Int, Program.Outcome?).self) { group in
            for part in parts {
                group.addTask { [self] in
                    let source = ProgramSource([part], imports: [], delimiter: delimiter)
                    let report = try await workspace.compile(source, to: .syntax(part.index))
                    let others = report.others.map { Program.Issue($0) }
                    let issues = (report.errors[part.index] ?? []) + others
                    return (part.index, issues.isEmpty ? nil : Program.Outcome(issues: issues))
                }
            }
            return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
    }

    /// Runs the compiled program.
    private func printed(
        by parts: [Program.Part], _ source: ProgramSource, in workspace: ProgramWorkspace
    ) async throws -> [Int: Program.Outcome] {
        let (end, output, errors) = try await workspace.execute()
        if source.isLibrary {
            let main = parts.last(where: \.hasMain)
            var outcomes = Dictionary(uniqueKeysWithValues: parts.map { ($0.index, Program.Outcome(printed: "")) })
            let index = main?.index ?? parts[0].index
            outcomes[index] = Program.Outcome(printed: output)
            if end != .exited(0) { outcomes[index] = Program.Outcome(issues: [Self.issue(end, errors)]) }
            return outcomes
        }
        let printed = PrintedParts(output, delimiter: delimiter)
        var outcomes: [Int: Program.Outcome] = [:]
        for part in parts {
            if printed.last == nil, end != .exited(0) {
                // The program ended before the first part began.
                outcomes[part.index] = Program.Outcome(issues: [Self.issue(end, errors)])
            } else if part.index == printed.last, end != .exited(0) {
                outcomes[part.index] = Program.Outcome(issues: [Self.issue(end, errors)])
            } else if let text = printed.texts[part.index] {
                outcomes[part.index] = Program.Outcome(printed: text)
            } else {
                let text = "did not run: the program had ended before"
                outcomes[part.index] = Program.Outcome(issues: [Program.Issue(text)])
            }
        }
        return outcomes
    }

    /// The issue of every part but the first one of a program that can't be built. The first one has the errors.
    private static let notBuilt = Program.Issue("not run, because the program can't be built; see the first listing")

    private static func issue(_ end: ChildProcesses.End, _ errors: String) -> Program.Issue {
        let quotation = ChildProcesses.quotation(of: errors)
        return switch end {
        case .tookTooLong: Program.Issue("did not come to its end in time")
        case .exited(let status): Program.Issue("the program ended with status \(status)\(quotation)")
        case .stopped(let signal): Program.Issue("the program was stopped by signal \(signal)\(quotation)")
        }
    }

    // MARK: What must not compile, and what must stop

    private func rejection(
        of part: Program.Part, after before: [Program.Part], _ message: String, _ workspace: ProgramWorkspace
    ) async throws -> Program.Outcome {
        let report = try await workspace.compile(source(of: before + [part]))
        let texts = (report.errors[part.index] ?? []).map(\.text) + report.others
        if texts.isEmpty { return Program.Outcome(issues: [Program.Issue("this compiles, but must not")]) }
        if texts.contains(where: { $0.contains(message) }) { return Program.Outcome(printed: "") }
        let text = "does not compile, but the compiler does not say '\(message)'; it says:\n"
        return Program.Outcome(issues: [Program.Issue(text + texts.joined(separator: "\n"))])
    }

    private func stop(
        of part: Program.Part, after before: [Program.Part], _ message: String, _ workspace: ProgramWorkspace
    ) async throws -> Program.Outcome {
        let source = source(of: before + [part])
        let report = try await workspace.compile(source)
        let issues = (report.errors[part.index] ?? []) + report.others.map { Program.Issue($0) }
        if !issues.isEmpty { return Program.Outcome(issues: issues) }
        let (end, output, errors) = try await workspace.execute()
        let last = PrintedParts(output, delimiter: delimiter).last
        if end == .exited(0) { return Program.Outcome(issues: [Program.Issue("this does not stop the program")]) }
        guard source.isLibrary || last == part.index else {
            return Program.Outcome(issues: [Program.Issue("did not run: the program had ended before")])
        }
        if end == .tookTooLong { return Program.Outcome(issues: [Self.issue(end, errors)]) }
        var errorText = errors
        if case .stopped(let signal) = end { errorText += "\nstopped by signal \(signal)" }
        if errorText.contains(message) {
            let printed = PrintedParts(output, delimiter: delimiter).texts[part.index]
            return Program.Outcome(printed: printed ?? output)
        }
        return Program.Outcome(
            issues: [Program.Issue("stopped, but without saying '\(message)'\(ChildProcesses.quotation(of: errors))")])
    }

    // MARK: Sources

    private var delimiter: String { "\(root.lastPathComponent) " }

    private func source(of parts: [Program.Part]) -> ProgramSource {
        ProgramSource(parts, imports: settings.imports, delimiter: delimiter)
    }
}

/// An error that prevents programs from being compiled or run.
package struct ProgramRunnerError: Error, CustomStringConvertible {
    package var description: String

    package init(description: String) { self.description = description }
}
