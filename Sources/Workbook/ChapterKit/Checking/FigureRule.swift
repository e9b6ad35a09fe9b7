import SnippetResults

/// The rule that a figure or walk has accepted pictures. Without them, the page shows none.
enum FigureRule {
    static func diagnostics(in chapter: Chapter, book: Book) -> [Diagnostic] {
        chapter.snippets.compactMap { snippet in
            guard let name = snippet.drawing, !name.isEmpty else { return nil }
            if book.keptFile(of: name, in: chapter.metadata) != nil { return nil }
            return .warning(
                "the \(snippet.kind.rawValue) '\(name)' has no picture yet; 'workbook accept \(chapter.metadata.slug)' draws it",
                at: snippet.location)
        }
    }
}

extension Book {
    /// Returns the file that identifies the accepted drawing, relative to the book's folder, or `nil` if there's none.
    func keptFile(of drawing: String, in metadata: Chapter.Metadata) -> String? {
        Drawing.keptFile(of: drawing) { files.contains(metadata.figures + $0) }.map { metadata.figures + $0 }
    }
}
