import Testing

@testable import ChapterKit

@Suite struct AdmonitionTests {
    private func kind(_ text: String) -> Admonition? {
        guard case .admonition(let kind, _)? = parse(text).chapter.blocks.first?.content else { return nil }
        return kind
    }

    @Test(arguments: [
        ("NOTE", Admonition.note), ("TIP", .tip), ("IMPORTANT", .important), ("WARNING", .warning),
        ("CAUTION", .caution), ("HINT", .hint), ("note", .note), ("Hint", .hint),
    ])
    func `a quote's first line makes it an admonition`(name: String, admonition: Admonition) {
        #expect(kind("> [!\(name)]\n> Text\n") == admonition)
        #expect(kind("> [!\(name)]\r\n> Text\r\n") == admonition)
        #expect(kind("> [!\(name)]  \n> Text\n") == admonition)
        #expect(kind("> [!\(name)]\n>\n> - a\n") == admonition)
    }

    @Test(arguments: [
        "> [!NOTE] Text\n", "> [!nonsense]\n> Text\n", "> [!NONSENSE]\n> Text\n", "> Text\n> [!NOTE]\n",
        "[!NOTE]\nText\n", "> \\[!NOTE]x\n",
    ])
    func `other quotes and paragraphs aren't admonitions`(text: String) {
        #expect(kind(text) == nil)
        #expect(body(text).contains(text.contains("Text") ? "Text" : "[!NOTE]x"))
    }

    @Test func `an invalid admonition marker is reported; a plain folder reports only unknown ones`() {
        let text = "> [!NONSENSE]\n> Text\n\n> [!NOTE] Text\n\n> [!note] Text\n"
        #expect(parse(text).diagnostics.map(\.location.line) == [1, 4, 6])
        let plain = parse(text, bookKind: .plainMarkdown).diagnostics
        #expect(plain.map(\.location.line) == [1] && plain[0].severity == .warning)
        #expect(diagnostics("> [!nonsense]\n\n> [!]\n\n> [!A B]\n\n> a [!NONSENSE]\n") == [])
    }

    @Test func `a listing in an admonition is a snippet`() {
        #expect(parse("> [!HINT]\n> ```swift test name=\"T\"\n> ```\n").chapter.snippets.map(\.title) == ["T"])
    }
}
