import Testing

@testable import ChapterKit
@testable import WorkbookKit

@Suite("GitHub extensions of CommonMark")
struct GitHubTests {
    private enum Part { case text, footnotes }

    private func body(_ text: String, allowsHTML: Bool = false, part: Part = .text) -> String {
        let metadata = Chapter.Metadata(path: "a.md", slug: "a", number: nil, title: "A", summary: "", needs: [])
        let chapter = ChapterParser.parse(
            SourceFile(path: "a.md", text: text), metadata: metadata, bookKind: .plainMarkdown
        ).chapter
        let book = Book(
            configuration: BookConfiguration(title: "A"), kind: .plainMarkdown, chapters: [metadata], files: [],
            prefix: "")
        let (html, footnotes) = BodyRenderer.body(
            of: chapter, links: LinkResolver(book), figures: [:], allowsHTML: allowsHTML)
        return (part == .text ? html : footnotes)[...].text
    }

    // MARK: Strikethrough

    @Test(arguments: [
        ("~~a~~", "<del>a</del>"), ("~a~", "<del>a</del>"), ("a ~~b *c*~~ d", "a <del>b <em>c</em></del> d"),
        ("**~~a~~**", "<strong><del>a</del></strong>"), ("~~a~", "~~a~"), ("~~~a~~~ b", "~~~a~~~ b"),
        ("a ~~ b ~~ c", "a ~~ b ~~ c"),
        ("~~a ~~b~~", "~~a <del>b</del>"), ("\\~~a~~", "~~a~~"), ("`~~a~~`", "<code>~~a~~</code>"), ("~~~~", "~~~~"),
    ])
    func `text between tildes is struck through`(text: String, html: String) {
        #expect(body("x\n\n. \(text)").hasSuffix("<p>. \(html)</p>\n"))
    }

    // MARK: Tasks

    @Test func `items that begin with a box are tasks`() {
        let html = body("- [ ] a\n- [x] b `c`\n- [y] d\n- [ ]\n\n1. [X] **e**\n")
        #expect(html.contains("<li class=\"task\"><input type=\"checkbox\" disabled aria-label=\"open\"> a\n"))
        #expect(html.contains("<input type=\"checkbox\" disabled aria-label=\"done\" checked> b <code>c</code>"))
        #expect(html.contains("<li>[y] d\n") && html.contains("<li>[ ]\n"))
        #expect(
            html.contains(
                "<ol>\n<li class=\"task\"><input type=\"checkbox\" disabled aria-label=\"done\" checked> <strong>e"))
    }

    // MARK: Addresses

    @Test(arguments: [
        ("see https://a.org.", "https://a.org"), ("(https://a.org/b_(c))", "https://a.org/b_(c)"),
        ("www.a.org/b?c=d&e", "www.a.org/b?c=d&amp;e"), ("https://a.org/~b/ c", "https://a.org/~b/"),
        ("mail b.c+d@a-b.org.", "b.c+d@a-b.org"), ("https://a.org/b&lt;c", "https://a.org/b"),
        ("**www.a.org**", "www.a.org"),
        ("~~https://a.org~~", "https://a.org"), ("https://a.org/b;", "https://a.org/b;"),
    ])
    func `a bare address is a link, without trailing punctuation`(text: String, link: String) {
        let html = body("x\n\n\(text)")
        #expect(html.contains("\">\(link)</a>"), "\(html)")
    }

    @Test(arguments: [
        "xhttps://a.org", "https://", "http://localhost", "www.", "ftp://a.org", "a@b", "`www.a.org`", "@name",
        "https://a_b",
    ])
    func `text that isn't an address isn't linked`(text: String) { #expect(!body("x\n\n\(text)").contains("<a")) }

    @Test func `an address in a link is the link's text`() {
        #expect(body("x\n\n[https://a.org](https://b.org)").contains("<a href=\"https://b.org\">https://a.org</a>"))
    }

    @Test func `a bare address in a book keeps its typed punctuation`() {
        let metadata = Chapter.Metadata(path: "a.md", slug: "a", number: nil, title: "A", summary: "", needs: [])
        let chapter = ChapterParser.parse(
            SourceFile(path: "a.md", text: "x https://a.org/it's--ok...x y"), metadata: metadata, bookKind: .workbook
        ).chapter
        guard case .paragraph(let inlines)? = chapter.blocks.first?.content, case .link(let link) = inlines[1] else {
            Issue.record("no link: \(chapter.blocks)")
            return
        }
        #expect(link.destination == "https://a.org/it's--ok...x")
    }

    @Test func `a footnote supports strikethrough, bare addresses, and line breaks`() {
        let notes = body("x[^a]\n\n[^a]: ~~old~~ www.a.org b<br>c\n", part: .footnotes)
        #expect(notes.contains("<del>old</del>"), "\(notes)")
        #expect(notes.contains("<a href=\"http://www.a.org\">"))
        #expect(notes.contains("b<br>"))
    }

    @Test(arguments: [
        ("- b\n    - c", "<li>b"), ("> b", "<blockquote>\n<p>b</p>"), ("1. b\n    2. c", "<ol>\n<li>b"),
    ])
    func `a note may begin with a list or a quote`(note: String, html: String) {
        let text = "x[^a] y[^z]\n\n[^a]: \(note)\n[^z]: last\n"
        let notes = body(text, part: .footnotes)
        #expect(notes.contains(html) && notes.contains(">last <"), "\(notes)")
        #expect(!notes.contains("<p></p>"))
    }

    @Test func `an unreferenced footnote stays in the text, with its listings and tables`() {
        let html = body("x\n\n[^a]: one\n\n    ```swift\n    let a = 1\n    ```\n\n    | a |\n    |---|\n    | b |\n")
        #expect(html.contains("<td>b") && html.contains(">let<"), "\(html)")
    }

    // MARK: Places

    @Test func `anchors in raw HTML are kept, without duplicates`() {
        let html = body(
            "x\n\n<a id=\"one\"></a>\n\nb <a name='two'>c</a>\n\n<div id=three>\n\n</div>\n\n<a id=\"one\"></a>\n")
        #expect(html.components(separatedBy: "<a id=\"one\"></a>").count == 2)
        #expect(html.contains("b <a id=\"two\"></a>c") && html.contains("<a id=\"three\"></a>"))
        #expect(!body("x\n\n<a id=\"one\"></a>", allowsHTML: true).contains("</a><a"))
    }

    @Test func `the title has an anchor, which is unique among those of the headings`() {
        let metadata = Chapter.Metadata(path: "a.md", slug: "a", number: nil, title: "Actors", summary: "", needs: [])
        let file = SourceFile(path: "a.md", text: "# Actors\n\n## Actors\n\n## Actors\n")
        let chapter = ChapterParser.parse(file, metadata: metadata, bookKind: .plainMarkdown).chapter
        #expect(chapter.titleAnchor == "actors" && chapter.anchors == ["actors", "actors-1", "actors-2"])
    }

    @Test(arguments: [("हिन्दी शीर्षक", "हिन्दी-शीर्षक"), ("การใช้งาน", "การใช้งาน"), ("Ünïcode é", "ünïcode-é")])
    func `combining marks are kept in fragments`(title: String, anchor: String) {
        #expect(Anchors.slug(title) == anchor)
    }

    // MARK: Footnotes

    private func chapter(_ text: String) -> (chapter: Chapter, diagnostics: [Diagnostic]) {
        let metadata = Chapter.Metadata(path: "a.md", slug: "a", number: nil, title: "A", summary: "", needs: [])
        return ChapterParser.parse(SourceFile(path: "a.md", text: text), metadata: metadata, bookKind: .plainMarkdown)
    }

    @Test func `a footnote includes the indented blocks that follow it`() {
        let (chapter, _) = chapter(
            "a[^n]\n\n[^n]: one [^m]\n\n    two\n\n    ```swift\n    let a = 1\n    ```\n\n    - [x] three\n\n[^m]: four\n\n    five\n"
        )
        #expect(chapter.footnotes.map(\.plainText) == ["one ", "four"])
        #expect(chapter.footnoteBlocks.map(\.count) == [3, 1])
        #expect(chapter.blocks.count == 1)
        let html = body("a[^n]\n\n[^n]: one\n\n    two\n", part: .footnotes)
        #expect(html.contains("<p>one</p>\n<p>two</p>\n <a class=\"backref\""))
    }

    @Test(arguments: [
        "> a[^n]\n>\n> [^n]: one two\n", "- a[^n]\n\n  [^n]: one two\n", "|a|\n|-|\n|b[^n]|\n\n[^n]: one two\n",
        "|a|\n|-|\n|b[^n]|\n\n[^n]: one\n",
    ])
    func `a footnote in a quote, a list or a table is a footnote`(text: String) {
        let (chapter, diagnostics) = chapter(text)
        #expect(chapter.footnotes.count == 1 && chapter.footnotes[0].plainText.hasPrefix("one"))
        #expect(diagnostics.isEmpty)
    }

    @Test func `a duplicate footnote and cells without a column are warnings`() {
        let (_, diagnostics) = chapter("a[^n]\n\n[^n]: one two\n\n[^n]: three four\n\n|a|\n|-|\n|b|c|\n")
        #expect(diagnostics.map(\.severity) == [.warning, .warning])
        #expect(Set(diagnostics.map(\.location.line)) == [5, 9])
    }

    // MARK: Raw HTML

    @Test(arguments: [
        ("x<br>y", "<p>x<br>\ny</p>\n"), ("x <BR /> y", "<p>x <br>\n y</p>\n"),
        ("<div>&ldquo;a&rdquo; &hearts; &#8364; &x; &amp;lt;</div>", "<p>“a” ♥ € &amp;x; &amp;lt;</p>\n"),
        (
            "<div>a<pre>\nb\n  <b>c</b> &lt;\n</pre>d</div>",
            "<p>a</p>\n<pre><code><span class=\"l\">b\n</span><span class=\"l i2\">  c &lt;\n</span></code></pre>\n<p>d</p>\n"
        ),
    ])
    func `the text of omitted HTML is kept, with its line breaks`(text: String, html: String) {
        #expect(body("x\n\n\(text)\n") == "<p>x</p>\n\(html)")
    }
}
