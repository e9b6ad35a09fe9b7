import SwiftText

/// The rule that a named chunk is defined and placed, and doesn't contain itself.
enum ChunkRule {
    static func diagnostics(in chapter: Chapter) -> [Diagnostic] {
        var definitions: [String: [Snippet]] = [:]
        var uses: [(name: String, user: String?, location: SourceLocation)] = []
        for snippet in chapter.snippets where snippet.isCompiled {
            if let name = snippet.chunk { definitions[name, default: []].append(snippet) }
            guard ListingScan.mentionsChunks(snippet.code.text) else { continue }
            for (line, name) in ListingScan(snippet.code.text).chunkReferences {
                uses.append((name, snippet.chunk, snippet.code.location(ofLine: line)))
            }
        }
        guard !definitions.isEmpty || !uses.isEmpty else { return [] }

        let known = definitions.keys.sorted()
        var diagnostics: [Diagnostic] = uses.filter { definitions[$0.name] == nil }.map { use in
            let hint =
                known.isEmpty
                ? "a block with name=\(use.name) defines it" : "known: \(formattedList(known, conjunction: "and"))"
            return .error("no chunk '\(use.name)'; \(hint)", at: use.location)
        }
        let chunks = Chunks(of: chapter)
        for snippet in chapter.snippets where snippet.isCompiled && snippet.chunk == nil {
            guard ListingScan.mentionsChunks(snippet.code.text), chunks.lineCount(of: snippet.code) > Chunks.mostLines
            else { continue }
            diagnostics.append(
                .error(
                    "with its chunks in place this has more than 10,000 lines, or chunks in chunks 100 deep; place fewer of them",
                    at: snippet.location))
        }
        let used = Set(uses.map(\.name))
        for (name, snippets) in definitions where !used.contains(name) {
            diagnostics.append(
                .error(
                    "the chunk '\(name)' isn't used; write a line '// <<\(name)>>' in another block",
                    at: snippets[0].location))
        }
        var children: [String: Set<String>] = [:]
        for use in uses { if let user = use.user { children[user, default: []].insert(use.name) } }
        for name in valuesOnCycles(children).sorted() where definitions[name] != nil {
            diagnostics.append(.error("the chunk '\(name)' contains itself", at: definitions[name]![0].location))
        }
        return diagnostics
    }
}
