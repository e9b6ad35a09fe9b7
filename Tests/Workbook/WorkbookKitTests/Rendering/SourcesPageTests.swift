import SwiftText
import TestSupport
import Testing

@testable import ChapterKit
@testable import WorkbookKit

/// Tests of the sources of claims, next to the claim and on the page that lists all sources.
@Suite struct SourcesPageTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("title: B\nsources: s.yml\n", to: "chapters/workbook.yml")
        try folder.write(
            """
            window:
              apple: "UIWindow & <more>"
              url: https://developer.apple.com/documentation/uikit/uiwindow
            order:
              model: Ours alone

            """, to: "chapters/s.yml")
        try folder.write(
            "---\ntitle: A\n---\n\nA window[^window] is in front[^Order]. It is a view[^window].[^note]\n\n[^note]: N[^order].\n",
            to: "chapters/01-a.md")
        try folder.write("---\ntitle: C\n---\n\nSo it is[^order]; `[^window]` is code.\n", to: "chapters/02-c.md")
    }

    private func build(with templates: [String: String]) throws {
        let templates = try Templates(
            templates.map { OutputFile(path: $0.key, text: $0.value) }, name: "t")
        let output = try OutputFolder(folder["site"])
        let book = try BookFolder(path: folder["chapters"], name: "chapters")
        let diagnostics = try SiteBuild(book, templates: templates).stage(into: output)
        #expect(diagnostics.map(\.description) == [])
        try output.commit()
    }

    private static let pages = ["page.html": "{{sources}}|{{{body}}}{{{footnotes}}}", "index.html": "{{sources}}"]
    private static let list = """
        {{#kinds}}{{word}}: {{meaning}}
        {{#items}}{{id}}|{{title}}|{{href}}|{{host}}|{{#chapters}}{{title}} {{href}} {{/chapters}}
        {{/items}}{{/kinds}}
        """

    @Test func `a citation is a number, which opens a note with a link to its source`() throws {
        try build(with: Self.pages.merging(["sources.html": Self.list]) { $1 })
        let page = try #require(folder.text("site/a.html"))
        #expect(page.hasPrefix("sources.html|"))
        let address = "https://developer.apple.com/documentation/uikit/uiwindow"
        #expect(
            page.contains(
                """
                A window<sup><button class="cite" id="cite:window" popovertarget="note:1">1</button></sup><span class="side" popover id="note:1"><span class="number">1</span> \
                <span class="from"><b class="apple">Apple</b> <a href="\(address)">UIWindow \
                &amp; &lt;more&gt;</a></span></span> is in front
                """))
        #expect(page.contains("<b class=\"model\">model</b> Ours alone</span>"))
        #expect(page.components(separatedBy: "id=\"cite:order\"").count == 2, "a footnote cites it again")
        #expect(folder.text("site/c.html")?.contains("<code>[^window]</code>") == true)
    }

    @Test func `a source that a section cites again keeps its number`() throws {
        try build(with: Self.pages)
        let page = try #require(folder.text("site/a.html"))
        #expect(page.components(separatedBy: "popovertarget=\"note:1\"").count == 3)
        #expect(page.components(separatedBy: "id=\"note:1\"").count == 2)
    }

    @Test func `neighboring citations are one number and one note`() throws {
        try folder.write(
            "---\ntitle: A\n---\n\nA[^window][^order], b[^window]\n[^order], c[^order].\n", to: "chapters/01-a.md")
        try build(with: Self.pages)
        let page = try #require(folder.text("site/a.html"))
        #expect(page.contains("A<a id=\"cite:order\"></a><sup><button class=\"cite\" id=\"cite:window\""))
        #expect(page.contains("UIWindow &amp; &lt;more&gt;</a></span><span class=\"from\"><b class=\"model\">"))
        #expect(page.components(separatedBy: "<button").count == 4)
        #expect(page.components(separatedBy: "class=\"side\"").count == 3)
    }

    @Test func `the notes of a table follow it`() throws {
        try folder.write("---\ntitle: A\n---\n\n| A |\n|---|\n| b[^window] |\n", to: "chapters/01-a.md")
        try build(with: Self.pages)
        let page = try #require(folder.text("site/a.html"))
        #expect(
            page.contains(
                "</table></div>\n<div class=\"sides\"><span class=\"side\" popover id=\"note:1\">"))
    }

    @Test func `each section ends with its sources`() throws {
        try folder.write(
            "---\ntitle: A\n---\n\nA[^window].\n\n## B & c\n\nB[^order].\n\n### D\n\nC[^window].\n",
            to: "chapters/01-a.md")
        try build(with: Self.pages)
        let page = try #require(folder.text("site/a.html"))
        let sections = page.components(separatedBy: "<details class=\"references\"><summary>").dropFirst()
        #expect(
            sections.map { String($0.prefix { $0 != "\n" }) } == [
                "Sources</summary>", "Sources<span class=\"unseen\">: B &amp; c</span></summary>",
            ])
        #expect(
            sections.first?.contains("uiwindow\">UIWindow &amp; &lt;more&gt;</a></span></li>\n</ol>\n</details>\n<h2")
                == true)
        #expect(sections.last?.contains("<li value=\"2\"><span class=\"from\"><b class=\"model\">") == true)
    }

    @Test func `a title in another language has its language`() throws {
        try folder.write("window:\n  article: 关于窗口\norder:\n  model: Ours\n", to: "chapters/s.yml")
        try build(with: Self.pages)
        #expect(
            folder.text("site/a.html")?.contains("<b class=\"article\">article</b> <cite lang=\"zh\">关于窗口</cite>")
                == true)
    }

    @Test func `the page lists the sources by kind, with the chapters that cite them`() throws {
        try build(with: Self.pages.merging(["sources.html": Self.list]) { $1 })
        let apple = "https://developer.apple.com/documentation/uikit/uiwindow|developer.apple.com"
        #expect(
            folder.text("site/sources.html") == """
                Apple: Apple's documentation says so.
                source:window|UIWindow &amp; &lt;more&gt;|\(apple)|A a.html#cite:window\u{20}
                model: How the simulated phone of this book does it. No source says what a phone does.
                source:order|Ours alone|||A a.html#cite:order C c.html#cite:order\u{20}

                """)
        // The cached results of an unchanged chapter include its citations.
        let first = folder.text("site/sources.html")
        try build(with: Self.pages.merging(["sources.html": Self.list]) { $1 })
        #expect(folder.text("site/sources.html") == first)
    }

    @Test func `a chapter is rebuilt after a change of its sources`() throws {
        try build(with: Self.pages)
        try folder.write("window:\n  header: UIWindow.h\norder:\n  measured: 1\n", to: "chapters/s.yml")
        try build(with: Self.pages)
        #expect(folder.text("site/a.html")?.contains("<b class=\"header\">header</b> UIWindow.h") == true)
    }

    @Test func `the page with the whole book lists the sources and has no tooltips`() throws {
        let book = """
            {{#chapters}}{{{body}}}{{/chapters}}
            {{#sources}}{{#items}}{{#items}}<li id="{{id}}">{{/items}}{{/items}}{{/sources}}
            """
        try build(with: Self.pages.merging(["book.html": book]) { $1 })
        let page = try #require(folder.text("site/book.html"))
        #expect(page.contains("<a class=\"cite\" id=\"a:cite:order\" href=\"#a:note:2\">2</a>"))
        #expect(page.contains("<li value=\"2\" id=\"a:note:2\"><span class=\"from\"><b class=\"model\">model</b> Ours"))
        #expect(page.contains("<li id=\"source:order\">"))
        for number in page.matches(of: /href="#(a:note:\d+)"/) {
            #expect(page.contains("id=\"\(number.output.1)\""), "a footnote's notes are in a list, too")
        }
        #expect(!page.contains("tip"))
    }

    @Test func `a plain folder has no citations`() {
        let (chapter, _) = ChapterParser.parse(
            SourceFile(path: "a.md", bytes: Array("# T\n\nText[^a].\n".utf8)), metadata: .named("a"),
            bookKind: .plainMarkdown)
        #expect(chapter.citations == [])
        guard case .paragraph(let text)? = chapter.blocks.last?.content else { return #expect(Bool(false)) }
        #expect(text.plainText == "Text[^a].")
    }
}
