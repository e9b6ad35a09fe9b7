import TestSupport
import Testing

@testable import WorkbookKit

@Suite struct HighlighterTests {
    private func swift(_ text: String, chunks: [String: String] = [:]) -> String {
        var html = HTMLWriter()
        SwiftHighlighter.write(text, chunks: chunks, to: &html)
        return html.bytes[...].text
    }

    private func plain(_ text: String) -> String {
        var html = HTMLWriter()
        CodeLines.write(text, to: &html)
        return html.bytes[...].text
    }

    private func xml(_ text: String) -> String {
        var html = HTMLWriter()
        XMLHighlighter.write(text, to: &html)
        return html.bytes[...].text
    }

    /// Returns the text that a browser shows for highlighted code.
    private func visible(_ html: String) -> String {
        var text = ""
        var rest = html[...]
        while let start = rest.firstIndex(of: "<") {
            text += rest[..<start]
            rest = rest[rest[start...].firstIndex(of: ">")!...].dropFirst()
        }
        text += rest
        return text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing(
            "&quot;", with: "\""
        )
        .replacing("&amp;", with: "&")
    }

    @Test func `colours change nothing of the text`() {
        var random = SeededGenerator(seed: 1)
        let pieces = [
            "<", ">", "\"", "'", "&amp;", "<!--", "-->", "/*", "*/", "//", "a", " ", "=", "\n", "é",
            "</a>", "#\"",
            "\\(", ")",
        ]
        for _ in 0..<300 {
            let text = (0..<10).map { _ in pieces.randomElement(using: &random)! }.joined()
            #expect(visible(swift(text)) == text)
            #expect(visible(xml(text)) == text)
            #expect(visible(plain(text)) == text)
        }
    }

    @Test func `every line is an element that ends after its line feed, whatever reaches over it`() {
        #expect(
            swift("/* a\n b */ c\n\n")
                == "<span class=\"l\"><span class=\"c\">/* a</span>\n</span>"
                + "<span class=\"l\"><span class=\"c\"> b */</span> c\n</span><span class=\"l\">\n</span>")
        #expect(
            xml("<a b=\"c\nd\">")
                == "<span class=\"l\"><span class=\"k\">&lt;a b=</span><span class=\"s\">&quot;c</span>\n</span>"
                + "<span class=\"l\"><span class=\"s\">d&quot;</span><span class=\"k\">&gt;</span></span>")
        #expect(swift("") == "")
    }

    @Test func `elements are balanced in every line`() {
        var random = SeededGenerator(seed: 2)
        let pieces = [
            "\n", "\n    ", "/*", "*/", "\"\"\"", "\"", "a", "<b c=", ">", "<!--", "-->", "\\(", ")",
        ]
        for _ in 0..<300 {
            let text = (0..<12).map { _ in pieces.randomElement(using: &random)! }.joined()
            for html in [swift(text), xml(text), plain(text)] {
                #expect(
                    html.split(separator: "<span class=\"l").allSatisfy { line in
                        line.ranges(of: "</span>").count == line.ranges(of: "<span").count + 1
                    }, "\(text)")
            }
        }
    }

    @Test(arguments: [
        ("", ""), (" ", ""), ("    ", " i4"), ("\t  ", " i6"),
        (String(repeating: " ", count: 40), " i24"),
    ])
    func `a line's class says how far it is indented`(indentation: String, name: String) {
        #expect(plain(indentation + "x") == "<span class=\"l\(name)\">\(indentation)x</span>")
    }

    @Test func `a chunk's reference is a link, a comment that only looks like one is not`() {
        let html = swift("// <<x>>\n// <<y>>", chunks: ["x": "chunk-x"])
        #expect(
            html == "<span class=\"l\"><a class=\"chunk\" href=\"#chunk-x\">// ‹x›</a>\n</span>"
                + "<span class=\"l\"><span class=\"c\">// &lt;&lt;y&gt;&gt;</span></span>")
    }

    @Test func `an operator that a browser would break is kept whole, in code and comments`() {
        #expect(swift("a->b") == "<span class=\"l\">a<span class=\"o\">-&gt;</span>b</span>")
        #expect(
            swift("-= ..<") == "<span class=\"l\"><span class=\"o\">-=</span> <span class=\"o\">..&lt;</span></span>")
        #expect(swift("// ->").contains("<span class=\"o\">-&gt;</span></span></span>"))
        for plain in [">", "- >", "<", ".<", "==", "-", "..", "=", ""] {
            #expect(!swift(plain).contains("class=\"o\""))
        }
    }

    @Test func `tags, values and comments of XML have their colours`() {
        #expect(
            xml("<a b=\"c\">d</a><!-- <e> -->")
                == "<span class=\"l\"><span class=\"k\">&lt;a b=</span><span class=\"s\">&quot;c&quot;</span><span class=\"k\">&gt;</span>d<wbr>"
                + "<span class=\"k\">&lt;/a&gt;</span><span class=\"c\">&lt;!-- &lt;e&gt; -<span class=\"o\">-&gt;</span></span></span>"
        )
    }

    @Test func `a sign of more in a value does not end the tag`() {
        #expect(
            xml("<a b=\"c>d\">")
                == "<span class=\"l\"><span class=\"k\">&lt;a b=</span><span class=\"s\">&quot;c&gt;d&quot;</span>"
                + "<span class=\"k\">&gt;</span></span>"
        )
    }
}
