import TestSupport
import Testing

@testable import WorkbookKit

@Suite struct MarkTests {
    @Test(arguments: Mark.allCases) func `the style sheet knows every mark`(mark: Mark) throws {
        let css = String(decoding: try FileSystem.read(Repository.root + "/templates/site/text.css"), as: UTF8.self)
        let sign = mark == .deprecated ? ".\(mark.styleClass)" : ".badge.\(mark.styleClass)::before"
        #expect(css.contains(sign))
    }

    @Test func `the legend has every mark that a listing of any kind bears, in its words`() throws {
        let template = "{{#marks}}{{#items}}<{{class}}>{{words}}: {{meaning}};{{/items}}{{testedWith}}{{/marks}}"
        var book = Book.small
        book.testedWith = "6.2.1"
        let html = try index(of: book, template)
        for kind in Snippet.Kind.allCases {
            let mark = kind.traits.badge.mark
            #expect(html.contains("<\(mark.styleClass)>\(mark.words): \(mark.meaning);"))
        }
        #expect(html.hasSuffix(";6.2.1"))
    }

    @Test func `a plain folder, which is not tested, has no legend`() throws {
        var book = Book.small
        book.dialect = .plain
        #expect(try index(of: book, "{{#marks}}x{{/marks}}") == "")
    }

    private func index(of book: Book, _ template: String) throws -> String {
        let files = [("page.html", ""), ("index.html", template)].map { OutputFile(path: $0.0, text: $0.1) }
        let pages = try IndexPages(book: book, templates: Templates(files, name: "t")).files([])
        return pages[0].bytes[...].text
    }
}
