/// The rule that a group whose only block must not compile or must stop isn't a misspelled name of another group.
enum GroupRule {
    static func diagnostics(in chapter: Chapter) -> [Diagnostic] {
        let snippets = chapter.snippets.filter { $0.kind == .fails || $0.kind == .traps }
        let programs = Set(chapter.snippets.filter { $0.kind == .program }.flatMap(\.groups))
        guard !programs.isEmpty else { return [] }
        return snippets.flatMap { snippet in
            snippet.groups.filter { !programs.contains($0) }.compactMap { group in
                programs.sorted().first { Misspelling.isMisspelled(group, of: $0) }.map { nearest in
                    .warning("no program has the group '\(group)'; did you mean '\(nearest)'?", at: snippet.location)
                }
            }
        }
    }
}
