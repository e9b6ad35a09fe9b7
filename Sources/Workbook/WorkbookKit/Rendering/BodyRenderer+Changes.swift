import ChapterKit
import SwiftText

/// The rendering of listings that change an earlier one: the removed and added lines, the unchanged lines around them,
/// and the complete listing in a fold.
extension BodyRenderer {
    /// Returns the change that a listing makes, or `nil` if it makes none or the change isn't valid. Checking the
    /// chapter reports an invalid change.
    func change(in snippet: Snippet) -> ListingChange? { (try? ListingChange(snippet, in: namedBlocks)) ?? nil }

    /// Writes a caption with a link to the code block that the listing changes.
    mutating func writeChangedBlock(of snippet: Snippet) {
        guard let change = change(in: snippet), let name = snippet[.changes] else { return }
        html.markup("<span class=\"place\">changes: ")
        writeLink(to: change.earlier.anchor) { html in
            let isDeclaration = change.earlier[.name] == nil
            html.markup(isDeclaration ? "<code>" : "")
            html.text(name)
            html.markup(isDeclaration ? "</code>" : "")
        }
        html.markup("</span>")
    }

    /// Writes the code of a listing. If it changes an earlier listing, the change comes first.
    mutating func writeCode(of snippet: Snippet) {
        guard let change = change(in: snippet) else { return writeSwift(snippet.code.text, of: snippet) }
        write(change, to: snippet.code)
        html.markup("<details class=\"full\"><summary>The whole listing")
        writeUnseen(": ", snippet.title)
        html.markup("</summary>\n")
        writeSwift(snippet.code.text, of: snippet)
        html.markup("</details>\n")
    }

    mutating func write(_ change: ListingChange, to code: Listing) {
        let old = highlightedLines(of: change.earlier.code)
        let new = highlightedLines(of: code, links: nameLinks(in: code.text, linesOf: change))
        let hidden = HiddenLines(code.lines).numbers
        let wasHidden = HiddenLines(change.earlier.code.lines).numbers
        html.markup("<pre class=\"changes\"><code class=\"language-swift\">")
        for part in change.lines.parts {
            switch part {
            case .stays(let lines): for line in lines where !hidden.contains(line) { html.markup(safe: new[line]) }
            case .removed(let lines):
                write("<del>", "Removed:", lines.filter { !wasHidden.contains($0) }.map { old[$0] }, "</del>")
            case .added(let lines):
                write("<ins>", "Added:", lines.filter { !hidden.contains($0) }.map { new[$0] }, "</ins>")
            case .folded(let count): html.markup(safe: "<span class=\"fold\">⋯ \(count) lines stay\n</span>")
            }
        }
        html.markup("</code></pre>\n")
    }

    /// Writes removed or added lines.
    ///
    /// - Parameters:
    ///   - start: The start tag.
    ///   - label: The text for screen readers, which replaces the signs in the margin.
    ///   - lines: The lines.
    ///   - end: The end tag.
    private mutating func write(
        _ start: StaticString, _ label: StaticString, _ lines: [ArraySlice<UInt8>], _ end: StaticString
    ) {
        if lines.isEmpty { return }
        html.markup(start)
        html.markup("<span class=\"unseen\">")
        html.markup(label)
        html.markup(" </span>")
        for line in lines { html.markup(safe: line) }
        html.markup(end)
    }

    /// Returns the links on names in the added lines and in the unchanged lines that are visible.
    private mutating func nameLinks(in text: String, linesOf change: ListingChange) -> [CodeLink] {
        let visible = change.lines.parts.reduce(into: Set<Int>()) { visible, part in
            switch part {
            case .stays(let lines), .added(let lines): visible.formUnion(lines)
            case .removed, .folded: break
            }
        }
        names?.beginListing(text)
        return nameLinks(in: text) { range in
            visible.contains(text.utf8.prefix(range.lowerBound).count { $0 == .lineFeed })
        }
    }

    /// Returns the lines of a listing as highlighted HTML, with one element for each.
    private func highlightedLines(of code: Listing, links: [CodeLink] = []) -> [ArraySlice<UInt8>] {
        var html = HTMLWriter(capacity: code.text.utf8.count * 3, breaksCode: page == .ofChapter)
        SwiftHighlighter.write(code.text, chunks: chunks, links: links, to: &html)
        return Self.lines(of: html)
    }

    /// Returns the lines in the output of the highlighter.
    static func lines(of html: borrowing HTMLWriter) -> [ArraySlice<UInt8>] {
        let (bytes, end) = (html.bytes, Array("</span>".utf8))
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        // The only line feeds are those of the code. Each immediately precedes the end tag of its line.
        while let lineFeed = bytes[start...].firstIndex(of: .lineFeed) {
            lines.append(bytes[start..<lineFeed + 1 + end.count])
            start = lineFeed + 1 + end.count
        }
        return start < bytes.count ? lines + [bytes[start...]] : lines
    }
}
