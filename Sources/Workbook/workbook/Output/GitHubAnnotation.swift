/// The workflow commands that report diagnostics to GitHub's CI.
///
/// Source: GitHub, "Workflow commands for GitHub Actions".
enum GitHubAnnotation {
    /// Returns the workflow command for a finding.
    static func line(_ finding: Finding, title: String? = nil) -> String {
        let column = finding.column.map { ("col", String($0)) }
        let place = [("file", finding.path), ("line", String(finding.line)), column, title.map { ("title", $0) }]
        return line(
            finding.severity == .note ? "notice" : finding.severity.rawValue, place.compactMap { $0 }, finding.message)
    }

    /// Returns a workflow command whose message is shown next to a line of a file.
    ///
    /// - Parameters:
    ///   - command: The command: `error`, `warning`, or `notice`.
    ///   - properties: The properties, which can be `file`, `line`, `col`, and `title`.
    private static func line(_ command: String, _ properties: [(String, String)], _ message: String) -> String {
        let properties = properties.map { "\($0)=\(escaped($1, [":": "%3A", ",": "%2C"]))" }.joined(separator: ",")
        return "::\(command) \(properties)::\(escaped(message, [:]))\n"
    }

    /// Returns a text with the characters escaped that would end it.
    private static func escaped(_ text: String, _ more: [Character: String]) -> String {
        let signs = ["%": "%25", "\r": "%0D", "\n": "%0A", "\r\n": "%0D%0A"].merging(more) { $1 }
        return text.map { signs[$0] ?? ($0.isControl ? "?" : String($0)) }.joined()
    }
}

extension Character {
    fileprivate var isControl: Bool { unicodeScalars.contains { $0.properties.generalCategory == .control } }
}
