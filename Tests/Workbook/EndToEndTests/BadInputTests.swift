import Foundation
import TestSupport
import Testing

@Suite("Bad input")
struct BadInputTests {
    private static let start = "---\ntitle: A\n---\n\n"

    /// The text of a chapter after its front matter, and the expected finding.
    struct Fault: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var bytes: [UInt8]
        var finding: String

        init(_ name: String, _ text: String, _ finding: String) {
            (testDescription, bytes, self.finding) = (name, Array((start + text).utf8), finding)
        }

        init(_ name: String, bytes: [UInt8], _ finding: String) {
            (testDescription, self.bytes, self.finding) = (name, Array(start.utf8) + bytes, finding)
        }
    }

    private static let deep = "blocks are nested deeper than 100 levels; flatten this"

    @Test(
        arguments: [
            Fault("no UTF-8", bytes: [0x61, 0x0A, 0x62, 0xFF, 0x0A], "6:2: error: not UTF-8; save the file as UTF-8"),
            Fault("half a character", bytes: [0xE2, 0x82], "5:1: error: not UTF-8; save the file as UTF-8"),
            Fault("a NUL byte", bytes: [0x61, 0x00, 0x0A], "5:2: error: a NUL byte; remove it"),
            Fault("quotes in quotes", String(repeating: "> ", count: 10_000) + "x\n", "5:203: error: \(deep)"),
            Fault("lists in lists", String(repeating: "- ", count: 10_000) + "x\n", "5:103: error: \(deep)"),
            Fault(
                "emphasis in emphasis",
                String(repeating: "*a ", count: 10_000) + "b" + String(repeating: "*", count: 10_000),
                "5:299: error: \(deep)"),
            Fault(
                "images in images",
                String(repeating: "![", count: 10_000) + "x" + String(repeating: "](a)", count: 10_000),
                "5:201: error: \(deep)"),
            Fault("a fence that stays open", "```swift\nlet a = 1\n", "5:1: error: this fence is never closed"),
            Fault("a script as a link", "[a](javascript:alert(1))\n", "5:1: error: a link can't use 'javascript:'"),
            Fault(
                "a script in odd letters", "[a](JaVaScRiPt:alert(1))\n", "5:1: error: a link can't use 'javascript:'"),
            Fault(
                "a script with a tab", "[a](java&#9;script:alert(1))\n", "5:1: error: a link can't use 'javascript:'"),
            Fault(
                "a script as entities", "[a](&#x6a;avascript&colon;x)\n", "5:1: error: a link can't use 'javascript:'"),
            Fault("data as a link", "[a](data:text/html,x)\n", "5:1: error: a link can't use 'data:'"),
            Fault("an image from elsewhere", "![a](https://a.b/c.png)\n", "5:1: error: an image from another site"),
            Fault(
                "a link out of the book", "[a](../../b.md)\n",
                "5:1: error: '../../b.md' is outside the book's folder"),
            Fault(
                "a file outside", "```xml file=\"../../outside\"\n```\n",
                "5:8: error: '../../outside' is not a path inside"),
            Fault(
                "a file at the root", "```xml file=\"/etc/passwd\"\n```\n",
                "5:8: error: '/etc/passwd' is not a path inside"),
            Fault("a file nowhere", "```xml file=\"a//b\"\n```\n", "5:8: error: 'a//b' is not a path inside"),
        ])
    func `a faulty chapter causes one error at the fault's location, and no site`(fault: Fault) throws {
        try TemporaryFolder.withBook(chapter: "") { folder in
            try folder.write(fault.bytes, to: "chapters/01-a.md")
            let run = try Tool.run("build", in: folder.path)
            #expect(run.status == 1)
            #expect(run.errorLines.count == 1)
            #expect(run.errors.hasPrefix("chapters/01-a.md:\(fault.finding)"), "\(run.errors.prefix(200))")
            #expect(!folder.contains("site"))
        }
    }

    @Test func `CR LF, CR, and a byte-order mark don't change the page`() throws {
        let text = Self.start + "# One\n\n```swift\nlet a = 1\n```\n\n| a | b |\n|---|---|\n| 1 | 2 |\n"
        let pages = try ["", "\r\n", "\r", "\u{FEFF}"].map { change in
            let changed =
                change == "\u{FEFF}" ? change + text : change.isEmpty ? text : text.replacing("\n", with: change)
            return try TemporaryFolder.withBook(chapter: changed) { folder in
                #expect(try Tool.run("build", in: folder.path).errors == "")
                return try folder.read("site/a.html")
            }
        }
        #expect(Set(pages).count == 1)
        #expect(pages[0].contains("<td>1</td>"))
    }

    @Test func `an empty chapter and a folder without chapters are reported as errors`() throws {
        try TemporaryFolder.withBook(chapter: "") { folder in
            #expect(
                try Tool.run("build", in: folder.path).errors.hasPrefix(
                    "chapters/01-a.md:1:1: error: the chapter has no title"))
            try folder.remove("chapters/01-a.md")
            let run = try Tool.run("build", in: folder.path)
            #expect(run.status == 1)
            #expect(run.errors.hasPrefix("chapters:1:1: error: there is no chapter in this folder"))
            #expect(!folder.contains("site"))
        }
    }

    @Test(.timeLimit(.minutes(30)))
    func `front matter with exponential aliases or 10,000 nested lists is rejected`() throws {
        var bomb = "---\na: &a [x, x, x, x, x, x, x, x, x, x]\n"
        for (name, last) in zip("bcdefghi", "abcdefgh") {
            bomb += "\(name): &\(name) [" + Array(repeating: "*\(last)", count: 10).joined(separator: ", ") + "]\n"
        }
        let nested = "---\ntitle: " + String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000)
        for (text, finding) in [
            (bomb + "? *i\n: 1\n---\n", "2:1: error: this is not YAML: more than 32 aliases"),
            (nested + "\n---\n", "2:9: error: this is not YAML: Maximum nesting level"),
        ] {
            try TemporaryFolder.withBook(chapter: text) { folder in
                let run = try Tool.run("build", in: folder.path)
                #expect(run.status == 1)
                #expect(run.errors.contains("chapters/01-a.md:\(finding)"), "\(run.errors.prefix(300))")
            }
        }
    }

    @Test(.timeLimit(.minutes(30)))
    func `a chapter with 10,000 table rows, notes or headings is built within the time limit`() throws {
        let count = 10_000
        let numbers = 0..<count
        let table = "[x]: https://a.b\n\n| a | b |\n|---|---|\n" + String(repeating: "| a [x] | `b` |\n", count: count)
        let chain =
            "a[^n0]\n\n" + numbers.map { "[^n\($0)]: note and [^n\($0 + 1)]\n\n" }.joined()
            + "[^n\(count)]: the last one\n"
        let notes = numbers.map { "a[^n\($0)] " }.joined() + "\n\n" + numbers.map { "[^n\($0)]: note\n\n" }.joined()
        for text in [table, chain, notes, String(repeating: "## Same\n\ntext\n\n", count: count)] {
            try TemporaryFolder.withBook(chapter: Self.start + text) { folder in
                let run = try Tool.run("build", in: folder.path)
                #expect(run.status == 0, "\(run.errors.prefix(200))")
            }
        }
    }

    @Test func `HTML in a title is escaped on all pages, in attributes, and in the search index`() throws {
        let title = #""</title><script>alert(1)</script>\" onload='x' &lt;""#
        let chapter =
            "---\ntitle: \(title)\nsummary: \(title)\n---\n\n## </script> \\<script\\>alert(2)\n\n```\"onload=\"x\n```\n"
        let book = "title: \(title)\nsummary: \(title)\nlanguage: \"en\\\" onload=\\\"x\"\n"
        let other = "---\ntitle: B\n---\n"
        let files = ["chapters/workbook.yml": book, "chapters/02-b.md": other]
        try TemporaryFolder.withBook(chapter: chapter, files: files) { folder in
            #expect(try Tool.run("build", in: folder.path).status == 0)
            for page in ["site/a.html", "site/b.html", "site/index.html"] {
                let html = try folder.read(page)
                let scripts = html.matches(of: /<script([^>]*)>/).map { String($0.output.1) }
                let ofChapter = page == "site/index.html" ? [] : ["listings", "references"]
                let deferred = (["site"] + ofChapter + ["touch"]).map { " src=\"\($0).js\" defer" }
                #expect(scripts == [" src=\"theme.js\""] + deferred, "\(page)")
                #expect(html.contains("&lt;script&gt;alert(1)&lt;/script&gt;&quot; onload='x' &amp;lt;"), "\(page)")
                #expect(!html.contains("\" onload="), "\(page)")
            }
            let search = try folder.read("site/search.js")
            #expect(!search.contains("<"))
            #expect(search.contains(#"\u003cscript>alert(1)"#))
        }
    }

    @Test func `raw HTML tags are removed with a warning, unless the book allows them`() throws {
        let text = Self.start + "a <b onclick=\"x\">bold</b> word\n\n<script>alert(1)</script>\n"
        try TemporaryFolder.withBook(chapter: text) { folder in
            let run = try Tool.run("build", in: folder.path)
            #expect(run.status == 0)
            #expect(
                run.errors.contains("chapters/01-a.md:5:3: warning: raw HTML is removed; 'html: true' in workbook.yml")
            )
            let page = try folder.read("site/a.html")
            #expect(page.contains("<p>a bold word</p>"))
            #expect(!page.contains("alert(1)"))
            try folder.write("title: A Book\nhtml: true\n", to: "chapters/workbook.yml")
            #expect(try Tool.run("build", in: folder.path).errors == "")
            #expect(try folder.read("site/a.html").contains("<b onclick=\"x\">bold</b>"))
        }
    }

    @Test(
        arguments: [
            "<script>alert(1)</script>", "<g onload=\"x\"/>", "<rect x=\"1\"onload=\"x\"/>",
            "<use href=\"https://a.b#c\"/>",
            "<rect fill=\"u&#114;l(a.b)\"/>", "<foreignObject/>", "<title><img src=\"x\"/></title>", "<g",
        ])
    func `an SVG that isn't well-formed, or could run scripts or load files, is rejected`(inside: String) throws {
        let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\">\(inside)</svg>\n"
        let chapter = Self.start + "```swift figure name=f caption=\"c\"\nfigure\n```\n"
        try TemporaryFolder.withBook(chapter: chapter, files: ["chapters/figures/a/f.svg": svg]) { folder in
            let run = try Tool.run("check", in: folder.path)
            #expect(run.status == 1)
            #expect(run.errors.hasPrefix("chapters/figures/a/f.svg:1:1: error: this picture can't be part of a page: "))
        }
    }
}
