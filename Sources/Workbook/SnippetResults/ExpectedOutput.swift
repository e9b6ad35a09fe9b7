/// The output that a text specifies for its code.
package struct ExpectedOutput: Codable, Equatable, Sendable {
    package var text: String
    /// A Boolean value indicating whether the lines can be in any order, as for the elements of a set or for several
    /// tasks.
    package var isUnordered: Bool

    package init(_ text: String, isUnordered: Bool = false) {
        self.text = text
        self.isUnordered = isUnordered
    }

    /// Returns a Boolean value indicating whether the printed text matches. Spaces and tabs at the end of a line don't
    /// count, because they are invisible and editors remove them.
    package func allows(_ printed: String) -> Bool {
        if printed == text { return true }
        let (printed, expected) = (Self.lines(printed), Self.lines(text))
        return printed == expected || isUnordered && printed.sorted() == expected.sorted()
    }

    private static func lines(_ text: String) -> [Substring] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            var line = line
            while line.last == " " || line.last == "\t" { line.removeLast() }
            return line
        }
    }

    /// Returns a message about the printed text, or `nil` if it matches.
    ///
    /// - Parameters:
    ///   - noun: The name of the code that printed the text.
    ///   - remedy: A suggestion to accept the new output, such as `'workbook accept x' accepts it`.
    package func mismatch(with printed: String, of noun: String, remedy: String) -> String? {
        if allows(printed) { return nil }
        return """
            the \(noun) prints something else than its output says; \(remedy)
            expected\(isUnordered ? " in any order" : ""):
            \(text)printed:
            \(printed)
            """
    }
}
