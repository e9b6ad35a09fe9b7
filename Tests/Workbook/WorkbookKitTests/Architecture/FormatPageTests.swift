import Foundation
import TestSupport
import Testing

@testable import ChapterKit

/// The examples of documentation/authors/format.md are read as the page says, and there is one of everything.
@Suite struct FormatPageTests {
    private func text() throws -> String {
        try String(contentsOfFile: Repository.root + "/documentation/authors/format.md", encoding: .utf8)
    }

    private func examples() throws -> [String] {
        let all = try text().matches(of: #/````markdown\n([\s\S]*?)````\n/#).map { String($0.output.1) }
        try #require(all.count > 10)
        return all
    }

    private func isInPlace(_ example: String) -> Bool { example.hasPrefix("<!-- workbook:") }

    @Test func `the page's examples form a book without errors that has every kind of block and every key`() throws {
        let folder = try TemporaryFolder()
        try folder.write("title: Book\n", to: "chapters/workbook.yml")
        for (index, example) in try examples().enumerated() where !isInPlace(example) {
            let front = example.hasPrefix("---\n") ? "" : "---\ntitle: Example \(index)\n---\n\n"
            try folder.write(front + example, to: "chapters/\(index + 10)-example-\(index).md")
        }
        let book = try BookFolder(path: folder["chapters"], name: "chapters")
        // The examples haven't been run, so their pictures don't exist yet.
        let errors = try book.check().filter { $0.severity == .error && !$0.message.contains("workbook accept") }
        #expect(errors == [])
        let chapters = try book.book.chapters.map { try book.chapter($0).chapter }
        let snippets = chapters.flatMap(\.snippets)
        #expect(Set(snippets.map(\.kind)) == Set(Snippet.Kind.allCases))
        #expect(Set(snippets.flatMap(\.values.keys)) == Set(Snippet.Key.allCases))
        #expect(snippets.contains(where: \.isHidden) && snippets.contains(where: \.usesDeprecated))
        #expect(
            snippets.contains { $0.output?.isUnordered == true } && snippets.contains { $0.output?.isHidden == true })
        for kind in Admonition.allCases { #expect(try text().contains("> \(kind.marker)"), "\(kind)") }
    }

    @Test func `the page's settings of a book are parsed without diagnostics`() throws {
        let yaml = try #require(try text().firstMatch(of: #/```yaml\n([\s\S]*?)```\n/#)).output.1
        var diagnostics: [Diagnostic] = []
        let configuration = BookConfiguration(
            SourceFile(path: "workbook.yml", text: String(yaml)), diagnostics: &diagnostics)
        #expect(diagnostics == [])
        #expect(configuration.isolation == .none && configuration.languageMode == "5")
    }

    @Test func `the page's example of a text outside a book is parsed without diagnostics`() throws {
        let texts = try examples().filter(isInPlace)
        #expect(texts.count == 1)
        for text in texts {
            let document = InPlaceDocument(SourceFile(path: "README.md", text: text))
            #expect(document.diagnostics == [])
            #expect(document.chapter.snippets.map(\.kind) == [.skip, .fails, .program])
        }
    }
}
