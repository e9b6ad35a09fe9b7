import TestSupport
import Testing

@testable import WorkbookKit

@Suite struct HighlighterTests {
    private func swift(_ text: String, chunks: [String: String] = [:]) -> String {
        var html = HTMLWriter()
        SwiftHighlighter.write(text, chunks: chunks, to: &html)
        return html.bytes[...].text
    }

    private func xml(_ text: String) -> String {
        var html = HTMLWriter()
        XMLHighlighter.write(text, to: &html)
        return html.bytes[...].text
    }

    /// What a browser shows of highlighted code.
    private func shown(_ html: String) -> String {
        var text = ""
        var rest = html[...]
        while let start = rest.firstIndex(of: "<") {
            text += rest[..<start]
            rest = rest[rest[start...].firstIndex(of: ">")!...].dropFirst()
        }
        text += rest
        return text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
            .replacing("&amp;", with: "&")
    }

    @Test func `colours change nothing of the text`() {
        var random = SeededGenerator(seed: 1)
        let pieces = [
            "<", ">", "\"", "'", "&amp;", "<!--", "-->", "/*", "*/", "//", "a", " ", "=", "\n", "é", "</a>", "#\"",
            "\\(", ")",
        ]
        for _ in 0..<300 {
            let text = (0..<10).map { _ in pieces.randomElement(using: &random)! }.joined()
            #expect(shown(swift(text)) == text)
            #expect(shown(xml(text)) == text)
        }
    }

    @Test func `a chunk's reference is a link, a comment that only looks like one is not`() {
        let html = swift("// <<x>>\n// <<y>>", chunks: ["x": "chunk-x"])
        #expect(
            html == "<a class=\"chunk\" href=\"#chunk-x\">// ‹x›</a>\n<span class=\"c\">// &lt;&lt;y&gt;&gt;</span>")
    }

    @Test func `tags, values and comments of XML have their colours`() {
        #expect(
            xml("<a b=\"c\">d</a><!-- <e> -->")
                == "<span class=\"k\">&lt;a b=</span><span class=\"s\">&quot;c&quot;</span><span class=\"k\">&gt;</span>d"
                + "<span class=\"k\">&lt;/a&gt;</span><span class=\"c\">&lt;!-- &lt;e&gt; --&gt;</span>")
    }

    @Test func `a sign of more in a value does not end the tag`() {
        #expect(
            xml("<a b=\"c>d\">")
                == "<span class=\"k\">&lt;a b=</span><span class=\"s\">&quot;c&gt;d&quot;</span><span class=\"k\">&gt;</span>"
        )
    }
}
