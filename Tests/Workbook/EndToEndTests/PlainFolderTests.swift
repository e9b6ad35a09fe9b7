import Foundation
import TestSupport
import Testing

@Suite("A folder of plain Markdown")
struct PlainFolderTests {
    private func build(_ files: [String: String], _ body: (TemporaryFolder, Tool.Run) throws -> Void) throws {
        let inDocs = Dictionary(uniqueKeysWithValues: files.map { ("docs/" + $0, $1) })
        try TemporaryFolder.with(inDocs) { folder in
            let run = try Tool.run("build", "docs", in: folder.path)
            #expect(run.status == 0, "\(run.errors)")
            try body(folder, run)
        }
    }

    @Test func `Swift fences are shown as they are, and cause no findings`() throws {
        try build(["a.md": "# A\n\n```swift test\nlet a = 1\n```\n\n```swift {.big}\n```\n\n```swift\nnever closed\n"])
        { folder, run in
            #expect(run.errors == "")
            let page = try folder.read("site/a.html")
            #expect(page.contains("never closed"))
            #expect(!page.contains("badge"))
        }
    }

    @Test func `a page's title is its first heading, or its file's name, and appears once`() throws {
        let badge = "<!-- licence -->\n[![b](b.png)](https://a.b)\n\nName\n====\n\ntext\n"
        let files = [
            "badge.md": badge, "none.md": "text\n", "second.md": "## Lower\n\n# Upper\n", "empty.md": "", "b.png": "",
        ]
        try build(files) { folder, _ in
            let index = try folder.read("site/index.html")
            // A heading in the file has an anchor. A title that comes from the file name has none.
            for (page, title, attribute) in [
                ("badge", "Name", " id=\"name\""), ("none", "none", ""), ("second", "Lower", " id=\"lower\""),
                ("empty", "empty", ""),
            ] {
                #expect(index.contains("<a href=\"\(page).html\">\(title)</a>"))
                #expect(try folder.read("site/\(page).html").contains("<h1\(attribute)>\(title)</h1>"))
            }
            #expect(try folder.read("site/badge.html").matches(of: /<h1/).count == 1)
            #expect(try folder.read("site/second.html").contains("Upper"))
        }
    }

    @Test func `text between two thematic breaks at the start isn't front matter`() throws {
        try build(["a.md": "---\n\nNote: between the rules.\n\n---\n\nAfter.\n"]) { folder, _ in
            let page = try folder.read("site/a.html")
            #expect(page.contains("<p>Note: between the rules.</p>"))
        }
    }

    @Test func `links to pages, files and folders with special characters in their names resolve`() throws {
        let names = ["a b", "a#b", "a?b", "a%b", "a%20b", "it's", "a\"b", "é", "日本", "😀", "javascript:alert(1)"]
        let list = names.map { name in
            "- [\(name)](sub/\(name.addingPercentEncoding(withAllowedCharacters: .alphanumerics)!).md#The-End)\n"
        }
        var files = [
            "all.md": "# All\n\n" + list.joined() + "- [folder](sub/)\n- [file](sub/x.txt)\n", "sub/x.txt": "x",
        ]
        for name in names { files["sub/\(name).md"] = "# Page\n\n[up](../all.md)\n\n## The End\n" }
        files["sub/README.md"] = "# Front\n"
        files["javascript:alert(2).md"] = "# Script\n"
        try build(files) { folder, run in
            #expect(run.errors == "")
            for page in ["all.html", "index.html"] {
                let links = try folder.read("site/\(page)").matches(of: /<a [^>]*href="([^"]*)"/).map {
                    String($0.output.1)
                }
                #expect(links.count > names.count)
                for link in links where !link.hasPrefix("#") {
                    #expect(URL(string: link)?.scheme == nil, "\(link)")
                    let path = link.replacing("&amp;", with: "&").prefix { $0 != "#" }
                    #expect(folder.contains("site/" + path.removingPercentEncoding!), "\(page) links to \(link)")
                }
            }
            #expect(try folder.read("site/all.html").contains("href=\"sub/README.html\""))
            #expect(try folder.read("site/all.html").contains("sub/a%20b.html#the-end"))
        }
    }

    @Test func `a warning that occurs at several locations is printed once`() throws {
        let text = "# A\n\n" + String(repeating: "<doc:Other> ![b](https://a.b/c.png) <b>x</b>\n", count: 100)
        try build(["a.md": text]) { _, run in
            #expect(
                run.errorLines == [
                    "docs/a.md:3:1: warning: a link can't use 'doc:'; use http, https, mailto or a relative path "
                        + "(also at 99 more places: docs/a.md:4:46, docs/a.md:5:91, docs/a.md:6:136, …)",
                    "docs/a.md:3:13: warning: an image from another site; put its file next to the chapter "
                        + "(also at 99 more places: docs/a.md:4:13, docs/a.md:5:13, docs/a.md:6:13, …)",
                    "docs/a.md:3:37: warning: raw HTML is removed, except for its text "
                        + "(also at 199 more places: docs/a.md:3:41, docs/a.md:4:37, docs/a.md:4:41, …)",
                ])
        }
    }

    @Test func `with pages named index.md and contents.md, the list of pages is chapters.html`() throws {
        try build(["index.md": "# Mine\n", "contents.md": "# Mine too\n"]) { folder, _ in
            let pages = try ["index", "contents", "chapters"].map { try folder.read("site/\($0).html") }
            #expect(pages[0].contains("<h1 id=\"mine\">Mine</h1>"))
            #expect(pages[1].contains("<h1 id=\"mine-too\">Mine too</h1>"))
            #expect(pages[2].contains("<a href=\"index.html\">Mine</a>"))
        }
    }

    @Test func `symbolic links to files and folders aren't followed, and cause a warning`() throws {
        try TemporaryFolder.with(["docs/a.md": "# A\n", "secret.md": "# Secret\n"]) { folder in
            try folder.link("docs/b.md", to: "../secret.md")
            try folder.link("docs/loop", to: ".")
            let run = try Tool.run("build", "docs", in: folder.path)
            #expect(run.status == 0)
            #expect(
                run.errorLines
                    == [
                        "docs/b.md:1:1: warning: a symbolic link isn't followed; put the file itself here "
                            + "(also at docs/loop:1:1)"
                    ])
            #expect(!folder.contains("site/b.html"))
        }
    }
}
