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

    @Test func `highlighting doesn't change the text`() {
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

    @Test func `every line is an element that ends after its line feed, even inside a token`() {
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
    func `the class of a line contains the width of its indentation, up to 24`(indentation: String, name: String) {
        #expect(plain(indentation + "x") == "<span class=\"l\(name)\">\(indentation)x</span>")
    }

    @Test func `a reference to a chunk is a link, and a reference to a missing chunk is a comment`() {
        let html = swift("// <<x>>\n// <<y>>", chunks: ["x": "chunk-x"])
        #expect(
            html == "<span class=\"l\"><a class=\"chunk\" href=\"#chunk-x\">// ‹x›</a>\n</span>"
                + "<span class=\"l\"><span class=\"c\">// &lt;&lt;y&gt;&gt;</span></span>")
    }

    @Test func `an operator that a browser could break is one element, in code and comments`() {
        #expect(swift("a->b") == "<span class=\"l\">a<span class=\"o\">-&gt;</span>b</span>")
        #expect(
            swift("-= ..<") == "<span class=\"l\"><span class=\"o\">-=</span> <span class=\"o\">..&lt;</span></span>")
        #expect(swift("// ->").contains("<span class=\"o\">-&gt;</span></span></span>"))
        for plain in [">", "- >", "<", ".<", "==", "-", "..", "=", ""] {
            #expect(!swift(plain).contains("class=\"o\""))
        }
    }

    @Test func `tags, values and comments in XML are highlighted`() {
        #expect(
            xml("<a b=\"c\">d</a><!-- <e> -->")
                == "<span class=\"l\"><span class=\"k\">&lt;a b=</span><span class=\"s\">&quot;c&quot;</span><span class=\"k\">&gt;</span>d<wbr>"
                + "<span class=\"k\">&lt;/a&gt;</span><span class=\"c\">&lt;!-- &lt;e&gt; -<span class=\"o\">-&gt;</span></span></span>"
        )
    }

    @Test func `a greater-than sign in an attribute value doesn't end the tag`() {
        #expect(
            xml("<a b=\"c>d\">")
                == "<span class=\"l\"><span class=\"k\">&lt;a b=</span><span class=\"s\">&quot;c&gt;d&quot;</span>"
                + "<span class=\"k\">&gt;</span></span>"
        )
    }
}
