/// The reader's progress with an exercise.
enum ExerciseState: Equatable, Sendable {
    /// The file contains the stub. Some of the test failures are worth reading.
    case notBegun(TestCount, [Failure])
    /// Tests fail.
    case open(TestCount, [Failure])
    /// The exercise's file, or the file of its tests, doesn't compile.
    case doesNotCompile(CompilerError)
    /// The process of its tests crashed.
    case stopped(Stop)
    /// A test was still running at the time limit.
    case doesNotEnd(test: String?)
    /// No test ran.
    case noTestRan
    /// Another file doesn't compile, so no test could run.
    case notKnown
    case solved

    /// The name of the state for editors and scripts. It is stable.
    var word: String {
        switch self {
        case .notBegun: "notBegun"
        case .open: "open"
        case .doesNotCompile: "doesNotCompile"
        case .stopped: "stopped"
        case .doesNotEnd: "doesNotEnd"
        case .noTestRan: "noTestRan"
        case .notKnown: "notKnown"
        case .solved: "solved"
        }
    }

    /// Creates a state without details from its word, or returns `nil` for an unknown word.
    init?(word: String) {
        let states: [ExerciseState] = [
            .notBegun(TestCount(passed: 0, all: 0), []), .open(TestCount(passed: 0, all: 0), []),
            .doesNotCompile(CompilerError(location: nil, message: "")),
            .stopped(Stop(test: nil, message: "", location: nil)), .doesNotEnd(test: nil), .noTestRan, .notKnown,
            .solved,
        ]
        guard let state = states.first(where: { $0.word == word }) else { return nil }
        self = state
    }

    var isSolved: Bool { self == .solved }

    var isBegun: Bool {
        if case .notBegun = self { return false }
        return true
    }

    /// The failures of the tests.
    var failures: [Failure] {
        switch self {
        case .notBegun(_, let failures), .open(_, let failures): failures
        case .doesNotCompile(let error): [Failure(comments: [], message: error.message, location: error.location)]
        case .stopped(let stop):
            [Failure(test: stop.test, comments: [], message: stop.message, location: stop.location)]
        case .doesNotEnd(let test): [Failure(test: test, comments: [], message: "does not end", location: nil)]
        case .noTestRan, .notKnown, .solved: []
        }
    }
}

/// The numbers of passed tests and of all tests of an exercise.
struct TestCount: Equatable, Sendable {
    var passed: Int
    var all: Int
}

/// The unexpected end of a process.
struct Stop: Equatable, Sendable {
    /// The title of the test that was running.
    var test: String?
    /// The reason for the end, in words for the reader.
    var message: String
    /// The location in the package.
    var location: FileLocation?
}

/// An unexpected result of a test.
struct Failure: Equatable, Sendable {
    /// The title of the test.
    var test: String?
    /// The comments of the test's author.
    var comments: [String]
    /// The difference: `got 1, expected 6`. It is empty if the comments are sufficient.
    var message: String
    var location: FileLocation?

    var messages: [String] { comments + (message.isEmpty ? [] : [message]) }
}
