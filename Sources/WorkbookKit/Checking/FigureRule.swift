/// A figure has an accepted picture, or the page shows none.
enum FigureRule {
    static func findings(in chapter: Chapter, book: Book) -> [Diagnostic] {
        chapter.snippets.compactMap { snippet in
            guard case .figure(let name, _) = snippet.kind, !name.isEmpty,
                !book.files.contains(path(of: name, in: chapter.outline))
            else { return nil }
            return .warning(
                "the figure '\(name)' has no picture yet; 'workbook accept \(chapter.outline.slug)' draws it",
                at: snippet.location)
        }
    }

    /// Where a figure's picture is kept, relative to the book's folder.
    static func path(of name: String, in outline: Chapter.Outline) -> String { "figures/\(outline.slug)/\(name).svg" }
}
