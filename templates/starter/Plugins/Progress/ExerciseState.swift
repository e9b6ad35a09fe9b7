/// Where the reader stands with an exercise.
enum ExerciseState: Equatable, Sendable {
    /// Its stub stands there; of what its tests say about that some is worth reading.
    case notBegun(TestCount, [Failure])
    /// Tests fail.
    case open(TestCount, [Failure])
    /// The compiler refuses its file, or the file of its tests.
    case doesNotCompile(CompilerError)
    /// The process of its tests died.
    case stopped(Stop)
    /// A test was still running after a while.
    case doesNotEnd(test: String?)
    /// Nothing tested it.
    case noTestRan
    /// Another file does not compile, so that no test could run.
    case notKnown
    case solved

    /// The word for editors and scripts; it stays as it is.
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

    var isSolved: Bool { self == .solved }

    var isBegun: Bool {
        if case .notBegun = self { return false }
        return true
    }

    /// What went wrong, test by test.
    var failures: [Failure] {
        switch self {
        case .notBegun(_, let failures), .open(_, let failures): failures
        case .doesNotCompile(let error): [Failure(comments: [], words: error.message, place: error.place)]
        case .stopped(let stop): [Failure(test: stop.test, comments: [], words: stop.words, place: stop.place)]
        case .doesNotEnd(let test): [Failure(test: test, comments: [], words: "does not end", place: nil)]
        case .noTestRan, .notKnown, .solved: []
        }
    }
}

/// How many of an exercise's tests pass.
struct TestCount: Equatable, Sendable {
    var passed: Int
    var all: Int
}

/// The end of a process that should not have ended.
struct Stop: Equatable, Sendable {
    /// The title of the test that ran.
    var test: String?
    /// What the process said as it died, in words for the reader.
    var words: String
    /// Where in the package it was.
    var place: Place?
}

/// Something that a test did not find as it should be.
struct Failure: Equatable, Sendable {
    /// The title of the test.
    var test: String?
    /// What the author of the test says of it.
    var comments: [String]
    /// What is wrong: `got 1, expected 6`; empty when the comments say it all.
    var words: String
    var place: Place?

    var messages: [String] { comments + (words.isEmpty ? [] : [words]) }
}
