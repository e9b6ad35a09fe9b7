import Foundation

/// A runner that compiles a chapter's tests and runs some of them.
struct TestRun {
    let workspace: Workspace
    let chapter: Chapter
    let toolchain: Toolchain
    /// A folder for the output files of the processes.
    let scratch: String
    /// A closure that is called repeatedly while a process runs, with the step and the last line of the output.
    let progress: (Patience.Step, String) -> Void

    /// The error that is thrown if the files have changed in the meantime.
    struct OutdatedError: Error {}

    /// The results of the tests.
    struct Results {
        /// The states of the exercises, by name.
        var states: [String: ExerciseState] = [:]
        /// The lines that the tests of an exercise printed, by its name, as far as they're known.
        var printed: [String: [String]] = [:]
        /// A Boolean value indicating whether any test printed a line.
        var hasPrinted = false
    }

    /// Compiles the chapter with its tests.
    ///
    /// - Returns: The output of the compiler if it failed, or `nil` otherwise.
    func build() throws -> BuildOutput? {
        let process = process(["build", "--build-tests"], output: "build.txt")
        let end = try process.run {
            progress(.compiling, process.lastLine)
            return true
        }
        return end == .exited(0) ? nil : BuildOutput(process.printed, root: workspace.root)
    }

    /// Runs the tests of exercises.
    ///
    /// The tests share one process. If it crashes, another process runs the tests that hadn't started, so that a crash
    /// hides no results.
    ///
    /// - Parameters:
    ///   - isStub: A closure that returns `true` if an exercise hasn't been begun.
    ///   - isOutdated: A closure that returns `true` if the result is no longer required. It is called repeatedly.
    /// - Throws: `OutdatedError`, or `ProgressError` if the tests can't be run.
    func test(_ exercises: [Exercise], isStub: (Exercise) -> Bool, isOutdated: () -> Bool) throws -> Results {
        var results = Results()
        var open = exercises
        while !open.isEmpty {
            let outcome = try run("\(chapter.testTarget)\\.(\(open.map(\.suite).joined(separator: "|")))/", isOutdated)
            let lines = outcome.printed
            if open.count == 1 { results.printed[open[0].name] = lines }
            if !lines.isEmpty { results.hasPrinted = true }
            for exercise in open {
                results.states[exercise.name] = outcome.state(of: exercise.suite, isStub: isStub(exercise))
            }
            let rest = open.filter { results.states[$0.name] == nil }
            if rest.count == open.count {
                // The process crashed before the first test started. The first exercise is reported, because the cause
                // is unknown.
                results.states[open[0].name] = outcome.stateOfAll
            }
            open = rest.filter { results.states[$0.name] == nil }
        }
        return results
    }

    /// Runs the tests of one exercise again, because the lines that several print can't be told apart.
    func printed(by exercise: Exercise, isOutdated: () -> Bool) throws -> [String] {
        try run("\(chapter.testTarget)\\.\(exercise.suite)/", isOutdated).printed
    }

    /// Runs the tests that draw the pictures of the chapter's page into a folder.
    ///
    /// - Returns: The end of the process, and what it printed.
    func draw(suite: String, into folder: String) throws -> (end: ProcessEnd, output: String) {
        var process = process(
            ["test", "--skip-build", "--disable-xctest", "--filter", "^\(chapter.testTarget)\\.\(suite)/"],
            output: "pictures.txt")
        process.environment["WORKBOOK_PICTURES"] = folder
        let end = try process.run {
            progress(.testing, process.lastLine)
            return true
        }
        return (end, process.printed)
    }

    private func run(_ filter: String, _ isOutdated: () -> Bool) throws -> TestOutcome {
        let events = "\(scratch)/events.jsonl"
        try? FileManager.default.removeItem(atPath: events)
        let process = process(
            [
                "test", "--skip-build", "--disable-xctest", "--no-parallel", "--filter", "^\(filter)",
                "--event-stream-output-path", events, "--event-stream-version", "0",
            ], output: "tests.txt")
        var timeout = ProgressTimeout()
        var isGivenUp = false
        let end = try process.run {
            progress(.testing, process.lastLine)
            return timeout.mayContinue {
                isGivenUp = isOutdated()
                if isGivenUp || process.printsTooMuch { return nil }
                if Patience.isWaiting(process.lastLine) { return .waiting }
                return TestEvents(path: events, root: workspace.root).map { .testing($0.steps) } ?? .starting
            }
        }
        if isGivenUp { throw OutdatedError() }
        guard let found = TestEvents(path: events, root: workspace.root) else {
            if end == .tookTooLong { throw ProgressError("the tests do not begin: 'swift test' says nothing") }
            let output = BuildOutput(process.printed, root: workspace.root).quote.map { "\n  \($0)" }.joined()
            throw ProgressError("the tests cannot be run:\(output)")
        }
        return TestOutcome(events: found, end: end, output: process.printed, root: workspace.root)
    }

    private func process(_ arguments: [String], output: String) -> ChildProcess {
        // A stack trace contains the location of a crash in the reader's file. All other parts of it are slow to write.
        let trace = "enable=yes,threads=crashed,registers=none,images=none,limit=40,color=no,interactive=no"
        var environment = toolchain.environment
        if arguments[0] == "test" {
            environment["SWIFT_BACKTRACE"] = trace
            // The failures of an exercise that hasn't been begun are known issues otherwise.
            environment["WORKBOOK_STUBS"] = "fail"
        }
        let places = [
            "--package-path", workspace.absolute(chapter.folder),
            "--scratch-path", workspace.absolute(Workspace.scratch),
        ]
        return ChildProcess(
            executable: toolchain.swift,
            arguments: [arguments[0]] + places + toolchain.arguments + arguments.dropFirst(),
            folder: workspace.path, environment: environment, output: "\(scratch)/\(output)")
    }
}

/// A timeout that restarts with every progress.
private struct ProgressTimeout {
    enum Progress: Equatable {
        /// SwiftPM waits for another SwiftPM.
        case waiting
        /// No test has started.
        case starting
        /// The number of events so far.
        case testing(Int)

        /// The time limit without progress, in seconds, or `nil` for none. A reader learns of an endless loop after at
        /// most 15 seconds, including the time to stop the processes.
        var limit: TimeInterval? {
            switch self {
            case .waiting: nil
            case .starting: 60
            case .testing: 12
            }
        }
    }

    private var lastProgress = Date()
    private var lastCheck = Date()
    private var last = Progress.starting

    /// Returns a Boolean value indicating whether to continue.
    ///
    /// - Parameter progress: A closure that returns the progress, or `nil` to stop. It is called at most once per second.
    mutating func mayContinue(_ progress: () -> Progress?) -> Bool {
        guard -lastCheck.timeIntervalSinceNow > 1 else { return true }
        lastCheck = Date()
        guard let progress = progress() else { return false }
        if progress != last { (last, lastProgress) = (progress, lastCheck) }
        return progress.limit.map { -lastProgress.timeIntervalSinceNow < $0 } ?? true
    }
}
