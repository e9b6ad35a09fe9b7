import Testing

@testable import ChapterKit
@testable import WorkbookKit

@Suite struct FootnoteTests {
    private func notes(_ text: String) -> [String] { parse(text).chapter.footnotes.map(\.plainText) }

    @Test func `notes are numbered by their first reference`() {
        #expect(notes("B[^b] a[^a] b[^b].\n\n[^a]: Note a.\n\n[^b]: Note b.\n") == ["Note b.", "Note a."])
    }

    @Test func `a note of one word is a note`() {
        #expect(notes("A[^a].\n\n[^a]: word\n") == ["word"])
        #expect(body("A[^a].\n\n[^a]: `code`\n").contains("<li id=\"fn:1\"><code>code</code>"))
        #expect(notes("A[^a].\n\n[^a]: See \"this\"\n") == ["See \"this\""])
        #expect(body("A[^a].\n\n[^a]: <https://a.b>\n").contains("<a href=\"https://a.b\">"))
    }

    @Test func `notes may follow each other without a blank line`() {
        let text = "A[^a] b[^b] c[^c] d[^d].\n\n[^a]: Note a\nlonger.\n[^b]: b\n[^c]: Note c.  \n[^d]: Note d.\n"
        #expect(notes(text) == ["Note a longer.", "b", "Note c.", "Note d."])
        #expect(diagnostics(text) == [])
    }

    @Test(arguments: [
        "[one\ntwo](b.md)", "*one\ntwo*", "![one\ntwo](a.svg)", "`one\ntwo`", "[*one\ntwo*\nthree](b.md)",
    ])
    func `notes may follow a note with a line break inside an inline`(inline: String) {
        let text = "A[^a] b[^b] c[^c].\n\n[^a]: See \(inline).\n[^b]: Note b.\n[^c]: - item\n"
        #expect(diagnostics(text) == [])
        #expect(notes(text).suffix(2).first == "Note b.")
    }

    @Test func `a note may refer to itself and to others`() {
        #expect(notes("A[^a].\n\n[^a]: Of[^a] a[^b].\n\n[^b]: Of b[^a].\n") == ["Of a.", "Of b."])
    }

    @Test func `footnote labels are case-insensitive`() {
        #expect(notes("A[^Note] b[^note].\n\n[^NOTE]: The note.\n") == ["The note."])
        #expect(diagnostics("A[^Note].\n\n[^NOTE]: word\n") == [])
    }

    @Test func `a link that begins with a circumflex is a link`() {
        #expect(body("[^up](b.md)\n") == "<p><a href=\"b.html\">^up</a></p>\n")
    }

    @Test func `an unreferenced footnote in a plain folder stays a paragraph`() {
        let (chapter, diagnostics) = parse("Text\n\n[^a]: Two *words*.\n", bookKind: .plainMarkdown)
        #expect(diagnostics == [])
        guard case .paragraph(let inlines)? = chapter.blocks.last?.content else {
            Issue.record("no paragraph")
            return
        }
        #expect(inlines.plainText == "Two words.")
    }

    @Test(arguments: ["[^a]: x [^a]\n", "[^a]: x [^b]\n\n[^b]: y [^a]\n"])
    func `in a plain folder footnotes that only such footnotes refer to are paragraphs`(text: String) {
        let chapter = parse(text, bookKind: .plainMarkdown).chapter
        #expect(chapter.footnotes.isEmpty)
        #expect(SearchText.bytes(of: chapter)[...].text.contains("[^"))
    }

    @Test func `code and escaped brackets aren't footnote references`() {
        let text = "`[^a]` \\[^a]\n\n```text\n[^a]: x\n```\n\n    [^b]: y\n"
        #expect(notes(text) == [])
        #expect(diagnostics(text) == [])
    }

    @Test func `an unused footnote is an error, whatever its text`() {
        for note in ["word", "Two words.", "`code`"] {
            #expect(
                diagnostics("A[^b].\n\n[^b]: B.\n\n[^a]: \(note)\n") == [
                    "5:1: the footnote 'a' is never used; refer to it with [^a]"
                ])
        }
        #expect(
            diagnostics("A[^b].\n\n[^b]: b\n[^a]: Two words.\n") == [
                "4:1: the footnote 'a' is never used; refer to it with [^a]"
            ])
    }

    @Test func `a reference without a footnote is a citation, located at its first occurrence`() {
        let citations = parse("`[^c]` A *b[^c]*.\n\nD[^C] e[^d].\n").chapter.citations
        #expect(citations.map { "\($0.location): \($0.key)" } == ["a.md:1:12: c", "a.md:3:8: d"])
    }

    @Test func `a note needs a blank line before it`() {
        #expect(
            diagnostics("A[^a].\n[^a]: Note.\n") == [
                "2:1: a footnote begins a paragraph; put a blank line before '[^a]:'"
            ]
        )
    }

    @Test func `two notes may not share a label`() {
        #expect(
            diagnostics("A[^a].\n\n[^a]: One.\n\n[^a]: Two.\n") == [
                "5:1: a second footnote 'a'; the first is at a.md:3:1; rename one"
            ])
    }

    @Test func `undefined and unused footnotes aren't reported in a plain folder`() {
        #expect(parse("A[^a].\n\n[^b]: B.\n", bookKind: .plainMarkdown).diagnostics == [])
    }
}
