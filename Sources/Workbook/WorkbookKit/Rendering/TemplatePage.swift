import ChapterKit

/// A page that a template makes. It's what the values of the page's tags are made from.
protocol TemplatePage: Sendable {
    /// The name of the template.
    static var template: String { get }
    /// A description of the contents, for the heading in the manual.
    static var meaning: String { get }
    static var tags: [TemplateTag<Self>] { get }

    var book: Book { get }
    var language: String { get }
    /// The path of the page, relative to the site.
    var path: String { get }
}

extension TemplatePage {
    var language: String { book.configuration.language }
    /// The declarations of the tags. (Types of pages are used without knowing which.)
    static var declarations: [TagDeclaration] { tags.map(\.declaration) }
}

/// The tags that several pages have.
extension TemplateTag where Input: TemplatePage {
    static var language: Self { .text("language", "the language, such as `en`", \.language) }

    static var direction: Self {
        .text("direction", "`rtl`, if the language is written from right to left", ifAny: \.language.writingDirection)
    }

    static var bookTitle: Self { .text("title", "the book's title", \.book.configuration.title) }

    static var bookSummary: Self {
        .text("summary", "the book's summary", ifAny: \.book.configuration.summary)
    }

    static var inBook: Self { .section("book", "the book", [bookTitle]) { $0 } }

    static var address: Self {
        .text("address", "the page's canonical address", ifAny: { $0.book.configuration.address(ofPage: $0.path) })
    }

    static var theme: Self {
        .text(
            "theme", "the path of the book's own style sheet in the site",
            ifAny: { $0.book.configuration.theme.map { URLText.ofPath($0.slug) } })
    }

    static var cover: Self { .text("cover", "the address of the cover") { ListPages.path(ofPage: 0, in: $0.book) } }
}

/// A template for the pages of one type.
struct PageTemplate<Page: TemplatePage>: Sendable {
    let template: FastTemplate

    func render(_ page: Page) -> OutputFile {
        OutputFile(path: page.path, bytes: template.render(Page.tags.record(of: page)))
    }
}
