import Testing

@testable import ChapterKit
@testable import WorkbookKit

/// Tests of the additions of the server to a page.
@Suite struct ServedPageTests {
    private func served(_ page: String, _ diagnostics: BookDiagnostics = BookDiagnostics()) -> String {
        String(decoding: ServedPage(version: "v", diagnostics: diagnostics).bytes(of: Array(page.utf8)), as: UTF8.self)
    }

    private static let head = """
        <link rel="stylesheet" href="/.workbook/serve.css">
        <script src="/.workbook/reload.js" data-version="v" defer></script>

        """

    private func diagnostic(_ severity: Diagnostic.Severity, line: Int, _ message: String = "m") -> Diagnostic {
        Diagnostic(
            severity: severity, location: SourceLocation(path: "a.md", line: line, column: 1), message: message)
    }

    @Test func `the script is at the end of the head, and the policy allows requests to the server`() {
        let policy = "<meta http-equiv=\"Content-Security-Policy\" content=\""
        #expect(
            served("<html><head>\(policy)default-src 'none'\"></head><body>t</body></html>")
                == "<html><head>\(policy)connect-src 'self'; default-src 'none'\">\(Self.head)</head><body>t</body></html>"
        )
    }

    @Test func `body text that looks like a policy or a closing head tag is kept`() {
        let text = "<p>http-equiv=\"Content-Security-Policy\" content=\"</head>"
        #expect(served("<head></head>\(text)") == "<head>\(Self.head)</head>\(text)")
    }

    @Test(arguments: ["<p>text", "", "<body>"]) func `a page without a head ends with the additions`(page: String) {
        #expect(served(page) == page + Self.head)
        let panel = served(page, BookDiagnostics(error: "no"))
        #expect(panel.hasPrefix(page + Self.head + "<details"))
    }

    @Test func `the diagnostics are at the end of the body`() throws {
        let page = served(
            "<head></head><body>\(String(repeating: "x", count: 5000))</body>\n</html>\n", BookDiagnostics(error: "no"))
        #expect(page.contains("x<details class=\"workbook-findings errors\" open><summary>1 error</summary>"))
        #expect(page.hasSuffix("</details>\n</body>\n</html>\n"))
    }

    @Test func `errors precede warnings, without duplicates, sorted by location`() {
        let diagnostics = BookDiagnostics([
            diagnostic(.warning, line: 1), diagnostic(.error, line: 9), diagnostic(.error, line: 2),
            diagnostic(.error, line: 9),
        ])
        #expect(diagnostics.diagnostics.map(\.location.line) == [2, 9, 1])
        #expect(diagnostics.summary == "2 errors, 1 warning")
        #expect(diagnostics.hasErrors)
    }

    @Test func `warnings without errors are collapsed`() {
        let page = served("", BookDiagnostics([diagnostic(.warning, line: 1)]))
        #expect(page.contains("<details class=\"workbook-findings\"><summary>1 warning</summary>"))
    }

    @Test func `text from chapters is escaped in diagnostics`() {
        let page = served("", BookDiagnostics([diagnostic(.error, line: 1, "</details><script>")], error: "<i>"))
        #expect(page.contains("</strong> &lt;/details&gt;&lt;script&gt;</li>"))
        #expect(page.contains("<li class=\"error\">&lt;i&gt;</li>"))
    }

    @Test func `a page shows the first 50 diagnostics, and the number of the others`() {
        let page = served("", BookDiagnostics((1...60).map { diagnostic(.warning, line: $0, "m\($0)") }))
        #expect(page.contains("<code>a.md:50:1</code>") && !page.contains("<code>a.md:51:1</code>"))
        #expect(page.contains("<p>The terminal shows 10 more.</p>"))
    }

    @Test func `old warnings aren't reported again, but old errors are`() {
        let old = BookDiagnostics([diagnostic(.warning, line: 1), diagnostic(.error, line: 2)])
        let new = BookDiagnostics([
            diagnostic(.warning, line: 1), diagnostic(.warning, line: 3), diagnostic(.error, line: 2),
        ])
        #expect(new.new(since: old).diagnostics.map(\.location.line) == [2, 3])
    }

    @Test(
        arguments: [
            (["book.html", "search.js", "windows.html"], "windows.html rebuilt in 0.08 s"),
            (["a.html", "b.html", "book.html"], "2 pages rebuilt in 0.08 s"),
            (["site.css"], "site.css rebuilt in 0.08 s"),
            (["a.png", "site.css"], "2 files rebuilt in 0.08 s"), ([], "no page has changed"),
        ])
    func `the terminal shows which page was rebuilt`(changes: [String], line: String) {
        let duration = Duration.milliseconds(81)
        #expect(RebuildLine(changes: changes, diagnostics: BookDiagnostics(), duration: duration).text == line)
        let warned = BookDiagnostics([diagnostic(.warning, line: 1)])
        #expect(RebuildLine(changes: changes, diagnostics: warned, duration: duration).text == line + ", 1 warning")
        let wrong = BookDiagnostics([diagnostic(.error, line: 1)])
        let expected = changes.isEmpty ? "not rebuilt: 1 error" : line + ", 1 error"
        #expect(RebuildLine(changes: changes, diagnostics: wrong, duration: duration).text == expected)
    }

    @Test func `durations are shown in hundredths of a second`() {
        func line(_ milliseconds: Int) -> String {
            RebuildLine(changes: ["a"], diagnostics: BookDiagnostics(), duration: .milliseconds(milliseconds)).text
        }
        #expect(line(4) == "a rebuilt in 0.00 s")
        #expect(line(1234) == "a rebuilt in 1.23 s")
    }
}
