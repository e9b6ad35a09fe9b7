/// The comments of a listing that specify its output: `print(2 + 2)  // prints 4`, or on a separate line `// Prints
/// "4"`, or each line below `// Prints two lines:`.
struct PrintsComments {
    struct Comment: Equatable {
        var text: String
        var location: Program.Location
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
                    location: Program.Location(path: run.path, line: run.line + index, column: column))
            }
        }
    }

    /// Returns the text between quotes, which a period may follow, or the whole text if there are no quotes.
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

    /// Returns the comments that aren't true. Each comment must equal a line of the output, in the same order.
    func issues(with printed: String) -> [Program.Issue] {
        var rest = printed.split(separator: "\n", omittingEmptySubsequences: false)[...]
        return comments.compactMap { comment in
            if let found = rest.firstIndex(where: { $0 == comment.text }) {
                rest = rest[(found + 1)...]
                return nil
            }
            let next = rest.first.map {
                $0.isEmpty && rest.count == 1 ? "nothing more is printed" : "it prints '\($0)'"
            }
            return Program.Issue(
                "this does not print '\(comment.text)': \(next ?? "nothing more is printed")", at: comment.location)
        }
    }
}
