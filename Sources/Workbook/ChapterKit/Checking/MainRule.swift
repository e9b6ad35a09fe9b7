/// The rule that a chapter's declarations don't use `@main`. They're part of the chapter's tests, which have another
/// entry point.
enum MainRule {
    static func diagnostics(in chapter: Chapter) -> [Diagnostic] {
        chapter.snippets.compactMap { snippet in
            guard case .declares = snippet.traits.role, !snippet.isPart,
                let line = FileScope.lineOfMain(in: snippet.code.text)
            else { return nil }
            return .error(
                "'@main' begins a program, and a chapter's declarations are part of its tests; make this 'swift program'",
                at: snippet.code.location(ofLine: line))
        }
    }
}
