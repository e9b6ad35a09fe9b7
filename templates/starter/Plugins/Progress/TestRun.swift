import Foundation

/// A runner that compiles a starter's tests and runs some of them.
struct TestRun {
    let package: StarterPackage
    let list: ExerciseList
    let toolchain: Toolchain
    /// A folder for the output files of the processes.
    let scratch: String

    /// The error that is thrown if the files have changed in the meantime.
    struct OutdatedError: Error {}

    /// The time limit for the tests of one exercise, in seconds.
    private static let timeout = 20.0

    /// Compiles the package with its tests.
    ///
    /// - Parameter progress: A closure that receives the elapsed time and the last line of the output.
    /// - Returns: The output of the compiler if it failed, or `nil` otherwise.
    func build(progress: (TimeInterval, String) -> Void) throws -> BuildOutput? {
        let start = Date()
        let process = process(["build", "--build-tests"], output: "build.txt")
        let end = try process.run {
            progress(-start.timeIntervalSinceNow, Self.lastLine(of: process.output))
            return true
        }
        return end == .exited(0) ? nil : BuildOutput(process.printed, root: package.root)
    }

    /// Runs the tests of exercises.
    ///
    /// The tests share one process. If it crashes, another process runs the tests that hadn't started, so that a crash
    /// hides no results.
    ///
    /// - Parameters:
    ///   - isStub: A closure that returns `true` if an exercise hasn't been begun.
    ///   - isOutdated: A closure that returns `true` if the result is no longer required. It is called repeatedly.
    /// - Returns: The state of each exercise, by name.
    /// - Throws: `OutdatedError`, or `ProgressError` if the tests can't be run.
    func test(
        _ exercises: [Exercise], isStub: (Exercise) -> Bool, isOutdated: () -> Bool
    ) throws -> [String: ExerciseState] {
        var states: [String: ExerciseState] = [:]
        var open = exercises
        while !open.isEmpty {
            let outcome = try run(open.map(\.suite), isOutdated)
            for exercise in open { states[exercise.name] = outcome.state(of: exercise.suite, isStub: isStub(exercise)) }
            let rest = open.filter { states[$0.name] == nil }
            if rest.count == open.count {
                // The process crashed before the first test started. The first exercise is reported, because the cause
                // is unknown.
                states[open[0].name] = outcome.stateOfAll
            }
            open = rest.filter { states[$0.name] == nil }
        }
        return states
    }

    private func run(_ suites: [String], _ isOutdated: () -> Bool) throws -> TestOutcome {
        let events = "\(scratch)/events.jsonl"
        try? FileManager.default.removeItem(atPath: events)
        let filter = "^\(list.testTarget)\\.(\(suites.joined(separator: "|")))/"
        let process = process(
            [
                "test", "--skip-build", "--disable-xctest", "--no-parallel", "--filter", filter,
                "--event-stream-output-path", events, "--event-stream-version", "0",
            ], output: "tests.txt")
        var timeout = ProgressTimeout(seconds: Self.timeout)
        var isGivenUp = false
        let end = try process.run {
            timeout.mayContinue {
                isGivenUp = isOutdated()
                return isGivenUp ? nil : TestEvents(path: events, root: package.root)?.suitesBegun ?? 0
            }
        }
        if isGivenUp { throw OutdatedError() }
        guard let found = TestEvents(path: events, root: package.root) else {
            if end == .tookTooLong { throw ProgressError("the tests do not begin: 'swift test' says nothing") }
            let output = BuildOutput(process.printed, root: package.root).quote.map { "\n  \($0)" }.joined()
            throw ProgressError("the tests cannot be run:\(output)")
        }
        return TestOutcome(events: found, end: end, output: process.printed, root: package.root)
    }

    private func process(_ arguments: [String], output: String) -> ChildProcess {
        // A stack trace contains the location of a crash in the reader's file. All other parts of it are slow to write.
        let trace = "enable=yes,threads=crashed,registers=none,images=none,limit=40,color=no,interactive=no"
        var environment = toolchain.environment
        if arguments[0] == "test" { environment["SWIFT_BACKTRACE"] = trace }
        return ChildProcess(
            executable: toolchain.swift, arguments: [arguments[0]] + toolchain.arguments + arguments.dropFirst(),
            folder: package.path, environment: environment, output: "\(scratch)/\(output)")
    }

    private static func lastLine(of file: String) -> String {
        guard let handle = FileHandle(forReadingAtPath: file) else { return "" }
        defer { try? handle.close() }
        let end = (try? handle.seekToEnd()) ?? 0
        try? handle.seek(toOffset: end > 400 ? end - 400 : 0)
        let text = String(decoding: (try? handle.readToEnd()) ?? Data(), as: UTF8.self)
        return text.split(whereSeparator: \.isNewline).last.map(String.init) ?? ""
    }
}

/// A timeout that restarts with every progress.
private struct ProgressTimeout {
    let seconds: TimeInterval
    private var lastProgress = Date()
    private var lastCheck = Date()
    private var last = 0

    init(seconds: TimeInterval) { self.seconds = seconds }

    /// Returns a Boolean value indicating whether to continue.
    ///
    /// - Parameter count: A closure that returns the progress, or `nil` to stop. It is called at most once per second.
    mutating func mayContinue(_ count: () -> Int?) -> Bool {
        guard -lastCheck.timeIntervalSinceNow > 1 else { return true }
        lastCheck = Date()
        guard let count = count() else { return false }
        if count != last { (last, lastProgress) = (count, lastCheck) }
        return -lastProgress.timeIntervalSinceNow < seconds
    }
}
