import SwiftText

/// A fence with the word `deprecated` may use what is deprecated: the compiler is quiet inside of what is itself.
extension Extractor {
    static let deprecatedAttribute = "@available(*, deprecated)"

    /// Marks the declarations of a snippet; each line keeps its number.
    func markingDeprecated(_ runs: [Chunks.Run], of snippet: Snippet) -> [Chunks.Run] {
        let starts = Set(Declarations.lines(of: snippet.code.text).map { snippet.code.location(ofLine: $0).line })
        return runs.flatMap { run -> [Chunks.Run] in
            guard run.location.path == snippet.location.path else { return [run] }
            var parts: [Chunks.Run] = []
            for (index, text) in run.lines.enumerated() {
                var place = run.location
                place.line += index
                if starts.contains(place.line) {
                    // In the place of the line before: nothing may stand between an attribute and its declaration.
                    place.line -= 1
                    parts.append(
                        Chunks.Run(location: place, lines: [Self.deprecatedAttribute, text], leading: run.leading))
                } else if parts.isEmpty {
                    parts.append(Chunks.Run(location: place, lines: [text], leading: run.leading))
                } else {
                    parts[parts.count - 1].lines.append(text)
                }
            }
            return parts
        }
    }

    /// The function of a snippet. One that is deprecated would be so for who calls it, too; a witness of a requirement is
    /// not, where it is called by way of the requirement.
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
