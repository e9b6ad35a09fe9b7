import Testing

@testable import ChapterKit
@testable import WorkbookKit

@Suite struct PageTests {
    private static let template = """
        {{title}}|{{summary}}|{{number}}|{{root}}|{{#previous}}{{href}}{{/previous}}|{{#next}}{{href}} {{title}}{{/next}}|\
        {{#chapters}}{{title}}{{#current}}*{{/current}} {{/chapters}}|{{#contents}}{{#items}}{{level}}{{href}} {{{label}}};{{/items}}{{/contents}}|\
        {{#article}}{{title}}{{#lang}}({{lang}}){{/lang}} {{author}} {{year}} {{url}}{{/article}}|{{#needs}}{{#items}}{{href}}{{/items}}{{/needs}}|\
        {{#exercises}}{{command}}{{#items}} {{href}} {{title}}{{/items}}{{/exercises}}|{{#swift}}{{swift}}{{/swift}}{{{body}}}
        """

    private func templates() throws -> Templates {
        try Templates(
            [OutputFile(path: "page.html", text: Self.template), OutputFile(path: "index.html", text: "x")], name: "t")
    }

    private func page(_ text: String, change: (inout Chapter.Metadata) -> Void = { _ in }) throws -> String {
        var chapter = parse(text).chapter
        change(&chapter.metadata)
        let page = PageRenderer(book: .small, templates: try templates()).page(chapter, body: [])
        return String(decoding: page.bytes, as: UTF8.self)
    }

    @Test func `a page has links to the previous and the next page`() throws {
        #expect(try page("Text") == "Title of a|||||b.html Title of b|Title of a* Title of b Title of part/c |||||")
    }

    @Test func `a page links to its chapter's Swift file, if it has one`() throws {
        #expect(try page("```swift\nlet a = 1\n```\n").hasSuffix("|a.swift"))
        #expect(try page("```swift example\nf()\n```\n").hasSuffix("|"))
    }

    @Test func `titles are escaped everywhere on the page`() throws {
        let html = try page("## <b>\\<script>\n\n## `<x>` &amp; [l](b.md)[^1]\n\n[^1]: n\n") {
            $0.title = "<script>alert(\"1\")</script>"
            $0.summary = "\"><script>"
            $0.article = Chapter.Article(title: "<i>", author: "<b>", year: "<2019>", url: "https://a.b/\"<x>")
        }
        #expect(!html.contains("<script"))
        #expect(html.contains("2#script &lt;script&gt;;2#x--l <code>&lt;x&gt;</code> &amp; l;"))
        #expect(html.contains("&lt;i&gt; &lt;b&gt; &lt;2019&gt; https://a.b/%22%3Cx%3E"))
    }

    @Test func `an article's address must be on the web`() throws {
        let html = try page("x") {
            $0.article = Chapter.Article(title: "T", author: nil, year: nil, url: "javascript:alert(1)")
        }
        #expect(html.contains("|T   |"))
    }

    @Test func `an article in another language has a language code`() throws {
        let html = try page("x") { $0.article = Chapter.Article(title: "状态栏", author: nil, year: nil, url: nil) }
        #expect(html.contains("|状态栏(zh)   |"))
    }

    @Test func `a page in a folder has the relative path to the root`() throws {
        let html = try page("x") {
            $0.path = "part/c.md"
            $0.slug = "part/c"
        }
        #expect(html.contains("|../|../b.html||"))
    }

    @Test func `exercises are listed with the command for their starter`() throws {
        let text = "```swift exercise name=e title=\"E & F\"\n// BEGIN SOLUTION\n// END SOLUTION\n```\n"
        #expect(try page(text).contains("|workbook starter a #exercise-e E &amp; F|"))
    }

    @Test func `a large book's index has several pages with links between them`() throws {
        var book = Book.small
        book.chapters = (0..<250).map { .named("c\($0)") }
        let index = OutputFile(path: "index.html", text: "{{#pages}}{{label}} {{previous}} {{next}}{{/pages}}")
        let templates = try Templates([OutputFile(path: "page.html", text: ""), index], name: "t")
        let reports = book.chapters.map { metadata in
            var report = ChapterReport(parse("x").chapter)
            report.metadata = metadata
            return report
        }
        let files = try IndexPages(book: book, templates: templates).files(reports)
        #expect(files.map(\.path) == ["index.html", "index-2.html", "index-3.html"])
        #expect(String(decoding: files[1].bytes, as: UTF8.self) == "Page 2 of 3 index.html index-3.html")
        #expect(ListPages.path(ofChapterAt: 199, in: book) == "index-2.html")
    }

    @Test func `a missing or invalid template is an error with its location`() {
        #expect(throws: TemplateError.self) { try Templates([], name: "t") }
        do {
            _ = try Templates([OutputFile(path: "page.html", text: "a\n{{#b}}")], name: "t")
        } catch {
            #expect("\(error)".hasPrefix("t/page.html:2:"))
        }
    }
}
