/// What the comments of a listing say that it prints: `print(2 + 2)  // prints 4`, or on a line of its own
/// `// Prints "4"`; or each line below `// Prints two lines:`.
struct PrintsComments {
    struct Comment: Equatable {
        var text: String
        var place: Program.Place
    }

    let comments: [Comment]

    init(_ code: [Program.Run]) {
        comments = code.flatMap { run in
            var isList = false
            return run.lines.enumerated().compactMap { index, line -> Comment? in
                let (match, text): (Substring, Substring)
                if let found = line.firstMatch(of: #/(?:^|[^\/])(\/\/\s*[Pp]rints:?\s+(\S.*))/#) {
                    isList = found.output.2.last == ":"
                    if isList { return nil }
                    (match, text) = (found.output.1, found.output.2)
                } else if isList, let found = line.wholeMatch(of: #/\s*(\/\/ (.*))/#) {
                    (match, text) = (found.output.1, found.output.2)
                } else {
                    isList = false
                    return nil
                }
                let column = line.distance(from: line.startIndex, to: match.startIndex) + 1
                return Comment(
                    text: Self.unquoted(text),
                    place: Program.Place(path: run.path, line: run.line + index, column: column))
            }
        }
    }

    /// The text between quotes, behind which a full stop may stand; or all of it.
    private static func unquoted(_ text: Substring) -> String {
        var text = text
        while text.last?.isWhitespace == true { text.removeLast() }
        for (start, end) in [("\"", "\""), ("“", "”"), ("`", "`")] where text.hasPrefix(start) {
            for tail in [end, end + "."] where text.count > 1 && text.hasSuffix(tail) {
                return String(text.dropFirst().dropLast(tail.count))
            }
        }
        return String(text)
    }

    /// The comments that are not true: each names a line that is printed, in their order.
    func problems(with printed: String) -> [Program.Problem] {
        var rest = printed.split(separator: "\n", omittingEmptySubsequences: false)[...]
        return comments.compactMap { comment in
            if let found = rest.firstIndex(where: { $0 == comment.text }) {
                rest = rest[(found + 1)...]
                return nil
            }
            let next = rest.first.map {
                $0.isEmpty && rest.count == 1 ? "nothing more is printed" : "it prints '\($0)'"
            }
            return Program.Problem(
                "this does not print '\(comment.text)': \(next ?? "nothing more is printed")", at: comment.place)
        }
    }
}
