import Foundation
import TestSupport
import Testing

/// Tests of `workbook serve` and `workbook build --watch`, which authors use while they work on a book.
@Suite("serve and build --watch")
struct ServeCommandTests {
    private static func chapter(_ text: String) -> String { "---\ntitle: A\n---\n\n\(text)\n" }

    /// Runs a closure while the tool serves a book of one chapter.
    private func withServer(_ text: String, _ body: (TemporaryFolder, RunningTool, HTTPClient) throws -> Void) throws {
        try TemporaryFolder.withBook(chapter: Self.chapter(text)) { folder in
            let tool = try RunningTool("serve", "--port", "0", in: folder.path)
            try body(folder, tool, HTTPClient(port: try tool.port()))
        }
    }

    @Test func `a served page is updated after a change of its chapter, and shows its errors`() throws {
        try withServer("One.") { folder, tool, client in
            #expect(try client.get("/a.html").body.contains("<p>One.</p>"))
            let first = try client.version()

            try folder.write(Self.chapter("Two."), to: "chapters/01-a.md")
            let second = try client.version(after: first)
            #expect(try client.get("/a.html").body.contains("<p>Two.</p>"))
            try tool.line(with: " a.html rebuilt in ")

            try folder.write(Self.chapter("[Three](nowhere.md)"), to: "chapters/01-a.md")
            let third = try client.version(after: second)
            let page = try client.get("/a.html").body
            #expect(page.contains("<p>Three</p>"))
            #expect(
                page.contains("<code>chapters/01-a.md:5:1</code> <strong>error</strong> 'nowhere.md' doesn't exist"))
            try tool.line(with: " a.html rebuilt in ")
            try tool.line(with: "chapters/01-a.md:5:1: error: 'nowhere.md' doesn't exist")

            try folder.write(Self.chapter("Four."), to: "chapters/01-a.md")
            _ = try client.version(after: third)
            let corrected = try client.get("/a.html").body
            #expect(corrected.contains("<p>Four.</p>") && !corrected.contains("workbook-findings"))
        }
    }

    @Test func `an error in one chapter doesn't prevent other chapters from being shown`() throws {
        let files = [
            "chapters/workbook.yml": "title: A Book\n", "chapters/01-a.md": Self.chapter("[One](nowhere.md)"),
            "chapters/02-b.md": Self.chapter("Good."),
        ]
        try TemporaryFolder.with(files) { folder in
            let tool = try RunningTool("serve", "--port", "0", in: folder.path)
            let client = HTTPClient(port: try tool.port())
            let finding = "<code>chapters/01-a.md:5:1</code> <strong>error</strong> 'nowhere.md' doesn't exist"
            for (page, hasFinding) in [("/a.html", true), ("/", true), ("/b.html", false)] {
                let response = try client.get(page)
                #expect(response.status == 200)
                #expect(response.body.contains(finding) == hasFinding, "\(page)")
            }
            let first = try client.version()
            try folder.write(Self.chapter("Better."), to: "chapters/02-b.md")
            _ = try client.version(after: first)
            let page = try client.get("/b.html").body
            #expect(page.contains("<p>Better.</p>"))
            #expect(page.contains("<a href=\"/\">Elsewhere in the book: 1 error</a>"))
            try tool.line(with: " b.html rebuilt in ")
        }
    }

    @Test func `a new chapter, a template, and a change of workbook.yml update the served site`() throws {
        try withServer("One.") { folder, _, client in
            var version = try client.version()
            for (file, text, page, mark) in [
                ("chapters/02-b.md", Self.chapter("New."), "/b.html", "New."),
                ("chapters/workbook.yml", "title: Another Book\n", "/index.html", "Another Book"),
                ("templates/site/page.html", "<body>My {{{body}}}</body>", "/index.html", "the template is missing"),
                ("templates/site/index.html", "<body>Mine</body>", "/a.html", "My <p>One.</p>"),
            ] {
                try folder.write(text, to: file)
                version = try client.version(after: version)
                let body = try client.get(page).body
                #expect(body.contains(mark), "\(file): \(body)")
            }
        }
    }

    @Test func `if a book can't be rendered, a page lists the errors until they are corrected`() throws {
        let files = [
            "chapters/workbook.yml": "title: A Book\n", "chapters/01-a.md": Self.chapter("One."),
            "chapters/02-a.md": Self.chapter("Two."),
        ]
        try TemporaryFolder.with(files) { folder in
            let tool = try RunningTool("serve", "--port", "0", in: folder.path)
            let client = HTTPClient(port: try tool.port())
            let page = try client.get("/")
            #expect(page.status == 503)
            #expect(page.body.contains("a second chapter &#39;a&#39;") || page.body.contains("a second chapter 'a'"))
            let version = try client.version()
            try folder.remove("chapters/02-a.md")
            _ = try client.version(after: version)
            #expect(try client.get("/").status == 200)
        }
    }

    @Test func `only files of the site are served, and only to this computer`() throws {
        try withServer("![p](p.svg)") { folder, _, client in
            let version = try client.version()
            try folder.write("<svg/>", to: "chapters/p.svg")
            try folder.link("chapters/link.svg", to: "../secret")
            try folder.write("secret", to: "secret")
            _ = try client.version(after: version)
            let picture = try client.get("/p.svg")
            #expect((picture.status, picture.headers["content-type"]) == (200, "image/svg+xml"))
            #expect(picture.headers["cache-control"] == "no-store")
            let head = try client.get("/p.svg", method: "HEAD")
            #expect((head.status, head.headers["content-length"], head.body) == (200, "6", ""))
            for path in [
                "/../secret", "/%2e%2e/secret", "/..%2fsecret", "//secret", "\(folder.path)/secret", "/link.svg",
                "/%00", "/chapters/workbook.yml", "/.workbook/", "/nothing/",
            ] {
                let answer = try client.get(path)
                #expect(answer.status == 404, "\(path)")
                #expect(!answer.body.contains("<svg/>") && !answer.body.hasPrefix("secret"), "\(path)")
            }
            #expect(try client.get("/", host: "evil.example:\(client.port)").status == 403)
            #expect(try client.get("/", host: "localhost:\(client.port)").status == 200)
            #if os(Linux)
                // All addresses of 127.0.0.0/8 belong to this computer. A server on all interfaces would answer at this
                // one, too.
                #expect(try !client.isAnswered(at: "127.0.0.2"))
            #endif
        }
    }

    @Test(arguments: [(SIGINT, 130), (SIGTERM, 143)] as [(Int32, Int32)])
    func `Ctrl-C and SIGTERM end the server, which writes no files`(signal: Int32, status: Int32) throws {
        try withServer("One.") { folder, tool, client in
            try folder.write("mine", to: "site/a.html")
            let before = try folder.contents(of: "")
            #expect(try client.get("/a.html").status == 200)
            #expect(tool.stop(signal) == status)
            #expect(try folder.contents(of: "") == before)
        }
    }

    @Test func `a port in use is reported; without --port, the server chooses a free port`() throws {
        try withServer("One.") { folder, _, client in
            let run = try Tool.run("serve", "--port", "\(client.port)", in: folder.path)
            #expect(run.status == 1)
            #expect(run.errors.hasPrefix("error: port \(client.port) is in use; name another with '--port'"))
            let (first, second) = (
                try RunningTool("serve", in: folder.path), try RunningTool("serve", in: folder.path)
            )
            #expect(try first.port() != second.port())
        }
    }

    @Test func `build --watch updates the site after a change, unless there is an error`() throws {
        try TemporaryFolder.withBook(chapter: Self.chapter("One.")) { folder in
            let tool = try RunningTool("build", "--watch", in: folder.path)
            try tool.line(with: " rebuilt in ")
            #expect(try folder.read("site/a.html").contains("<p>One.</p>"))
            try folder.write(Self.chapter("Two."), to: "chapters/01-a.md")
            try tool.line(with: " a.html rebuilt in ")
            #expect(try folder.read("site/a.html").contains("<p>Two.</p>"))
            try folder.write(Self.chapter("[Three](nowhere.md)"), to: "chapters/01-a.md")
            try tool.line(with: "chapters/01-a.md:5:1: error: ")
            #expect(try folder.read("site/a.html").contains("<p>Two.</p>"))
            #expect(tool.stop() == 130)
            #expect(!folder.contains("site/.workbook-staging"))
        }
    }
}
