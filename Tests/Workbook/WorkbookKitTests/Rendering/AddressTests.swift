import TestSupport
import Testing

@testable import ChapterKit
@testable import WorkbookKit

/// Tests of the addresses that `workbook.yml` can contain.
@Suite struct AddressTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let foot = "{{address}}|{{#foot}}{{marks}} {{source}} {{issue}}{{/foot}}"
    private static let footOfCover = "{{address}}|{{#foot}} {{source}} {{issue}}{{/foot}}"

    /// Builds a book of two chapters. The title of one must be encoded in addresses.
    private func build(_ addresses: String) throws {
        try folder.write("title: B & C\n" + addresses, to: "chapters/workbook.yml")
        try folder.write("---\ntitle: \"Q & A: <1>?\"\n---\n", to: "chapters/01-a.md")
        try folder.write("---\ntitle: C\n---\n", to: "chapters/02-c.md")
        let missing = "{{root}}{{#chapters}}{{#items}}|{{number}} {{title}} {{href}}{{/items}}{{/chapters}}"
        let templates = try Templates(
            [("page.html", Self.foot), ("index.html", Self.footOfCover), ("missing.html", missing)].map {
                OutputFile(path: $0.0, text: $0.1)
            }, name: "t")
        let book = try BookFolder(path: folder["chapters"], name: "chapters")
        let output = try OutputFolder(folder["site"])
        #expect(try SiteBuild(book, templates: templates).stage(into: output) == [])
        try output.commit()
    }

    @Test func `a page has its address, its source, and the address of a new issue`() throws {
        try build(
            """
            site: https://example.org/book
            source: https://example.org/r/blob/main/chapters/{path}
            issues: https://example.org/r/issues/new?labels=book&title={title}
            """)
        #expect(
            folder.text("site/a.html")
                == "https://example.org/book/a.html|index.html#page:marks "
                + "https://example.org/r/blob/main/chapters/01-a.md "
                + "https://example.org/r/issues/new?labels=book&amp;title=Q%20%26%20A%3A%20%3C1%3E%3F")
        #expect(
            folder.text("site/index.html")
                == "https://example.org/book/| https://example.org/r/blob/main/chapters/workbook.yml "
                + "https://example.org/r/issues/new?labels=book&amp;title=B%20%26%20C")
    }

    @Test func `a site with an address has a sitemap and a page for missing pages`() throws {
        try build("site: https://example.org/\n")
        let map = folder.text("site/sitemap.xml") ?? ""
        let addresses = map.matches(of: /<loc>(.*)<\/loc>/).map { String($0.1) }
        #expect(addresses == ["", "a.html", "c.html"].map { "https://example.org/" + $0 })
        #expect(map.hasPrefix("<?xml"))
        #expect(
            folder.text("site/404.html")
                == "https://example.org/|1 Q &amp; A: &lt;1&gt;? https://example.org/a.html|2 C https://example.org/c.html"
        )
    }

    @Test func `a site without addresses has no sitemap and no page for missing pages`() throws {
        try build("")
        #expect(folder.text("site/a.html") == "|index.html#page:marks  ")
        #expect(folder.text("site/index.html") == "|")
        #expect(folder.text("site/sitemap.xml") == nil)
        #expect(folder.text("site/404.html") == nil)
    }

    @Test(arguments: [
        ("https://example.org", true), ("http://localhost:80/a?b=c#d", true), ("https://[::1]/", true),
        ("https://", false), ("https:///a", false), ("https://a b", false), ("https://a/\"", false),
        ("javascript:alert(1)", false), (" https://a", false), ("//a", false), ("https://ä.example", false),
    ]) func `a web address is an absolute http or https URL without invalid characters`(text: String, isOne: Bool) {
        #expect(URLText.isWebAddress(text) == isOne)
    }
}
