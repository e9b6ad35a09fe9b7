import SnippetResults
import SwiftText

@testable import ChapterKit
@testable import WorkbookKit

/// Parses the text of a chapter that has no front matter.
func parse(_ text: String, bookKind: BookKind = .workbook) -> (chapter: Chapter, diagnostics: [Diagnostic]) {
    parse(Array(text.utf8), bookKind: bookKind)
}

func parse(_ bytes: [UInt8], bookKind: BookKind = .workbook) -> (chapter: Chapter, diagnostics: [Diagnostic]) {
    ChapterParser.parse(SourceFile(path: "a.md", bytes: bytes), metadata: .named("a"), bookKind: bookKind)
}

/// Returns the messages of a chapter's diagnostics, each with its line and column: `3:1: …`.
func diagnostics(_ text: String) -> [String] { parse(text).diagnostics.lines }

/// Returns the HTML of a chapter's text, in a book with the chapters `a` and `b` and some files.
///
/// - Parameters:
///   - drawings: The drawings of its figures and walks, by name.
///   - catalog: The names that are documented elsewhere, or `nil` for a page without links on names.
func body(
    _ text: String, allowsHTML: Bool = false, drawings: [String: Drawing] = [:], catalog: NameCatalog? = nil
) -> String {
    let chapter = parse(text).chapter
    let figures = drawings.mapValues { try! PagePicture($0, prefix: "d:") }
    let names = catalog.map {
        PageNames(of: chapter, names: ChapterNames.names(in: chapter), needed: [], catalog: $0)
    }
    let html = BodyRenderer.body(
        of: chapter, links: LinkResolver(.small), figures: figures, allowsHTML: allowsHTML, names: names)
    return (html.text + html.footnotes)[...].text
}

extension Collection<Diagnostic> {
    /// The line, column and message of each diagnostic, sorted.
    var lines: [String] { sorted().map { "\($0.location.line):\($0.location.column): \($0.message)" } }
}

extension Chapter.Metadata {
    static func named(_ slug: String, needs: [String] = []) -> Chapter.Metadata {
        let location = SourceLocation(path: slug + ".md", line: 1, column: 1)
        return Chapter.Metadata(
            path: slug + ".md", slug: slug, number: nil, title: "Title of \(slug)", summary: "",
            needs: needs.map { Chapter.Need(slug: $0, location: location) }, article: nil, scope: nil)
    }
}

extension Book {
    static let small = Book(
        configuration: BookConfiguration(title: "Book"), kind: .workbook,
        chapters: [.named("a"), .named("b"), .named("part/c")],
        files: ["a.md", "b.md", "part/c.md", "picture.svg", "part/inner.png", "data/a file#1.txt"], prefix: "")
}
