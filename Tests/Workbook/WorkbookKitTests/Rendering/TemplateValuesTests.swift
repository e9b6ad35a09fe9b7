import TestSupport
import Testing

@testable import ChapterKit
@testable import WorkbookKit

/// Tests that pages get what their tags declare.
@Suite struct TemplateValuesTests {
    private struct Sample {
        var text = ""
        var parts: [Sample] = []

        static let parts: [TemplateTag<Sample>] = [.text("optional", "", ifAny: \.text)]
        static let tags: [TemplateTag<Sample>] =
            [
                .text("text", "", \.text), .html("html", "") { _ in [] }, .flag("flag", "") { $0.parts.isEmpty },
                .section("section", "", parts, \.parts.first), .list("list", "", parts, \.parts),
                .items("several", "", parts, \.parts),
            ] + parts
    }

    @Test func `a value has the tags that are declared, and no others`() {
        let full = Sample(text: "a", parts: [Sample(text: "b"), Sample()])
        let declared = Self.paths(Sample.tags.map(\.declaration))
        #expect(declared.count == 11)
        #expect(Self.paths(Sample.tags.record(of: full)) == declared)
        #expect(Self.paths(Sample.tags.record(of: Sample())) == ["text", "html", "flag", "list"])
    }

    /// Returns the paths of all tags, each with the sections around it: `list.optional`.
    private static func paths(_ tags: [TagDeclaration], in section: String = "") -> Set<String> {
        tags.reduce(into: []) { paths, tag in
            paths.formUnion(["\(section)\(tag.name)"])
            paths.formUnion(Self.paths(tag.content.tags, in: "\(section)\(tag.name)."))
        }
    }

    private static func paths(_ value: TemplateValue, in section: String = "") -> Set<String> {
        switch value {
        case .text, .html, .flag: []
        case .list(let elements): elements.reduce(into: []) { $0.formUnion(paths($1, in: section)) }
        case .record(let fields):
            fields.reduce(into: []) { paths, field in
                paths.formUnion(["\(section)\(field.key)"])
                paths.formUnion(Self.paths(field.value, in: "\(section)\(field.key)."))
            }
        }
    }

    // MARK: Every declared tag is filled

    /// The pages of two books that have everything: a small one, and one with several lists of chapters.
    private func pages() throws -> [OutputFile] {
        let folder = try TemporaryFolder()
        for (path, text) in Self.files { try folder.write(text, to: "chapters/\(path)") }
        let templates = try Templates(
            Templates.pages.map { OutputFile(path: $0.template, text: Self.template($0.declarations)) }, name: "t")
        #expect(templates.diagnostics == [])
        let book = try BookFolder(path: folder["chapters"], name: "chapters")
        let output = try OutputFolder(folder["site"])
        let diagnostics = try SiteBuild(book, templates: templates).stage(into: output)
        #expect(diagnostics.filter { $0.severity == .error } == [])
        try output.commit()
        let small = try Templates.files(in: folder["site"])
        let renderer = PageRenderer(book: book.book, templates: templates, offersWorkspace: true)
        let withStarters = try book.book.chapters.map { renderer.page(try book.chapter($0).chapter, body: []) }
        // Only a page of a plain folder has an anchor of its title.
        let plain = renderer.page(parse("# Title of a\n", bookKind: .plainMarkdown).chapter, body: [])
        var large = book.book
        large.chapters = (0..<250).map { .named("c\($0)") }
        let reports = large.chapters.map { _ in ChapterReport(parse("x").chapter) }
        let declaring = try book.book.chapters.map { try book.chapter($0).report }
        return try small + withStarters + [plain] + IndexPages(book: large, templates: templates).files(reports)
            + IndexPages(book: book.book, templates: templates).files(declaring, offersWorkspace: true)
    }

    private static let files = [
        "workbook.yml": """
        title: B
        summary: S
        language: ar
        introduction: about
        site: https://example.org/b/
        source: https://example.org/{path}
        issues: https://example.org/{title}
        sources: sources.yml
        names: [names.txt]
        theme: t.css
        cover:
          readers: R
          builds: [a thing]
          needs: N
          picture: b/f
        starter:
          sources: [Sources/M]
          ios: "17.0"
          app: Trail
          minutes: 2

        """,
        "tested.yml": "swift: 6.2\n",
        "sources.yml": "window:\n  apple: UIWindow\n  url: https://example.org/w\n",
        "names.txt": "https://example.org\nclass Far: Is far.\n",
        "t.css": "",
        "figures/b/f.svg": "<svg></svg>",
        "about.md": """
        ---
        title: About
        summary: S
        ---

        ```swift exercise name=e title="E"
        // BEGIN SOLUTION
        let b = 2
        // END SOLUTION
        ```

        ```swift test exercise=e name="T"
        #expect(b == 2)
        ```

        """,
        "01-a.md": "---\ntitle: A\n---\n",
        "02-b.md": """
        ---
        title: B
        summary: S
        needs: [a]
        article: {title: 状态栏, author: A, year: "2026", url: "https://example.org/"}
        ---

        # B

        A `Far`[^window].

        ## One

        ```swift
        func f(_ x: Int) {}
        struct S { let a = 1 }
        extension S { var b: Int { 1 } }
        ```

        ```swift
        extension S { var c: Int { 1 } }
        ```

        ```swift figure name=f caption="F"
        f(1)
        ```

        ## Two

        ```swift exercise name=e title="E"
        // BEGIN SOLUTION
        let b = 2
        // END SOLUTION
        ```

        ```swift test exercise=e name="T"
        #expect(b == 2)
        ```

        """,
        "03-c.md": "---\ntitle: C\n---\n",
        "apps/b/App.swift": "",
    ]

    /// Returns a template that writes the path of each tag that has a value.
    private static func template(_ tags: [TagDeclaration], in section: String = "") -> String {
        tags.map { tag in
            let inside = template(tag.content.tags, in: "\(section)\(tag.name).")
            return "{{#.\(tag.name)}}<\(section)\(tag.name)>\(inside){{/.\(tag.name)}}\n"
        }.joined()
    }

    @Test func `every tag has a value on a page of a book that has everything`() throws {
        let pages = try pages()
        for page in Templates.pages {
            let declared = Self.paths(page.declarations)
            let names: Set<String> =
                switch page.template {
                case "page.html": ["about.html", "a.html", "b.html", "c.html"]
                case "index.html": ["index.html", "index-2.html", "index-3.html"]
                case "missing.html": ["404.html"]
                default: [page.template]
                }
            let texts = pages.filter { names.contains($0.path) }.map { $0.bytes[...].text }
            #expect(!texts.isEmpty)
            for path in declared.sorted() {
                #expect(texts.contains { $0.contains("<\(path)>") }, "nothing fills '\(path)' in \(page.template)")
            }
        }
    }
}
