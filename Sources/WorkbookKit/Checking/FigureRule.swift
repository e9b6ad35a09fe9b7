import SnippetResults

/// A figure or a walk has accepted pictures, of what it shows today, or the page shows none.
enum FigureRule {
    static func diagnostics(in chapter: Chapter, book: Book) -> [Diagnostic] {
        chapter.snippets.compactMap { snippet in
            guard let name = snippet.drawing, !name.isEmpty else { return nil }
            if book.keptFile(of: name, in: chapter.outline) != nil { return nil }
            return .warning(
                "the \(snippet.kind.rawValue) '\(name)' has no picture yet; 'workbook accept \(chapter.outline.slug)' draws it",
                at: snippet.location)
        }
    }

    /// What is wrong with the pictures that are kept.
    static func diagnostics(on picture: PagePicture, of snippet: Snippet, in chapter: Chapter) -> [Diagnostic] {
        let isOfToday =
            snippet.kind == .walk
            ? picture.choices.first?.options.map(\.label) == WalkSteps(snippet.code).steps.map(\.title)
            : picture.choices.map(\.name) == FigureParameters(snippet).parameters.map(\.name)
        if !isOfToday {
            let message =
                "the pictures of '\(snippet.name)' are of other \(snippet.kind == .walk ? "steps" : "choices")"
            let remedy = "'workbook accept \(chapter.outline.slug)' draws them anew"
            return [.warning("\(message); \(remedy)", at: snippet.location)]
        }
        if picture.byteCount > PagePicture.maximumBytes {
            let (count, limit) = (picture.byteCount / 1000, PagePicture.maximumBytes / 1000)
            let message = "the pictures of '\(snippet.name)' take \(count) KB of the page, more than \(limit)"
            return [.error("\(message); let there be fewer states, or less in each", at: snippet.location)]
        }
        return []
    }
}

extension Book {
    /// The file that says that a drawing is kept, relative to the book's folder; nil when none is.
    func keptFile(of drawing: String, in outline: Chapter.Outline) -> String? {
        ["\(drawing).svg", Drawing.statesFile(of: drawing)].map { outline.figures + $0 }.first(where: files.contains)
    }
}
