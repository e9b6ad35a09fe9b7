import TestSupport
import Testing

@testable import ChapterKit
@testable import WorkbookKit

@Suite struct WholeBookTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let template =
        "{{#chapters}}[{{id}} {{title}} {{{body}}}]{{/chapters}}{{#solutions}}{{#items}}({{title}} {{{body}}}){{/items}}{{/solutions}}"

    /// Builds a book of two chapters, and returns the page with the whole book.
    private func build(_ a: String, _ b: String = "## Part\n", template: String = template) throws -> String? {
        try folder.write("title: B\n", to: "chapters/workbook.yml")
        try folder.write("---\ntitle: A\n---\n\n" + a, to: "chapters/01-a.md")
        try folder.write("---\ntitle: B\n---\n\n" + b, to: "chapters/02-b.md")
        let templates = try Templates(
            [
                ("page.html", "{{title}}{{{body}}}<hr>{{{footnotes}}}"), ("index.html", "{{wholeBook}}"),
                ("book.html", template),
            ].map {
                OutputFile(path: $0.0, text: $0.1)
            }, name: "t")
        let output = try OutputFolder(folder["site"])
        let book = try BookFolder(path: folder["chapters"], name: "chapters")
        _ = try SiteBuild(book, templates: templates).stage(into: output)
        try output.commit()
        #expect(folder.text("site/index.html") == "book.html")
        return folder.text("site/book.html")
    }

    @Test func `links between chapters stay on the page, and fragments begin with the chapter's name`() throws {
        let html = try #require(
            try build("## Part\n\n[l](02-b.md#part) [m](02-b.md) [n](#part) x[^1]\n\n[^1]: y\n"))
        for expected in [
            "<h3 id=\"a:part\">Part</h3>", "<a href=\"#b:part\">l</a>",
            "<a href=\"#b\">m</a>", "<a href=\"#a:part\">n</a>", "id=\"a:fnref:1\" href=\"#a:fn:1\"",
            "<li id=\"a:fn:1\">y <a class=\"backref\" href=\"#a:fnref:1\"", "<h3 id=\"b:part\">",
        ] { #expect(html.contains(expected), "\(expected)") }
    }

    @Test func `a page can show its footnotes last; those of the whole book have the chapter's title`() throws {
        let html = try #require(try build("x[^1]\n\n[^1]: y\n"))
        #expect(html.contains("<section class=\"footnotes\" aria-label=\"Footnotes: A\">"))
        let parts = folder.text("site/a.html")?.split(separator: "<hr>")
        #expect(parts?.first?.contains("footnotes") == false)
        #expect(parts?.last?.hasPrefix("<section class=\"footnotes\" aria-label=\"Footnotes\">") == true)
    }

    @Test func `chunks are linked on the page with the whole book`() throws {
        let html = try #require(try build("```swift\n// <<x>>\n```\n\n```swift name=x\nlet x = 1\n```\n"))
        #expect(html.contains("<a class=\"chunk\" id=\"a:b-a-code:1\" href=\"#a:chunk-x\">"))
        #expect(html.contains(" id=\"a:chunk-x\""))
        #expect(html.contains("goes into: A: code</span>"))
    }

    @Test func `the legend is updated, even if no chapter has changed`() throws {
        let template = "{{#marks}}{{#items}}{{words}};{{/items}}{{testedWith}}{{/marks}}"
        for version in ["6.1", "6.2"] {
            try folder.write("swift: \"\(version)\"\n", to: "chapters/tested.yml")
            #expect(try build("", template: template)?.hasSuffix("‹name›;changes;name↗;\(version)") == true)
        }
    }

    @Test func `solutions are at the end, each with a link to its exercise`() throws {
        let exercise = """
            ## Do it

            ```swift exercise name=e title="E & F"
            // BEGIN SOLUTION
            let answer = 1
            // END SOLUTION
            ```

            > [!HINT]
            > Think.

            ```swift test exercise=e name="1"
            ```
            """
        let html = try #require(try build(exercise))
        let parts = html.split(separator: "(A ")
        #expect(parts.count == 2)
        #expect(parts.first?.contains("Think.") == true)
        #expect(parts.first?.contains("answer") == false)
        #expect(parts.last?.contains("<a href=\"#a:exercise-e\"><span class=\"name\">E &amp; F</span></a>") == true)
        #expect(parts.last?.contains("answer") == true)
    }

    @Test func `the page is rebuilt after a change in one of its chapters`() throws {
        _ = try build("one\n")
        #expect(try build("one\n", "two\n")?.contains("<p>two</p>") == true)
        #expect(try build("one\n", "two\n")?.contains("<p>one</p>") == true)
    }

    @Test func `a large book and a plain folder have no page with the whole book`() throws {
        var book = Book.small
        let templates = try Templates(
            ["page.html", "index.html", "book.html"].map { OutputFile(path: $0, text: "x") }, name: "t")
        #expect(WholeBook.isMade(of: book, templates: templates))
        book.kind = .plainMarkdown
        #expect(!WholeBook.isMade(of: book, templates: templates))
        book.kind = .workbook
        book.chapters = (0...30).map { .named("c\($0)") }
        #expect(!WholeBook.isMade(of: book, templates: templates))
    }
}
