import TestSupport
import Testing

@testable import ChapterKit

@Suite struct FrontMatterTests {
    private func read(_ text: String, bookKind: BookKind = .workbook) -> (matter: FrontMatter, diagnostics: [String]) {
        var diagnostics: [Diagnostic] = []
        let matter = FrontMatter(
            of: SourceFile(path: "a.md", text: text), bookKind: bookKind, diagnostics: &diagnostics)
        return (matter, diagnostics.lines)
    }

    @Test(arguments: ["\n", "\r\n", "\r"]) func `front matter is read with any line endings`(lineEnd: String) {
        let text =
            "---\ntitle: T\nsummary: S\nneeds: [b]\nkeywords: [c d, 状态]\narticle: {title: A, author: X, year: 2019, url: 'https://a.b'}\n---\nText\n"
        let (matter, diagnostics) = read(text.replacing("\n", with: lineEnd))
        #expect(diagnostics == [])
        #expect(matter.title == "T")
        #expect(matter.summary == "S")
        #expect(matter.keywords == ["c d", "状态"])
        #expect(matter.needs == [Chapter.Need(slug: "b", location: SourceLocation(path: "a.md", line: 4, column: 9))])
        #expect(matter.article == Chapter.Article(title: "A", author: "X", year: "2019", url: "https://a.b"))
    }

    @Test func `the body begins after the front matter`() {
        #expect(FrontMatter.bodyLine(of: SourceFile(path: "a", text: "---\na: b\n---\nx")) == 4)
        #expect(FrontMatter.bodyLine(of: SourceFile(path: "a", text: "---\na: b\n...\nx")) == 4)
        #expect(FrontMatter.bodyLine(of: SourceFile(path: "a", text: "x\n---\n")) == 1)
        #expect(FrontMatter.bodyLine(of: SourceFile(path: "a", text: "---")) == 1)
        #expect(FrontMatter.bodyLine(of: SourceFile(path: "a", text: "")) == 1)
    }

    @Test func `a plain file may have any front matter, or a rule`() {
        #expect(read("---\nweird: [\n---\n", bookKind: .plainMarkdown).diagnostics == [])
        #expect(read("---\nno end\n", bookKind: .plainMarkdown).diagnostics == [])
        #expect(read("---\ntitle: T\nother: x\n---\n", bookKind: .plainMarkdown).matter.title == "T")
    }

    @Test func `a plain file's title is its first heading`() {
        #expect(PlainTitle.title(of: SourceFile(path: "a", text: "\n\n# A `b`\n")) == "A b")
        #expect(PlainTitle.title(of: SourceFile(path: "a", text: "A\n===\n")) == "A")
        #expect(PlainTitle.title(of: SourceFile(path: "a", text: "## A\n")) == "A")
        #expect(PlainTitle.title(of: SourceFile(path: "a", text: "Text\n# A\n")) == "A")
        #expect(PlainTitle.title(of: SourceFile(path: "a", text: "")) == nil)
    }

    @Test func `the simple front matter parser agrees with the YAML library`() {
        let pieces = [
            "title: ", "summary: ", "title:", "needs: ", " ", "\n", "\n", "\n ", "a", "Windows", "null", "true", "~",
            "1e3",
            "2019-01-01", "0x1F", "-", "?", "!", "&a", "*a", "it's", "\"b\"", "(c)", ",", ";", "/", ".", "#", ":", "é",
            "[", "}",
            "%", "@", "|", "---", "...", "\t", "\r", "_", "+", "=", "<<",
        ]
        var random = SeededGenerator(seed: 11)
        var simple = 0
        for _ in 0..<20_000 {
            let start = ["title: A", "summary: B", "title: A\nsummary: B", ""].randomElement(using: &random)!
            let rest = (0..<Int.random(in: 0...8, using: &random)).map { _ in pieces.randomElement(using: &random)! }
            let text = start + rest.joined()
            guard let quick = SimpleFrontMatter(text) else { continue }
            simple += 1
            var diagnostics: [Diagnostic] = []
            let yaml = YAMLReader(
                text, path: "a.md", firstLine: 2, known: ["title", "summary"], diagnostics: &diagnostics)
            #expect(quick.title == yaml.string("title", &diagnostics), "\(text)")
            #expect(quick.summary == yaml.string("summary", &diagnostics), "\(text)")
            #expect(diagnostics.isEmpty, "\(text): \(diagnostics.lines)")
        }
        #expect(simple > 1000)
    }
}

@Suite struct ScopeTests {
    @Test(arguments: [
        "withDevice", "with_device2", "withDevice()", "withDevice(.iPad)", "withDevice(.iPhone8.running(.iOS12))",
        "withStore(named: x, of: 1)",
    ])
    func `a scope is the name of a function, or a call without its closure`(scope: String) {
        #expect(scope.isScope)
    }

    @Test(arguments: [
        "", "(x)", "f(", "f)", "f()()", "f() { }", "f(); g()", "f(\"x\")", "f(x)\ng()", "f(x))(", "a b", "f(a) b",
    ])
    func `other text isn't a scope`(scope: String) {
        #expect(!scope.isScope)
    }
}
