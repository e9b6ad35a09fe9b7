/// A listing of a program passes only if its code runs and its claims are compared.
enum UntestedListing {
    /// Returns the reason to skip a listing of a text that's tested in place, or `nil` to test it.
    static func reason(for code: Listing) -> String? {
        let contents = ListingContents(code.text)
        if !contents.hasCode { return "it has no code" }
        if contents.isManifest { return "a part of a package's manifest" }
        return contents.mobileCondition.map { "all of it is inside '#if \($0)', which is false here" }
    }

    /// Returns the diagnostics of a listing of a program.
    ///
    /// - Parameter isInPlace: `true` for a text that's tested in place, whose author writes a comment to skip a listing.
    static func diagnostics(in snippet: Snippet, isInPlace: Bool) -> [Diagnostic] {
        guard snippet.isPart else { return [] }
        var diagnostics: [Diagnostic] = []
        if let test = ListingContents(snippet.code.text).test {
            let remedy =
                isInPlace
                ? "write '<!-- workbook: skip REASON -->' before the listing" : "write 'swift test', or 'swift skip'"
            diagnostics.append(
                .error(
                    "a program doesn't run its tests, so '\(test.word)' proves nothing; \(remedy)",
                    at: snippet.code.location(ofLine: test.line), rule: .listings))
        }
        // In a text that's tested in place, every result is compared.
        if !isInPlace, snippet.kind == .program, snippet.output == nil { diagnostics += resultComments(in: snippet) }
        return diagnostics
    }

    /// Returns a warning for each comment that looks like a result and isn't compared.
    private static func resultComments(in snippet: Snippet) -> [Diagnostic] {
        snippet.code.lines.enumerated().compactMap { index, line in
            guard let (start, result) = ResultComment.find(in: line) else { return nil }
            var location = snippet.code.location(ofLine: index)
            location.column += line.utf8.distance(from: line.startIndex, to: start)
            let isPrinted = line[..<start].contains("print(")
            let remedy = isPrinted ? "write '// prints \(result)'" : "print the value, and write '// prints …'"
            return .warning(
                "this looks like a result, which isn't compared; \(remedy)", at: location, rule: .uncomparedResult)
        }
    }
}

/// A comment that looks like the result of the code before it, such as `// => 4`, `// Output: 4`, or, after `print(…)`,
/// `// 4`.
enum ResultComment {
    // A literal is compiled again each time that it's evaluated, so these are stored.

    /// A comment at the end of a line: the whole comment, and its text.
    private nonisolated(unsafe) static let trailingComment = #/(?:^|[^\/:"])(\/\/\s*(\S.*?))\s*$/#
    /// The text of a comment with a result after an arrow.
    private nonisolated(unsafe) static let resultAfterArrow = #/(?:=+>|->|→|⇒)\s*(.*)/#
    /// The text of a comment with a result after a word such as *Output*.
    private nonisolated(unsafe) static let resultAfterWord = #/(?:[Oo]utput|[Rr]esult|OUTPUT)s?:\s*(.*)/#
    /// The text of a comment that is only a value: a number, a string, a Boolean, `nil`, an array, or an optional.
    private nonisolated(unsafe) static let onlyValue =
        #/-?[0-9][0-9_.eE]*|"[^"]*"|true|false|nil|\[.*\]|Optional\(.*\)/#

    /// Returns the start of the comment in the line and the result, or `nil` if there's none.
    static func find(in line: Substring) -> (start: Substring.Index, result: Substring)? {
        // Most lines have no comment, and finding that out without the regular expression takes much less time.
        guard line.utf8.contains(UInt8(ascii: "/")), let found = line.firstMatch(of: trailingComment) else {
            return nil
        }
        let (comment, text) = (found.output.1, found.output.2)
        if let arrow = text.wholeMatch(of: resultAfterArrow) { return (comment.startIndex, arrow.output.1) }
        if let word = text.wholeMatch(of: resultAfterWord) {
            return (comment.startIndex, word.output.1)
        }
        let isPrinted = line[..<comment.startIndex].contains("print(")
        return isPrinted && text.wholeMatch(of: onlyValue) != nil ? (comment.startIndex, text) : nil
    }
}
