import SwiftText
import TestSupport
import Testing

@testable import ChapterKit
@testable import WorkbookKit

/// Tests of the page that lists names, and of pages whose names link to other chapters.
@Suite struct NamesPageTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("title: B\nnames: [n.txt]\n", to: "chapters/workbook.yml")
        try folder.write("https://a.b\nclass Far: Is <far>.\n  move(to:)\nclass Unused\n", to: "chapters/n.txt")
        try folder.write(
            "---\ntitle: A\n---\n\n```swift\n/// A `<tag>` & more.\nstruct S { let b = 1 }\n```\n",
            to: "chapters/01-a.md")
        try folder.write(
            "---\ntitle: B\nneeds: [a]\n---\n\nAn `S` is not `Far`, see `move(to:)`.\n", to: "chapters/02-b.md")
        try folder.write("---\ntitle: C\n---\n\nAn `S` from nowhere.\n", to: "chapters/03-c.md")
    }

    private func build() throws {
        let list =
            "{{#declared}}{{#items}}{{letter}}:{{#names}} {{name}}|{{kind}}|{{class}}|{{href}}|{{{summary}}}|{{chapter}}"
            + "{{#members}}{{#items}} .{{name}}|{{kind}}|{{#.href}}{{.}}{{/.href}}{{/items}}{{/members}}{{/names}}\n{{/items}}{{/declared}}"
            + "{{#used}}{{#items}}{{name}}|{{kind}}|{{href}}|{{{summary}}}|{{#chapters}}{{title}}{{/chapters}}\n{{/items}}{{/used}}"
        let templates = try Templates(
            [("page.html", "{{names}}{{{body}}}"), ("index.html", "{{names}}"), ("names.html", list)].map {
                OutputFile(path: $0.0, text: $0.1)
            }, name: "t")
        let output = try OutputFolder(folder["site"])
        let book = try BookFolder(path: folder["chapters"], name: "chapters")
        let diagnostics = try SiteBuild(book, templates: templates).stage(into: output)
        #expect(diagnostics.map(\.description) == [])
        try output.commit()
    }

    @Test func `the page lists declared names and the catalog's names that chapters use`() throws {
        try build()
        #expect(
            folder.text("site/names.html")
                == """
                S: S|structure|type|a.html#b-struct-s| A <code>&lt;tag&gt;</code> &amp; more.|A .b|property|
                Far|class|https://a.b/far| Is &lt;far&gt;.|B
                Far.move(to:)||https://a.b/far/move(to:)||B

                """)
        #expect(folder.text("site/index.html") == "names.html")
    }

    @Test func `members are listed with their type, and an extension's with the type that it extends`() throws {
        try folder.write(
            """
            ---
            title: A
            ---

            ```swift
            func z() {}
            struct S {
                enum Inner { case one }
                func a() {}
            }
            let _d = 1
            ```

            ```swift
            extension S { var c: Int { 1 } }
            extension Int { var x: Int { 1 } }
            ```

            """, to: "chapters/01-a.md")
        try build()
        let declared = folder.text("site/names.html")?.components(separatedBy: "\n").prefix { !$0.hasPrefix("Far") }
        #expect(
            declared.map(Array.init) == [
                "#: _d|constant|value|a.html#b-func-z||A",
                "I: Int|extension|type|a.html#b-var-sc||A .x|property|",
                "S: S|structure|type|a.html#b-func-z||A .a()|method| .c|property|a.html#b-var-sc"
                    + " S.Inner|enumeration|type|a.html#b-func-z||A .one|case|",
                "Z: z()|function|function|a.html#b-func-z||A",
            ])
    }

    @Test func `a name links to its declaration only from chapters that need the declaring chapter`() throws {
        try build()
        let b = try #require(folder.text("site/b.html"))
        #expect(
            b.contains(
                "<a class=\"ref\" href=\"a.html#b-struct-s\"><code>S</code></a>"))
        #expect(
            b.contains("<code>struct S</code> A <code>&lt;tag&gt;</code> &amp; more. <span class=\"from\">A</span>"))
        #expect(b.contains("<a class=\"ref away\" href=\"https://a.b/far\""))
        #expect(folder.text("site/c.html")?.contains("<p>An <code>S</code> from nowhere.</p>") == true)
    }

    @Test func `a page is rebuilt after a change in a needed chapter or in the catalog`() throws {
        try build()
        try folder.write("---\ntitle: A\n---\n\n```swift\n/// Other.\nclass S {}\n```\n", to: "chapters/01-a.md")
        try build()
        #expect(folder.text("site/b.html")?.contains("<code>class S</code> Other.") == true)
        #expect(folder.text("site/names.html")?.hasPrefix("S: S|class|") == true)
        try folder.write("https://a.c\nclass Far\n", to: "chapters/n.txt")
        try build()
        #expect(folder.text("site/b.html")?.contains("https://a.c/far") == true)
        #expect(folder.text("site/names.html")?.contains("Far|class|https://a.c/far") == true)
    }

    @Test func `a build that changes nothing lists the same names`() throws {
        try build()
        let first = folder.text("site/names.html")
        try build()
        #expect(folder.text("site/names.html") == first)
    }

    @Test func `a chapter's name record is equal after encoding and decoding`() {
        let scan = DeclarationScan("/// One.\nenum E { case a(Int) }\nfunc f(_ x: Int,\n  y: Int) {}")
        let record = NameRecord(
            declared: scan.names.map { AnchoredName(name: $0, anchor: "x") }, used: ["A", "A.b(_:)"])
        #expect(NameRecord(record.bytes[...]) == record)
        #expect(NameRecord([]) == NameRecord())
    }
}
