/// The rule that a book has a chapter. A folder without one is probably not the folder that the user meant.
enum EmptyBookRule {
    static func diagnostics(in book: Book) -> [Diagnostic] {
        guard book.chapters.isEmpty else { return [] }
        let folder = book.prefix.isEmpty ? "." : String(book.prefix.dropLast())
        let location = SourceLocation(path: folder, line: 1, column: 1)
        let example =
            book.kind == .plainMarkdown
            ? "a Markdown file, its name ending in '.md'" : "a chapter, such as '01-first-steps.md'"
        return [.error("there is no chapter in this folder; it needs \(example)", at: location)]
    }
}
