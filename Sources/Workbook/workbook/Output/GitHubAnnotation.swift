/// The workflow commands that report diagnostics to GitHub's CI.
///
/// Source: GitHub, "Workflow commands for GitHub Actions".
enum GitHubAnnotation {
    /// Returns a workflow command whose message is shown next to a line of a file.
    ///
    /// - Parameters:
    ///   - command: The command: `error`, `warning`, or `notice`.
    ///   - properties: The properties, which can be `file`, `line`, `col`, and `title`.
    static func line(_ command: String, _ properties: KeyValuePairs<String, String>, _ message: String) -> String {
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
