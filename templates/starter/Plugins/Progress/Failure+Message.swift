import Foundation

/// The message of a failure, in terms that the reader knows.
extension Failure {
    init(_ issue: TestEvents.Issue, of test: TestEvents.Test) {
        let comments = issue.comments.filter { !Self.namesExerciseFile($0) }
        let message = Self.message(for: issue.text, difference: issue.difference, isCommented: !comments.isEmpty)
        self.init(
            test: test.title, comments: (issue.testCase.map { ["with \($0)"] } ?? []) + comments,
            message: message.isEmpty && comments.isEmpty ? "this test recorded an issue" : message,
            location: issue.location ?? test.location)
    }

    /// Returns a Boolean value indicating whether the comment names the file of the exercise, which is already known
    /// here. Each failure of a starter's test has such a comment.
    private static func namesExerciseFile(_ comment: String) -> Bool {
        comment.hasPrefix("Solve this exercise in ")
    }

    /// Returns the description of a failure: `Expectation failed: (found → 1) == 6` becomes `got 1, expected 6`.
    ///
    /// - Parameter isCommented: `true` if the author has described `found`.
    /// - Returns: The description, or the unchanged text if there is no better one.
    static func message(for text: String, difference: String? = nil, isCommented: Bool = false) -> String {
        if text == "Issue recorded" { return "" }
        if let error = text.after("Caught error: ") { return "an error was thrown: \(error.shortened)" }
        if let count = text.after("Confirmation was confirmed ") {
            return "happened \(count.replacing(", but expected to be confirmed", with: ", expected"))"
        }
        guard let rest = text.after("Expectation failed: ") else { return text }
        if let message = errorMessage(rest) ?? processMessage(rest) { return message }
        guard let expectation = Expectation(rest) else { return rest }
        return expectation.message(isCommented: isCommented) + missing(difference, expectation)
    }

    /// Describes an error: `expected error ".bad" of type Oops, but ".worse(3)" of type Oops was thrown instead`
    private static func errorMessage(_ text: String) -> String? {
        if let match = text.wholeMatch(of: #/expected error "(.*)" of type (.*), but "(.*)" of type (.*) was .*/#) {
            return "got the error \(match.3), expected the error \(match.1)"
        }
        if let match = text.wholeMatch(of: #/an error was expected but none was thrown(?: and "(.*)" was returned)?/#) {
            let value = match.1.flatMap { $0 == "()" ? nil : "got \(String($0).shortened), " } ?? ""
            return "\(value)expected an error to be thrown"
        }
        if let match = text.wholeMatch(of: #/an error was thrown when none was expected: "(.*)" of type .*/#) {
            return "got the error \(match.1), expected none"
        }
        if let match = text.wholeMatch(of: #/unexpected error "(.*)" of type .* was thrown/#) {
            return "got the error \(match.1), expected another one"
        }
        return nil
    }

    /// Describes the end of code that runs in a separate process: `.success → .signal(SIGILL → 4)`.
    private static func processMessage(_ text: String) -> String? {
        guard let match = text.wholeMatch(of: #/\.(success|failure) → \.(signal|exitCode)\((.*)\)/#) else { return nil }
        if match.1 == "failure" { return "the code ran to its end, expected it to stop the process" }
        if match.2 == "exitCode" { return "the code ended its process with status \(match.3), expected it to go on" }
        let signal = match.3.prefix { $0 != " " }
        return """
            the code stopped its process (\(signal)), expected it to go on; look for `!`, an index out of range, \
            or a `fatalError`
            """
    }

    /// Returns the difference between long collections. In short ones, the reader can see it.
    private static func missing(_ difference: String?, _ expectation: Expectation) -> String {
        guard var difference, difference.count < 200, expectation.isLong else { return "" }
        let labels = expectation.isMirrored ? ("missing", "too much") : ("too much", "missing")
        difference = difference.replacing("inserted ", with: labels.0 + ": ").replacing(
            "removed ", with: labels.1 + ": ")
        return " (\(difference))"
    }
}

extension Expectation {
    fileprivate var isLong: Bool {
        guard case .comparison(let left, _, let right) = form else { return false }
        return (left.value ?? left.source).count > 30 && (right.value ?? right.source).count > 30
    }

    fileprivate func message(isCommented: Bool) -> String {
        switch form {
        case .comparison(let left, let comparison, let right):
            let value = left.value.map(\.shortened) ?? ""
            let expected = right.expected(comparison)
            // A plain name adds no information to the author's comment.
            let isName = left.source.wholeMatch(of: /\w+/) != nil
            let head = isCommented && isName && comparison == .equal ? "" : "`\(left.source.shortened)`: "
            if comparison == .equal, right.value ?? right.source == left.value {
                return "\(head)got \(value), expected an equal value; this one looks the same, and is not"
            }
            return "\(head)got \(value), expected \(expected)"
        case .condition(let condition, let parts):
            if condition.value == "nil" { return "`\(condition.source.shortened)`: got nil, expected a value" }
            let facts = parts.prefix(4).map { "`\($0.source.shortened)` is \($0.value?.shortened ?? "")" }
            let reason = facts.isEmpty ? "" : " (\(facts.joined(separator: ", ")))"
            if let opposite = condition.source.after("!"), opposite.wholeMatch(of: /[^ ]+|[^ ]+\(.*\)/) != nil {
                return "`\(opposite.shortened)` should be false\(reason)"
            }
            return "`\(condition.source.shortened)` should be true\(reason)"
        }
    }
}

extension Expectation.Operand {
    /// Returns a description of the expected value of the other operand.
    fileprivate func expected(_ comparison: Expectation.Comparison) -> String {
        let operand = (value ?? source).shortened
        return switch comparison {
        case .equal: operand
        case .unequal: operand == "nil" ? "a value" : "anything but \(operand)"
        case .same: "the object `\(source.shortened)`" + (value.map { ", \($0.shortened)" } ?? "")
        case .notSame: "another object than `\(source.shortened)`"
        case .less: "less than \(operand)"
        case .atMost: "\(operand) at most"
        case .more: "more than \(operand)"
        case .atLeast: "\(operand) at least"
        }
    }
}

extension String {
    fileprivate func after(_ prefix: String) -> String? { hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil }

    /// The text, shortened to a readable length and without the memory addresses of objects.
    fileprivate var shortened: String {
        let text = replacing(#/<(\w+): 0x[0-9a-f]+>/#) { "<\($0.1)>" }
        return text.count > 200 ? text.prefix(150) + " … " + text.suffix(40) : text
    }
}
