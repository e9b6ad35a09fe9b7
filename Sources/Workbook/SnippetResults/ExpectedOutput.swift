/// What a text says that its code prints.
package struct ExpectedOutput: Codable, Equatable, Sendable {
    package var text: String
    /// Whether the lines may come in any order, as those of a set or of several tasks do.
    package var isUnordered: Bool

    package init(_ text: String, isUnordered: Bool = false) {
        self.text = text
        self.isUnordered = isUnordered
    }

    /// Whether this is what was printed. Blanks at the end of a line do not count: nobody sees them, and editors remove them.
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

    /// What is wrong with what was printed; nil when nothing is.
    ///
    /// - Parameters:
    ///   - noun: what printed it.
    ///   - remedy: how it is taken over, such as `'workbook accept x' takes it over`.
    package func problem(with printed: String, of noun: String, remedy: String) -> String? {
        if allows(printed) { return nil }
        return """
            the \(noun) prints something else than its output says; \(remedy)
            expected\(isUnordered ? " in any order" : ""):
            \(text)printed:
            \(printed)
            """
    }
}
