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

    @Test func `a citation shows the kind of its source and links to it`() throws {
        try build(with: Self.pages.merging(["sources.html": Self.list]) { $1 })
        let page = try #require(folder.text("site/a.html"))
        #expect(page.hasPrefix("sources.html|"))
        let address = "https://developer.apple.com/documentation/uikit/uiwindow"
        #expect(
            page.contains(
                """
                A window<span class="named"><a class="cite" id="cite:window" href="\(address)" rel="external" \
                aria-describedby="tip:1">Apple</a><span class="tip" role="tooltip" id="tip:1">UIWindow &amp; &lt;more&gt; \
                <span class="from">developer.apple.com</span></span></span> is in front
                """))
        #expect(page.contains("<a class=\"cite\" id=\"cite:order\" href=\"sources.html#source:order\""))
        #expect(page.contains("It is a view<span class=\"named\"><a class=\"cite\" href=\"\(address)\""))
        #expect(page.components(separatedBy: "id=\"cite:order\"").count == 2, "a note cites it again")
        #expect(folder.text("site/c.html")?.contains("<code>[^window]</code>") == true)
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
        #expect(folder.text("site/a.html")?.contains(">header</a>") == true)
    }

    @Test func `the page with the whole book lists the sources and has no tooltips`() throws {
        let book = """
            {{#chapters}}{{{body}}}{{/chapters}}
            {{#sources}}{{#items}}{{#items}}<li id="{{id}}">{{/items}}{{/items}}{{/sources}}
            """
        try build(with: Self.pages.merging(["book.html": book]) { $1 })
        let page = try #require(folder.text("site/book.html"))
        #expect(page.contains("<a class=\"cite\" id=\"a:cite:order\" href=\"#source:order\">model</a>"))
        #expect(page.contains("<li id=\"source:order\">"))
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
