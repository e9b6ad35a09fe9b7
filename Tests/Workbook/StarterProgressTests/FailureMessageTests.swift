import Testing

@testable import StarterProgress

/// Compares messages of Swift Testing with those for the reader.
///
/// The texts on the left are those of Swift 6.3, and of 6.2 if they differ.
@Suite struct FailureMessageTests {
    @Test(arguments: [
        ("(found → 1) == 6", "`found`: got 1, expected 6"),
        ("(found → 1) == (6)", "`found`: got 1, expected 6"),
        ("(found → 1) == (6 → 6)", "`found`: got 1, expected 6"),
        ("(count(in: 3, 4) → 1) == (expected → 6)", "`count(in: 3, 4)`: got 1, expected 6"),
        ("(found → 1) == (max(expected, 2) → 6)", "`found`: got 1, expected 6"),
        ("6 == (count(in: 3, 4) → 1)", "`count(in: 3, 4)`: got 1, expected 6"),
        ("6 < (found → 1)", "`found`: got 1, expected more than 6"),
        ("(found → 1) != 1", "`found`: got 1, expected anything but 1"),
        ("(found → 1) > 2", "`found`: got 1, expected more than 2"),
        ("(found → 1) >= 2", "`found`: got 1, expected 2 at least"),
        ("(found → 3) < 2", "`found`: got 3, expected less than 2"),
        ("(found → 3) <= (limit → 2)", "`found`: got 3, expected 2 at most"),
        ("(name() → nil) != nil", "`name()`: got nil, expected a value"),
        ("(name() → nil) == \"Anna\"", "`name()`: got nil, expected \"Anna\""),
        ("(isRight → false) == true", "`isRight`: got false, expected true"),
        ("(d → 0.30000000000000004) == 0.3", "`d`: got 0.30000000000000004, expected 0.3"),
        (
            "(p → P(x: 1, s: \"a (b\\\" → c\")) == (q → P(x: 3, s: \"\"))",
            "`p`: got P(x: 1, s: \"a (b\\\" → c\"), expected P(x: 3, s: \"\")"
        ),
        (
            "(C() → M.C) === (window → M.C)", "`C()`: got M.C, expected the object `window`, M.C"
        ),
        ("(a → M.C) !== (b → M.C)", "`a`: got M.C, expected another object than `b`"),
        ("(a → M.C) == (b → M.C)", "`a`: got M.C, expected an equal value; this one looks the same, and is not"),
        (
            "(names().map { $0 + \"!\" } → [\"a!\"]) == [\"x\"]",
            "`names().map { $0 + \"!\" }`: got [\"a!\"], expected [\"x\"]"
        ),
    ])
    func `a comparison is reported as the actual and the expected value`(text: String, message: String) {
        #expect(Failure.message(for: "Expectation failed: " + text) == message)
    }

    @Test(arguments: [
        ("isRight", "`isRight` should be true"),
        ("!isRight", "`isRight` should be false"),
        ("!(isRight → true)", "`isRight` should be false"),
        ("(names() → [\"a\"]).isEmpty → false", "`names().isEmpty` should be true (`names()` is [\"a\"])"),
        (
            "!((names() → [\"a\"]).contains(\"a\") → true)",
            "`names().contains(\"a\")` should be false (`names()` is [\"a\"])"
        ),
        ("(name → \"a\").hasPrefix(\"z\")", "`name.hasPrefix(\"z\")` should be true (`name` is \"a\")"),
        (
            "(isRight → false) || (found == 3 → false)",
            "`isRight || found == 3` should be true (`isRight` is false, `found == 3` is false)"
        ),
        (
            "(isRight → false) && (found == 1 → <not evaluated>)",
            "`isRight && found == 1` should be true (`isRight` is false)"
        ),
        ("name() → nil", "`name()`: got nil, expected a value"),
        ("(a → nil) as? B → nil", "`a as? B`: got nil, expected a value"),
        ("try thrower(false) == 5", "`try thrower(false) == 5` should be true"),
        ("found == 2 ? true : false", "`found == 2 ? true : false` should be true"),
        ("views.allSatisfy {\n    $0.isHidden\n}", "`views.allSatisfy { $0.isHidden }` should be true"),
    ])
    func `a condition is reported with its expected value and known subexpressions`(text: String, message: String) {
        #expect(Failure.message(for: "Expectation failed: " + text) == message)
    }

    @Test(arguments: [
        (
            "Expectation failed: expected error \".bad\" of type Oops, but \".worse(3)\" of type Oops was thrown instead",
            "got the error .worse(3), expected the error .bad"
        ),
        (
            "Expectation failed: an error was expected but none was thrown and \"4\" was returned",
            "got 4, expected an error to be thrown"
        ),
        (
            "Expectation failed: an error was expected but none was thrown and \"()\" was returned",
            "expected an error to be thrown"
        ),
        ("Expectation failed: an error was expected but none was thrown", "expected an error to be thrown"),
        (
            "Expectation failed: an error was thrown when none was expected: \".worse(3)\" of type Oops",
            "got the error .worse(3), expected none"
        ),
        (
            "Expectation failed: unexpected error \".worse(3)\" of type Oops was thrown",
            "got the error .worse(3), expected another one"
        ),
        ("Caught error: .worse(3)", "an error was thrown: .worse(3)"),
        (
            "Confirmation was confirmed 1 time, but expected to be confirmed 2 times",
            "happened 1 time, expected 2 times"
        ),
        (
            "Confirmation was confirmed 0 times, but expected to be confirmed 1 ... 3 time(s)",
            "happened 0 times, expected 1 ... 3 time(s)"
        ),
        (
            "Expectation failed: .success → .signal(SIGILL → 4)",
            "the code stopped its process (SIGILL), expected it to go on; look for `!`, an index out of range, or a `fatalError`"
        ),
        (
            "Expectation failed: .success → .exitCode(3)",
            "the code ended its process with status 3, expected it to go on"
        ),
        ("Expectation failed: .failure → .exitCode(0)", "the code ran to its end, expected it to stop the process"),
    ])
    func `thrown errors, confirmations and exit statuses are reported`(text: String, message: String) {
        #expect(Failure.message(for: text) == message)
    }

    @Test(arguments: [
        ("Time limit was exceeded: 60.000 seconds", "Time limit was exceeded: 60.000 seconds"),
        ("Expectation failed: (screen → 5\" wide) == 6", "(screen → 5\" wide) == 6"),
        ("Expectation failed: (smile → :-)) == 6", "(smile → :-)) == 6"),
        ("Expectation failed: (a → [)] == 6", "(a → [)] == 6"),
    ])
    func `a message that can't be parsed is quoted`(text: String, message: String) {
        #expect(Failure.message(for: text) == message)
    }

    @Test func `with a comment, a plain variable's name is omitted`() {
        let text = "Expectation failed: (found → 1) == 6"
        #expect(Failure.message(for: text, isCommented: true) == "got 1, expected 6")
        #expect(
            Failure.message(for: "Expectation failed: (view.alpha → 1) == 0", isCommented: true)
                == "`view.alpha`: got 1, expected 0")
        #expect(
            Failure.message(for: "Expectation failed: (distance → 3) < 1", isCommented: true)
                == "`distance`: got 3, expected less than 1")
    }

    @Test func `the difference of long lists is reported relative to the expected value`() {
        let (long, other) = ("[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]", "[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12]")
        let left = Failure.message(
            for: "Expectation failed: (list() → \(long)) == \(other)", difference: "inserted [11], removed [12]")
        #expect(left == "`list()`: got \(long), expected \(other) (too much: [11], missing: [12])")
        let right = Failure.message(
            for: "Expectation failed: \(other) == (list() → \(long))", difference: "inserted [12], removed [11]")
        #expect(right == "`list()`: got \(long), expected \(other) (missing: [12], too much: [11])")
        let short = Failure.message(for: "Expectation failed: (list() → [1]) == []", difference: "inserted [1]")
        #expect(short == "`list()`: got [1], expected []")
    }

    @Test func `memory addresses are omitted`() {
        #expect(
            Failure.message(for: "Expectation failed: (window → <NamedWindow: 0x00007f841c0102c0>) == nil")
                == "`window`: got <NamedWindow>, expected nil")
    }

    @Test func `a long message keeps its beginning and its end`() {
        let long = String(repeating: "a", count: 300) + "end"
        let message = Failure.message(for: "Expectation failed: (text → \"\(long)\") == 6")
        #expect(message.count < 240)
        #expect(message.contains("aaa … aaa") && message.hasSuffix("end\", expected 6"))
    }

    private func issue(_ text: String, comments: [String] = [], testCase: String? = nil) -> Failure {
        let issue = TestEvents.Issue(testCase: testCase, location: nil, text: text, difference: nil, comments: comments)
        let test = TestEvents.Test(title: "It fits", suite: "S", location: FileLocation(file: "T.swift", line: 3))
        return Failure(issue, of: test)
    }

    @Test func `a comment that names the exercise's file is omitted`() {
        let comments = ["in 3.0 points", "Solve this exercise in Sources/A.swift"]
        let failure = issue("Expectation failed: (found → 1) == 6", comments: comments)
        #expect(failure.messages == ["in 3.0 points", "got 1, expected 6"])
        #expect(failure.test == "It fits")
        #expect(failure.location == FileLocation(file: "T.swift", line: 3))
        let bare = issue("Expectation failed: (found → 1) == 6", comments: [comments[1]])
        #expect(bare.messages == ["`found`: got 1, expected 6"])
    }

    @Test func `an issue is reported with its comments, its error and its test case`() {
        #expect(issue("Issue recorded", comments: ["I say so"]).messages == ["I say so"])
        #expect(issue("Issue recorded").messages == ["this test recorded an issue"])
        #expect(issue("Caught error: .bad", testCase: "2").messages == ["with 2", "an error was thrown: .bad"])
    }
}
