import TestSupport
import Testing

@testable import ChapterKit
@testable import WorkbookKit

@Suite struct BadgeTests {
    @Test(arguments: Badge.allCases) func `the style sheet has a rule for every badge`(badge: Badge) throws {
        let css = String(decoding: try FileSystem.read(Repository.root + "/templates/site/listings.css"), as: UTF8.self)
        let sign = badge == .deprecated ? ".\(badge.styleClass)" : ".badge.\(badge.styleClass)::before"
        #expect(css.contains(sign))
    }

    @Test func `the legend explains the badge of every kind of listing`() throws {
        let template = "{{#marks}}{{#items}}<{{class}}>{{words}}: {{meaning}};{{/items}}{{testedWith}}{{/marks}}"
        var book = Book.small
        book.testedWith = "6.2.1"
        let html = try index(of: book, template)
        for kind in Snippet.Kind.allCases {
            let badge = kind.traits.caption.badge
            #expect(html.contains("<\(badge.styleClass)>\(badge.label): \(badge.meaning);"))
        }
        #expect(html.hasSuffix(";6.2.1"))
    }

    @Test func `a plain folder has no legend`() throws {
        var book = Book.small
        book.kind = .plainMarkdown
        #expect(try index(of: book, "{{#marks}}x{{/marks}}") == "")
    }

    private func index(of book: Book, _ template: String) throws -> String {
        let files = [("page.html", ""), ("index.html", template)].map { OutputFile(path: $0.0, text: $0.1) }
        let pages = try IndexPages(book: book, templates: Templates(files, name: "t")).files([])
        return pages[0].bytes[...].text
    }
}
