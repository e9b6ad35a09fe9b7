import Foundation
import SwiftText
import TestSupport
import Testing

@testable import ChapterKit
@testable import WorkbookKit

/// Tests of the examples of the CommonMark specification 0.31.2, and of those of GitHub Flavored Markdown 0.29 that go
/// beyond it.
///
/// The additions of this page to the HTML don't count: classes, the anchors of headings, the frames around code and
/// tables, and white space between blocks. The targets of links are compared separately, because a link without a
/// target isn't written.
@Suite("The examples of the specifications") struct SpecificationTests {
    struct Example: Codable, Sendable, CustomTestStringConvertible {
        var example: Int
        var section: String
        var markdown: String
        var html: String

        var testDescription: String { "\(example), \(section)" }
    }

    /// The examples that are rendered differently, with the reasons.
    private static let exceptions = [
        "98, Setext headings": "a file may begin with front matter, which stands between lines of three hyphens",
        "354, Emphasis and strong emphasis": "libcmark before 0.31 does not count currency signs as punctuation",
        "581, Images": "an image that leads nowhere shows where it should lead",
        "585, Images": "an image that leads nowhere shows its text as it is written",
        "589, Images": "an image that leads nowhere shows its text as it is written",
    ]

    /// The examples whose links differ, with the reasons.
    private static let exceptionsOfLinks = [
        "344, Code spans": "raw HTML is nobody's link",
        "520, Links": "an image that is not there shows its text, in which a link leads somewhere",
        "574, Images": "an image that is not there shows its text, in which a link leads somewhere",
        "575, Images": "an image that is not there shows its text, in which an image may be",
        "606, Autolinks": "an address that is no link to CommonMark is one on code hosts",
        "608, Autolinks": "an address that is no link to CommonMark is one on code hosts",
        "611, Autolinks": "an address that is no link to CommonMark is one on code hosts",
        "612, Autolinks": "an address that is no link to CommonMark is one on code hosts",
        "617, Raw HTML": "raw HTML is nobody's link",
        "628, Autolinks (extension)": "a link can't use 'ftp:'",
    ]

    @Test(arguments: try examples("commonmark"))
    func `CommonMark examples are rendered as specified`(example: Example) throws {
        let html = Rendered(example.html)
        let page = Rendered(page(of: example))
        if Self.exceptions[example.testDescription] == nil {
            #expect(page == html, "\(example.markdown)")
        } else if example.example != 354 {
            // The result depends on the installed version of libcmark.
            #expect(page != html, "\(example.markdown) is no exception")
        }
    }

    @Test(arguments: try examples("gfm"))
    func `GitHub examples are rendered as specified`(example: Example) {
        #expect(Rendered(page(of: example)) == Rendered(example.html), "\(example.markdown)")
    }

    @Test(arguments: try examples("commonmark") + examples("gfm"))
    func `links and images have the specified targets`(example: Example) {
        let references = References(in: parse(example.markdown, bookKind: .plainMarkdown).chapter)
        let actual = (references.links.map(\.destination) + references.images.map(\.source)).map(decoded)
        let expected = example.html.matches(of: /(?:href|src)="([^"]*)"/).map { decoded(unescaped(String($0.1))) }
        if Self.exceptionsOfLinks[example.testDescription] == nil, expected.isEmpty || !example.hasAddressesInHTML {
            #expect(actual.sorted() == expected.sorted(), "\(example.markdown)")
        } else {
            #expect(actual.sorted() != expected.sorted(), "\(example.markdown) is no exception")
        }
    }

    // MARK: Helpers

    private static func examples(_ name: String) throws -> [Example] {
        let file = "\(Repository.root)/Tests/Workbook/WorkbookKitTests/Specifications/\(name).json"
        return try JSONDecoder().decode([Example].self, from: Data(contentsOf: URL(fileURLWithPath: file)))
    }

    private func page(of example: Example) -> String {
        let book = Book(
            configuration: BookConfiguration(title: "Book"), kind: .plainMarkdown, chapters: [.named("a")],
            files: ["a.md", "train.jpg"], prefix: "")
        let html = BodyRenderer.body(
            of: parse(example.markdown, bookKind: .plainMarkdown).chapter, links: LinkResolver(book), figures: [:],
            allowsHTML: true, names: nil)
        return (html.text + html.footnotes)[...].text
    }

    private func decoded(_ address: String) -> String { address.removingPercentEncoding ?? address }
}

extension SpecificationTests.Example {
    /// A Boolean value indicating whether raw HTML contains addresses, which don't count as links.
    fileprivate var hasAddressesInHTML: Bool {
        markdown.contains(/<(?:a|img)\s+(?:[a-z]+="[^"]*"\s+)*(?:href|src)="/) && section != "Code spans"
    }
}

private func unescaped(_ text: String) -> String {
    text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
        .replacing("&amp;", with: "&")
}

/// HTML without the differences that don't affect its meaning.
private struct Rendered: Equatable, CustomStringConvertible {
    let description: String

    init(_ html: String) {
        var html = html
        for addition in [
            #/\ <a\ class="anchor"[^>]*>\#</a>/#, #/<figcaption>(?s:.*?)</figcaption>/#, #/<div class="table">/#,
            #/</?(?:figure|span|a)(?:\s[^>]*)?>/#,
        ] {
            html = html.replacing(addition, with: "")
        }
        html = html.replacing("</table></div>", with: "</table>")
        html = html.replacing(#/<img\b[^>]*?alt="([^"]*)"[^>]*>/#) { String($0.1) }
        let names = "p|h[1-6]|ul|ol|li|blockquote|pre|hr|table|thead|tbody|tr|th|td|code|em|strong|del|br|input"
        html = html.replacing(try! Regex("<(\(names))\\b([^>]*?)\\s*/?>", as: (Substring, Substring, Substring).self)) {
            let start = $0.1 == "ol" ? $0.2.firstMatch(of: /\bstart="\d+"/).map { " \($0.0)" } ?? "" : ""
            let alignment = $0.2.firstMatch(of: /(?:align|class)="(left|center|right)"/).map { " \($0.1)" } ?? ""
            let isDone = $0.1 == "input" && $0.2.contains(/\bchecked/) ? " checked" : ""
            return "<\($0.1)\(start)\(alignment)\(isDone)>"
        }
        // White space in code is significant.
        let blocks = try! Regex(
            "\\s*(</?(?:p|h[1-6]|ul|ol|li|blockquote|pre|hr|table|thead|tbody|tr|th|td)\\b[^>]*>)\\s*",
            as: (Substring, Substring).self)
        let pieces = html.split(separator: "<pre>", omittingEmptySubsequences: false).enumerated().map { index, piece in
            guard index > 0, let end = piece.firstRange(of: "</pre>") else {
                return String(piece).replacing(blocks) { String($0.1) }
            }
            return piece[..<end.lowerBound] + "</pre>"
                + String(piece[end.upperBound...]).replacing(blocks) { String($0.1) }
        }
        description = unescaped(pieces.joined(separator: "<pre>")).trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
