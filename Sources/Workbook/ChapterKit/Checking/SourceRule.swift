/// The rule that every source that a chapter cites is listed, and that every listed source is cited.
enum SourceRule {
    static func diagnostics(in chapter: Chapter, sources: Sources) -> [Diagnostic] {
        chapter.citations.filter { sources[$0.key] == nil }.map { citation in
            let key = citation.key
            if sources.entries.isEmpty {
                return .error("no footnote '\(key)'; write a paragraph '[^\(key)]: …'", at: citation.location)
            }
            return .error(
                "no footnote and no source '\(key)'; write a paragraph '[^\(key)]: …', or list the source",
                at: citation.location)
        }
    }

    static func diagnostics(in reports: [ChapterReport], sources: Sources) -> [Diagnostic] {
        let cited = Set(reports.flatMap(\.cited).map { $0.lowercased() })
        return sources.entries.filter { !cited.contains($0.key.lowercased()) }.map { source in
            .error("no chapter cites '\(source.key)'; write [^\(source.key)], or take it away", at: source.location)
        }
    }
}
