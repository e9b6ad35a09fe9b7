/// A chapter's title stands in its front matter; other formats of books have it as the first heading.
enum TitleRule {
    static func diagnostics(in chapter: Chapter) -> [Diagnostic] {
        guard let first = chapter.blocks.first, case .heading(let heading) = first.content, heading.level == 1,
            heading.text.plainText == chapter.outline.title
        else { return [] }
        return [
            .warning(
                "the page would show its title twice; delete this heading", at: chapter.source.location(of: first))
        ]
    }
}
