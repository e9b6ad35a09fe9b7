/// The rule that the title is in the front matter only. In other book formats, it's the first heading.
enum TitleRule {
    static func diagnostics(in chapter: Chapter) -> [Diagnostic] {
        guard let first = chapter.blocks.first, case .heading(let heading) = first.content, heading.level == 1,
            heading.text.plainText == chapter.metadata.title
        else { return [] }
        return [
            .warning(
                "the page would show its title twice; delete this heading", at: chapter.source.location(of: first))
        ]
    }
}
