/// How the process of some tests ended.
enum ProcessEnd: Equatable, Sendable {
    case exited(Int32)
    /// It was stopped because it took too long.
    case tookTooLong
}

/// What a run of tests says about an exercise.
struct TestOutcome {
    let events: TestEvents
    let end: ProcessEnd
    /// What the process printed.
    let output: String
    let root: PackageRoot

    /// The state of the exercise with that suite; nil when the run ended before it came to the suite's end, and says
    /// nothing against it.
    ///
    /// - Parameter isStub: whether the exercise has not been begun.
    func state(of suite: String, isStub: Bool) -> ExerciseState? {
        let tests = events.tests.filter { $0.suite == suite }
        if let interrupted = tests.first(where: { $0.hasStarted && !$0.hasEnded }) {
            return isStub ? .notBegun(count(tests), failures(tests)) : end(in: interrupted)
        }
        if !events.hasEnded, tests.contains(where: { !$0.hasEnded && !$0.wasSkipped }) || tests.isEmpty { return nil }
        let failures = failures(tests)
        if isStub, !failures.isEmpty || tests.isEmpty { return .notBegun(count(tests), failures) }
        // What is skipped proves nothing.
        guard !tests.isEmpty, tests.allSatisfy(\.hasEnded) else { return .noTestRan }
        return failures.isEmpty ? .solved : .open(count(tests), failures)
    }

    private func end(in test: TestEvents.Test) -> ExerciseState {
        if end == .tookTooLong { return .doesNotEnd(test: test.title) }
        let crash = Crash(output, root: root)
        return .stopped(Stop(test: test.title, words: crash.words, place: crash.place))
    }

    private func count(_ tests: [TestEvents.Test]) -> TestCount {
        TestCount(passed: tests.count { $0.hasEnded && $0.issues.isEmpty }, all: tests.count)
    }

    private func failures(_ tests: [TestEvents.Test]) -> [Failure] {
        tests.flatMap { test in test.issues.map { Failure($0, of: test) } }
    }
}

extension TestOutcome {
    /// The state when no test has begun.
    var stateOfAll: ExerciseState {
        if end == .tookTooLong { return .doesNotEnd(test: nil) }
        let crash = Crash(output, root: root)
        return .stopped(Stop(test: nil, words: crash.words, place: crash.place))
    }
}

extension TestEvents {
    /// How many suites have begun: as long as there are ever more, the run goes on.
    var suitesBegun: Int { Set(tests.filter(\.hasStarted).map(\.suite)).count }
}
