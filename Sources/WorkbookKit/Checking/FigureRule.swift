/// A figure has an accepted picture, or the page shows none.
enum FigureRule {
    static func diagnostics(in chapter: Chapter, book: Book) -> [Diagnostic] {
        chapter.snippets.compactMap { snippet in
            guard let name = snippet.picture, !name.isEmpty,
                !book.files.contains(chapter.outline.picture(of: name))
            else { return nil }
            return .warning(
                "the figure '\(name)' has no picture yet; 'workbook accept \(chapter.outline.slug)' draws it",
                at: snippet.location)
        }
    }
}
