import Testing

@testable import ChapterKit
@testable import WorkbookKit

/// Tests of the server's responses, as a function of the book and the request.
@Suite struct ServedBookTests {
    private let files = ["index.html": "<p>cover", "sub/a b.html": "<p>A", "site.css": "a{}", "ü.svg": "<svg/>"]

    private func book(_ diagnostics: BookDiagnostics = BookDiagnostics(), isBuilt: Bool = true) -> ServedBook {
        let site = Site(files.mapValues { Array($0.utf8) })
        return ServedBook(
            site: isBuilt ? site : nil, diagnostics: diagnostics, additions: ["reload.js": Array("script".utf8)])
    }

    private func answer(
        _ path: String, method: String = "GET", host: String? = "127.0.0.1:8000", of book: ServedBook? = nil
    ) -> SiteResponse {
        let request = SiteRequest(method: method, path: path, host: host)
        return (book ?? self.book()).response(to: request, port: 8000)
    }

    private func text(_ response: SiteResponse) -> String { String(decoding: response.body, as: UTF8.self) }

    private static let error = Diagnostic.error(
        "bad <b>", at: SourceLocation(path: "chapters/a.md", line: 3, column: 1))

    // MARK: Paths

    @Test(
        arguments: [
            ("/", "<p>cover"), ("/index.html", "<p>cover"), ("/site.css", "a{}"), ("/sub/a%20b.html", "<p>A"),
            ("/%C3%BC.svg", "<svg/>"), ("/%73ite.css", "a{}"), ("/.workbook/reload.js", "script"),
        ])
    func `a path names a file of the site, percent-encoded or not`(path: String, content: String) {
        let response = answer(path)
        #expect(response.status == .ok)
        #expect(text(response).hasPrefix(content))
    }

    @Test(
        arguments: [
            "/nothing.html", "/sub", "/sub/", "/Site.css", "site.css", "//site.css", "/./site.css", "/sub/../site.css",
            "/../site.css", "/%2e%2e/site.css", "/sub/%2E%2e/site.css", "/..%2fsite.css", "/sub%5c..%5csite.css",
            "/%252e%252e/site.css", "/site.css%00", "/%00", "/site.css%", "/site.css%0a", "/etc/passwd",
            "//etc/passwd", "/%2fetc%2fpasswd", "/.workbook", "/.workbook/", "/.workbook/nothing",
            "/.workbook/../site.css", "http://127.0.0.1:8000/site.css", "*", "", "/\u{FFFD}%ff",
        ])
    func `any other path is not found, even if it names a file on disk`(path: String) {
        let response = answer(path)
        #expect(response.status == .notFound)
        #expect(text(response).contains("<h1>Nothing is here</h1>"))
    }

    @Test func `the requested path is escaped on the page for missing files`() {
        #expect(text(answer("/%3Cscript%3E")).contains("page or file at /&lt;script&gt;."))
    }

    // MARK: Hosts and methods

    @Test(arguments: ["127.0.0.1:8000", "localhost:8000", "LocalHost:8000"])
    func `requests to 127.0.0.1 and localhost are accepted`(host: String) {
        #expect(answer("/", host: host).status == .ok)
    }

    @Test(
        arguments: [
            nil, "", "evil.example", "evil.example:8000", "127.0.0.1", "localhost", "127.0.0.1:8001", "0.0.0.0:8000",
            "localhost.evil.example:8000", "127.0.0.1:8000.evil.example", "[::1]:8000",
        ])
    func `requests to any other host are forbidden`(host: String?) {
        for path in ["/", "/.workbook/version", "/nothing"] {
            let response = answer(path, host: host)
            #expect(response.status == .forbidden)
            #expect(!text(response).contains("cover"))
        }
    }

    @Test func `a host needs no port at port 80`() {
        let request = SiteRequest(method: "GET", path: "/", host: "localhost")
        #expect(book().response(to: request, port: 80).status == .ok)
    }

    @Test func `the response to HEAD is the one to GET without its body`() {
        let (head, get) = (answer("/", method: "HEAD"), answer("/"))
        #expect(head.body == [] && !get.body.isEmpty)
        #expect(head.length == get.body.count)
        #expect((head.status, head.headers) == (get.status, get.headers))
    }

    @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS"]) func `only GET and HEAD are allowed`(method: String) {
        #expect(answer("/", method: method).status == .notAllowed)
        #expect(answer("/", method: method).headers["Allow"] == "GET, HEAD")
    }

    @Test(
        arguments: [
            ("/", "text/html; charset=utf-8"), ("/site.css", "text/css; charset=utf-8"),
            ("/%C3%BC.svg", "image/svg+xml"), ("/.workbook/reload.js", "text/javascript; charset=utf-8"),
            ("/nothing", "text/html; charset=utf-8"), ("/.workbook/version", "text/plain; charset=utf-8"),
        ])
    func `every response has a content type and isn't cached`(path: String, type: String) {
        let headers = answer(path).headers
        #expect(headers["Content-Type"] == type)
        #expect(headers["Cache-Control"] == "no-store")
        #expect(headers["X-Content-Type-Options"] == "nosniff")
        #expect(headers["Cross-Origin-Resource-Policy"] == "same-origin")
    }

    @Test(
        arguments: [
            ("a.PNG", "image/png"), ("a.tar.zip", "application/zip"), ("a/b.js", "text/javascript; charset=utf-8"),
            ("html", "application/octet-stream"), ("a.html/b", "application/octet-stream"),
            ("a.", "application/octet-stream"), ("", "application/octet-stream"),
        ])
    func `a file's extension determines its content type`(path: String, type: String) {
        #expect(ContentType.of(path) == type)
    }

    // MARK: Versions and findings

    @Test func `the version changes with a file's content or name, or with a diagnostic`() {
        func version(_ files: [String: String], _ diagnostics: BookDiagnostics = BookDiagnostics()) -> String {
            ServedBook(site: Site(files.mapValues { Array($0.utf8) }), diagnostics: diagnostics, additions: [:]).version
        }
        let versions = [
            version(["a": "1", "b": "2"]), version(["a": "2", "b": "1"]), version(["a": "1"]),
            version(["a": "1", "c": "2"]), version(["a": "1", "b": "2"], BookDiagnostics([Self.error])),
            version(["a": "1", "b": "2"], BookDiagnostics(error: "no")),
        ]
        #expect(Set(versions).count == versions.count)
        #expect(version(["b": "2", "a": "1"]) == versions[0])
    }

    @Test func `a request with the current version waits, and any other is answered`() {
        let book = book()
        func waits(_ query: String, path: String = "/.workbook/version", method: String = "GET") -> Bool {
            book.isAwaited(by: SiteRequest(method: method, path: path, query: query, host: nil))
        }
        #expect(waits("after=\(book.version)"))
        #expect(!waits("after=another") && !waits(""))
        #expect(!waits("after=\(book.version)", path: "/"))
        #expect(!waits("after=\(book.version)", method: "HEAD"))
        #expect(text(answer("/.workbook/version")) == book.version)
    }

    @Test func `if no site was rendered, the last pages are kept with the errors on them`() {
        let unfinished = Site(["a.html": []])
        for (site, diagnostics) in [
            (Site(), BookDiagnostics([Self.error])), (unfinished, BookDiagnostics([Self.error], error: "no template")),
        ] {
            let wrong = book().after(site, diagnostics)
            #expect(text(answer("/", of: wrong)).hasPrefix("<p>cover"))
            #expect(text(answer("/", of: wrong)).contains("<code>chapters/a.md:3:1</code>"))
            #expect(text(answer("/site.css", of: wrong)) == "a{}")
            let corrected = wrong.after(Site(["index.html": Array("<p>new".utf8)]), BookDiagnostics())
            #expect(text(answer("/", of: corrected)).hasPrefix("<p>new"))
            #expect(!text(answer("/", of: corrected)).contains("chapters/a.md"))
        }
    }

    @Test func `a page of a chapter shows the chapter's diagnostics, and the number of the others`() {
        let paths = ["workbook.yml", "01-a.md", "figures/a/f.svg", "answers/b/x/right-1.swift", "02-b.md"]
        let diagnostics = paths.map { path in
            Diagnostic.error("in \(path)", at: SourceLocation(path: "chapters/\(path)", line: 1, column: 1))
        }
        let chapters = ["a", "b"].enumerated().map { index, slug in
            Chapter.Metadata(
                path: "chapters/0\(index + 1)-\(slug).md", slug: slug, number: index + 1, title: slug, summary: "",
                needs: [])
        }
        let book = Book(
            configuration: BookConfiguration(title: "Book"), kind: .workbook, chapters: chapters, files: [],
            prefix: "chapters/")
        let site = Site(["index.html", "a.html", "b.html"].reduce(into: [:]) { $0[$1] = Array("<p>".utf8) })
        let served = self.book().after(site, BookDiagnostics(diagnostics), pages: ChapterPages(book))
        func shown(_ page: String) -> [String] {
            let text = text(answer(page, of: served))
            return paths.filter { text.contains("in \($0)") }
        }
        #expect(shown("/") == paths)
        #expect(shown("/a.html") == ["01-a.md", "figures/a/f.svg"])
        #expect(shown("/b.html") == ["answers/b/x/right-1.swift", "02-b.md"])
        #expect(
            text(answer("/b.html", of: served)).contains("<p><a href=\"/\">Elsewhere in the book: 3 errors</a></p>"))
    }

    @Test(arguments: ["/", "/a.html", "/site.css"])
    func `before there are pages, every address lists the errors`(path: String) {
        let response = answer(path, of: book(BookDiagnostics([Self.error]), isBuilt: false))
        #expect(response.status == .unavailable)
        #expect(text(response).contains("<strong>error</strong> bad &lt;b&gt;"))
        #expect(text(response).contains("<script src=\"/.workbook/reload.js\""))
    }
}
