/// The rule that a chapter links to every Markdown file in a subfolder of the book, because such a file isn't a
/// chapter.
enum StrayFileRule {
    static func diagnostics(in book: Book, reports: [ChapterReport]) -> [Diagnostic] {
        let nested = book.files.filter { $0.utf8.contains(UInt8(ascii: "/")) && MarkdownFile.ending(of: $0) != nil }
        guard !nested.isEmpty else { return [] }
        let linked = reports.reduce(into: Set()) { $0.formUnion($1.assets) }
        return nested.subtracting(linked).sorted().map { file in
            .warning(
                "not part of the book, because it's in a subfolder; move it next to workbook.yml, or link to it",
                at: SourceLocation(path: book.prefix + file, line: 1, column: 1))
        }
    }
}
