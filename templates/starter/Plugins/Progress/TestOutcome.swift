/// The end of the process that runs tests.
enum ProcessEnd: Equatable, Sendable {
    case exited(Int32)
    /// The process was stopped because it took too long.
    case tookTooLong
}

/// The results of a test run for the exercises.
struct TestOutcome {
    let events: TestEvents
    let end: ProcessEnd
    /// The output of the process.
    let output: String
    let root: PackageRoot

    /// The lines that the tests printed.
    var printed: [String] { PrintedLines.lines(in: output, messages: events.messages) }

    /// Returns the state of the exercise with the given suite, or `nil` if the run ended before the suite did and no
    /// test of the suite was running.
    ///
    /// - Parameter isStub: `true` if the exercise hasn't been begun.
    func state(of suite: String, isStub: Bool) -> ExerciseState? {
        let tests = events.tests.filter { $0.suite == suite }
        if let interrupted = tests.first(where: { $0.hasStarted && !$0.hasEnded }) {
            return isStub ? .notBegun(count(tests), failures(tests)) : end(in: interrupted)
        }
        if !events.hasEnded, tests.contains(where: { !$0.hasEnded && !$0.wasSkipped }) || tests.isEmpty { return nil }
        let failures = failures(tests)
        if isStub, !failures.isEmpty || tests.isEmpty { return .notBegun(count(tests), failures) }
        // A skipped test proves nothing.
        guard !tests.isEmpty, tests.allSatisfy(\.hasEnded) else { return .noTestRan }
        return failures.isEmpty ? .solved : .open(count(tests), failures)
    }

    private func end(in test: TestEvents.Test) -> ExerciseState {
        if end == .tookTooLong { return .doesNotEnd(test: test.title) }
        let crash = Crash(output, root: root)
        return .stopped(Stop(test: test.title, message: crash.message, location: crash.location))
    }

    private func count(_ tests: [TestEvents.Test]) -> TestCount {
        TestCount(passed: tests.count { $0.hasEnded && $0.issues.isEmpty }, all: tests.count)
    }

    private func failures(_ tests: [TestEvents.Test]) -> [Failure] {
        tests.flatMap { test in test.issues.map { Failure($0, of: test) } }
    }
}

extension TestOutcome {
    /// The state if no test has started.
    var stateOfAll: ExerciseState {
        if end == .tookTooLong { return .doesNotEnd(test: nil) }
        let crash = Crash(output, root: root)
        return .stopped(Stop(test: nil, message: crash.message, location: crash.location))
    }
}
