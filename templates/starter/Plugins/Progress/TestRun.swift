import Foundation

/// Compiles a starter's tests, and runs some of them.
struct TestRun {
    let package: StarterPackage
    let list: ExerciseList
    let toolchain: Toolchain
    /// A folder for what the processes leave.
    let scratch: String

    /// The files have changed meanwhile.
    struct Outdated: Error {}

    /// How long the tests of one exercise may take, in seconds.
    private static let patience = 20.0

    /// Compiles everything.
    ///
    /// - Parameter progress: gets how long it takes already, and the last line that was printed.
    /// - Returns: what the compiler said when it failed.
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
    /// One process for all of them. When it dies in one, those that it has not come to get another: a crash hides nothing.
    ///
    /// - Parameters:
    ///   - isStub: whether an exercise has not been begun.
    ///   - isOutdated: whether nobody wants to know any more; asked now and then.
    /// - Returns: the state of each, by its name.
    /// - Throws: `Outdated`, and `ProgressError` when nothing can be run.
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
                // It died before the first test began: whoever is first is as guilty as any.
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
        var patience = Patience(seconds: Self.patience)
        var isGivenUp = false
        let end = try process.run {
            patience.holds {
                isGivenUp = isOutdated()
                return isGivenUp ? nil : TestEvents(path: events, root: package.root)?.suitesBegun ?? 0
            }
        }
        if isGivenUp { throw Outdated() }
        guard let found = TestEvents(path: events, root: package.root) else {
            if end == .tookTooLong { throw ProgressError("the tests do not begin: 'swift test' says nothing") }
            let said = BuildOutput(process.printed, root: package.root).quote.map { "\n  \($0)" }.joined()
            throw ProgressError("the tests cannot be run:\(said)")
        }
        return TestOutcome(events: found, end: end, output: process.printed, root: package.root)
    }

    private func process(_ arguments: [String], output: String) -> ChildProcess {
        // A trace says where in the reader's file a process died; all else in it is slow to write.
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

/// Waits as long as something goes on.
private struct Patience {
    let seconds: TimeInterval
    private var since = Date()
    private var looked = Date()
    private var last = 0

    init(seconds: TimeInterval) { self.seconds = seconds }

    /// - Parameter count: how far it has come, nil to end it; asked only now and then.
    mutating func holds(_ count: () -> Int?) -> Bool {
        guard -looked.timeIntervalSinceNow > 1 else { return true }
        looked = Date()
        guard let count = count() else { return false }
        if count != last { (last, since) = (count, looked) }
        return -since.timeIntervalSinceNow < seconds
    }
}
