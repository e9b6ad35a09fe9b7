/// The commands by which a program tells GitHub's CI of findings.
///
/// Source: GitHub, "Workflow commands for GitHub Actions".
enum GitHubAnnotation {
    /// A line that is shown beside a line of a file.
    ///
    /// - Parameters:
    ///   - command: `error`, `warning` or `notice`.
    ///   - properties: `file`, `line`, `col` and `title`, as far as there are any.
    static func line(_ command: String, _ properties: KeyValuePairs<String, String>, _ message: String) -> String {
        let properties = properties.map { "\($0)=\(escaped($1, [":": "%3A", ",": "%2C"]))" }.joined(separator: ",")
        return "::\(command) \(properties)::\(escaped(message, [:]))\n"
    }

    /// A text in which nothing ends what it is part of.
    private static func escaped(_ text: String, _ more: [Character: String]) -> String {
        let signs = ["%": "%25", "\r": "%0D", "\n": "%0A", "\r\n": "%0D%0A"].merging(more) { $1 }
        return text.map { signs[$0] ?? ($0.isControl ? "?" : String($0)) }.joined()
    }
}

extension Character {
    fileprivate var isControl: Bool { unicodeScalars.contains { $0.properties.generalCategory == .control } }
}
