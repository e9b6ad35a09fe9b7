/// What a text says that its code prints.
package struct ExpectedOutput: Codable, Equatable, Sendable {
    package var text: String
    /// Whether the lines may come in any order, as those of a set or of several tasks do.
    package var isUnordered: Bool

    package init(_ text: String, isUnordered: Bool = false) {
        self.text = text
        self.isUnordered = isUnordered
    }

    /// Whether this is what was printed.
    package func allows(_ printed: String) -> Bool {
        guard isUnordered, printed != text else { return printed == text }
        return lines(printed).sorted() == lines(text).sorted()
    }

    private func lines(_ text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

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
