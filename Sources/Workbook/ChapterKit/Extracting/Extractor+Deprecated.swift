import SwiftText

/// The support for fences with the word `deprecated`, which may use deprecated API. The compiler doesn't warn about it
/// in a declaration that's itself deprecated.
extension Extractor {
    static let deprecatedAttribute = "@available(*, deprecated)"

    /// Returns the lines with the declarations of a snippet marked as deprecated. Each line keeps its number.
    func markingDeprecated(_ runs: [Chunks.Run], of snippet: Snippet) -> [Chunks.Run] {
        let starts = Set(Declarations.lines(of: snippet.code.text).map { snippet.code.location(ofLine: $0).line })
        return runs.flatMap { run -> [Chunks.Run] in
            guard run.location.path == snippet.location.path else { return [run] }
            var parts: [Chunks.Run] = []
            for (index, text) in run.lines.enumerated() {
                var location = run.location
                location.line += index
                if starts.contains(location.line) {
                    // The attribute is at the location of the previous line, because no directive is allowed between an
                    // attribute and its declaration.
                    location.line -= 1
                    parts.append(
                        Chunks.Run(location: location, lines: [Self.deprecatedAttribute, text], leading: run.leading))
                } else if parts.isEmpty {
                    parts.append(Chunks.Run(location: location, lines: [text], leading: run.leading))
                } else {
                    parts[parts.count - 1].lines.append(text)
                }
            }
            return parts
        }
    }

    /// Appends the function of a snippet.
    ///
    /// A deprecated function would cause a warning where it's called. The witness of a protocol requirement doesn't, if
    /// it's called through the requirement.
    func appendFunction(_ index: Int, _ snippet: Snippet, result: String, to source: inout SwiftSource) {
        let code = functionRuns(snippet)
        let isolation = configuration.isolation.attribute
        guard snippet.usesDeprecated else {
            source.line("\(isolation)private func _snippet\(index)() async throws\(result) {")
            source.chapterLines(code)
            source.line("}")
            return
        }
        source.line("private enum _Snippet\(index): WorkbookTesting.DeprecatedSnippet {")
        source.line("\(Self.deprecatedAttribute) \(isolation)static func _run() async throws\(result) {")
        source.chapterLines(code)
        source.line("}")
        source.line("}")
        source.line(
            "\(isolation)private func _snippet\(index)() async throws\(result) "
                + "{ try await WorkbookTesting.run(_Snippet\(index).self) }")
    }
}
