import Synchronization

/// An answer to an exercise, as a case of its chapter's test. All tests of the exercise must pass for a right answer,
/// and at least one must fail for a wrong one.
public struct AnswerTest: Sendable, CustomStringConvertible {
    public typealias Test = @MainActor @Sendable () async throws -> Void

    /// An attempt with an answer, with the failures of the exercise's tests.
    private final class Attempt: Sendable {
        @TaskLocal static var current: Attempt?

        let exercise: String
        let answer: String
        private let storage = Mutex<[String]>([])

        init(exercise: String, answer: String) {
            self.exercise = exercise
            self.answer = answer
        }

        var failures: [String] { storage.withLock { $0 } }

        func record(_ failure: String) { storage.withLock { $0.append(failure) } }
    }

    private let place: SnippetPlace
    private let exercise: String
    private let answer: String
    private let isRight: Bool
    private let tests: [Test]

    /// Creates a test of an answer.
    ///
    /// - Parameters:
    ///   - place: The location of the exercise.
    ///   - tests: The exercise's tests.
    public init(_ place: SnippetPlace, exercise: String, answer: String, isRight: Bool, tests: [Test]) {
        self.place = place
        self.exercise = exercise
        self.answer = answer
        self.isRight = isRight
        self.tests = tests
    }

    public var description: String { "\(exercise)/\(answer)" }

    /// Returns the name of the answer that is being tried, or `nil` for the solution.
    public static func tried(in exercise: String) -> String? {
        guard let attempt = Attempt.current, attempt.exercise == exercise else { return nil }
        return attempt.answer
    }

    /// Returns a Boolean value indicating whether a failure is a failure of the book. A failure during an attempt
    /// with an answer is a result of the attempt, and is recorded there.
    public static func counts(_ failure: String) -> Bool {
        Attempt.current?.record(failure)
        return Attempt.current == nil
    }

    /// Runs the exercise's tests with the answer. Returns an issue if the tests fail for a right answer or pass for a
    /// wrong one.
    @MainActor public func issue() async -> SnippetIssue? {
        Watchdog.shared.start(place)
        defer { Watchdog.shared.finish(place) }
        let attempt = Attempt(exercise: exercise, answer: answer)
        for test in tests {
            await Attempt.$current.withValue(attempt) {
                do {
                    try await test()
                } catch {
                    attempt.record("threw an error: \(error)")
                }
            }
        }
        switch (isRight, attempt.failures.isEmpty) {
        case (true, true), (false, false): return nil
        case (true, false):
            return place.issue(
                "the answer '\(answer)' is right, and fails:\n\(attempt.failures.joined(separator: "\n"))")
        case (false, true):
            return place.issue("the answer '\(answer)' is wrong, and passes; let a test of the exercise find it out")
        }
    }
}
