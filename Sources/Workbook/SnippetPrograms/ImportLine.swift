/// A line with an import, which isn't allowed in a function or another scope.
package enum ImportLine {
    private static let accessLevels: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]

    /// Returns a Boolean value indicating whether a line is an import.
    package static func isImport(_ line: String) -> Bool {
        let words = line.split(whereSeparator: \.isWhitespace).drop { $0.hasPrefix("@") || accessLevels.contains($0) }
        return words.first == "import" && words.count > 1
    }
}
