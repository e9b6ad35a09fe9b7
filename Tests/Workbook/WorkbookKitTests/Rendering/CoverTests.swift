import SnippetResults
import TestSupport
import Testing
import WorkbookTemplates

@testable import ChapterKit
@testable import WorkbookKit

/// Tests of the cover: its words, its picture, and the small pictures of the chapters.
@Suite struct CoverTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            """
            title: B
            cover:
              readers: For <you>.
              builds: [a parser, a server]
              needs: You need Swift.
              picture: b/f

            """, to: "chapters/workbook.yml")
        try folder.write("---\ntitle: A\n---\n\n```swift test name=\"T\"\n#expect(true)\n```\n", to: "chapters/01-a.md")
        try folder.write(
            "---\ntitle: B\n---\n\n```swift figure name=f caption=\"F & g\"\n```\n", to: "chapters/02-b.md")
        let svg =
            "<svg viewBox=\"0 0 9 9\"><clipPath id=\"c\"><path d=\"M0\"/></clipPath><rect clip-path=\"url(#c)\"/></svg>"
        try folder.write(svg, to: "chapters/figures/b/f.svg")
    }

    private static let index = """
        {{#cover}}{{readers}}|{{#builds}}{{#items}}{{text}},{{/items}}{{/builds}}|{{needs}}|{{tested}}|{{exercises}}|\
        {{#first}}{{href}}{{/first}}|{{#picture}}{{{html}}}{{/picture}}{{/cover}}\
        {{#chapters}}{{title}}:{{thumbnail}} {{/chapters}}
        """

    private func build() throws -> String? {
        let templates = try Templates(
            [("page.html", "{{{body}}}"), ("index.html", Self.index)].map { OutputFile(path: $0, text: $1) }, name: "t")
        let output = try OutputFolder(folder["site"])
        let book = try BookFolder(path: folder["chapters"], name: "chapters")
        let diagnostics = try SiteBuild(book, templates: templates).stage(into: output)
        #expect(diagnostics.filter { $0.severity == .error } == [])
        try output.commit()
        return folder.text("site/index.html")
    }

    @Test func `the cover has the words of the configuration, and the book's numbers`() throws {
        #expect(try build()?.hasPrefix("For &lt;you&gt;.|a parser,a server,|You need Swift.|2||a.html|") == true)
    }

    @Test func `the picture of a chapter is on the cover with its choices, without its code`() throws {
        let index = try #require(try build())
        #expect(index.contains("<figure class=\"picture\">") && index.contains("<figcaption>F &amp; g</figcaption>"))
        #expect(index.contains("class=\"enlarge\"") && !index.contains("Code of this picture"))
    }

    @Test func `a chapter with a picture has a small one in a file that needs no other`() throws {
        #expect(try build()?.hasSuffix("A: B:figures/b.svg ") == true)
        let svg = try #require(folder.text("site/figures/b.svg"))
        #expect(
            svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\"><defs><clipPath id=\"t1\">"))
        #expect(svg.contains("clip-path=\"url(#t1)\"") && !svg.contains("var("))
        #expect(throws: Never.self) { try InlineSVG.checked(svg) }
        #expect(folder.text("site/figures/a.svg") == nil)
    }

    @Test func `an unchanged cover is kept, and a changed picture is drawn again`() throws {
        let first = try build()
        let kept = FileSnapshot(at: [folder["site"]]).files
        #expect(try build() == first)
        #expect(FileSnapshot(at: [folder["site"]]).files == kept)
        try folder.write("<svg viewBox=\"0 0 8 8\"><rect/></svg>", to: "chapters/figures/b/f.svg")
        #expect(try build()?.contains("viewBox=\"0 0 8 8\"") == true)
        #expect(folder.text("site/figures/b.svg")?.contains("viewBox=\"0 0 8 8\"") == true)
    }

    @Test
    func
        `the style sheet of the book is in the site, with the files that it names, and pages load it before that of paper`()
        throws
    {
        try folder.write("title: B\ntheme: css/t.css\n", to: "chapters/workbook.yml")
        try folder.write(
            ":root { --link: red; }\na { background: url('l.svg') url(x.svg); }\n", to: "chapters/css/t.css")
        try folder.write("<svg/>", to: "chapters/css/l.svg")
        let output = try OutputFolder(folder["site"])
        let book = try BookFolder(path: folder["chapters"], name: "chapters")
        let diagnostics = try SiteBuild(book, templates: BuiltInTemplates.site()).stage(into: output)
        #expect(diagnostics.filter { $0.severity == .error } == [])
        try output.commit()
        #expect(folder.text("site/css/t.css")?.hasPrefix(":root { --link: red; }\n") == true)
        #expect(folder.text("site/css/l.svg") == "<svg/>")
        for page in ["a.html", "index.html", "names.html", "book.html"] {
            let html = try #require(folder.text("site/\(page)"))
            let sheets = html.matches(of: /<link rel="stylesheet" href="([^"]*)"/).map { String($0.output.1) }
            #expect(sheets.suffix(2) == ["css/t.css", "print.css"] && sheets.count > 3, "\(page)")
        }
    }

    @Test func `the definitions of some states are those that they use, directly or through others`() throws {
        func rectangle(_ id: String, _ more: String = "") -> String {
            "<clipPath id=\"\(id)\"><path d=\"M0\(more)\"/></clipPath>"
        }
        func state(_ label: String, _ clip: String) -> Drawing.State {
            let svg = "<svg>\(rectangle("a", " 1"))\(rectangle("b", " 2"))<g clip-path=\"url(#\(clip))\"/></svg>"
            return Drawing.State(svg: svg)
        }
        let options = ["1", "2"].map { Drawing.Option(name: $0, label: $0) }
        let choice = Drawing.Choice(name: "c", title: "C", options: options, isOrdered: false)
        let drawing = Drawing(choices: [choice], states: [state("1", "a"), state("2", "b")])
        let picture = try PagePicture(drawing, prefix: "p")
        #expect(picture.definitions.contains("M0 1") && picture.definitions.contains("M0 2"))
        let first = picture.definitions(of: [picture.states[0]])
        #expect(first.contains("M0 1") && !first.contains("M0 2"))
    }
}
