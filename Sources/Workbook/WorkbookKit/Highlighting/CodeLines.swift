import SwiftText

/// Writes code as HTML, with an element around every line: a line that is too long for the page continues under its own
/// indentation.
///
/// A line's element ends after its line feed, so that the text of the whole is the code. A colour that reaches over
/// several lines is closed and opened again at each.
struct CodeLines {
    let bytes: UnsafeBufferPointer<UInt8>
    /// Whether the line at hand may be too long for a phone.
    private(set) var isLong = false

    /// - Parameter bytes: the code, as UTF-8; must outlive the value.
    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// Writes code without colours.
    static func write(_ text: String, to html: inout HTMLWriter) {
        text.withBytes { bytes in
            var lines = CodeLines(bytes)
            lines.begin(&html)
            lines.write(0..<bytes.count, &html)
            lines.end(&html)
        }
    }

    /// Opens the first line.
    mutating func begin(_ html: inout HTMLWriter) {
        if !bytes.isEmpty { openLine(at: 0, &html) }
    }

    /// Closes the last line, if its line feed has not.
    func end(_ html: inout HTMLWriter) {
        if let last = bytes.last, last != .lineFeed { html.markup("</span>") }
    }

    /// Writes a part of the code, which may reach over several lines.
    ///
    /// - Parameter colour: the start tag of the span around it.
    mutating func write(_ range: Range<Int>, colour: StaticString? = nil, _ html: inout HTMLWriter) {
        let piece = UnsafeBufferPointer(rebasing: bytes[range])
        var start = 0
        while let end = piece.firstIndex(of: .lineFeed, from: start) {
            writeWithoutLineFeed(range.lowerBound + start..<range.lowerBound + end, colour, &html)
            html.markup("\n</span>")
            start = end + 1
            if range.lowerBound + start < bytes.count { openLine(at: range.lowerBound + start, &html) }
        }
        writeWithoutLineFeed(range.lowerBound + start..<range.upperBound, colour, &html)
    }

    private func writeWithoutLineFeed(_ range: Range<Int>, _ colour: StaticString?, _ html: inout HTMLWriter) {
        guard !range.isEmpty else { return }
        if let colour { html.markup(colour) }
        let piece = UnsafeBufferPointer(rebasing: bytes[range])
        if isLong {
            CodeBreaks.write(piece, after: range.lowerBound > 0 ? bytes[range.lowerBound - 1] : 0, to: &html)
        } else {
            html.code(piece)
        }
        if colour != nil { html.markup("</span>") }
    }

    /// The start tags of lines, by half of their indentation: a deeper line continues as the last of them does.
    private static let tags: [StaticString] = [
        "<span class=\"l\">", "<span class=\"l i2\">", "<span class=\"l i4\">", "<span class=\"l i6\">",
        "<span class=\"l i8\">", "<span class=\"l i10\">", "<span class=\"l i12\">",
        "<span class=\"l i14\">",
        "<span class=\"l i16\">", "<span class=\"l i18\">", "<span class=\"l i20\">",
        "<span class=\"l i22\">",
        "<span class=\"l i24\">",
    ]

    private mutating func openLine(at start: Int, _ html: inout HTMLWriter) {
        var columns = 0
        var index = start
        while index < bytes.count, bytes[index].isSpaceOrTab {
            columns += bytes[index] == .tab ? 4 - columns % 4 : 1
            index += 1
        }
        isLong = (bytes.firstIndex(of: .lineFeed, from: start) ?? bytes.count) - start > CodeBreaks.shortLine
        html.markup(Self.tags[min(columns / 2, Self.tags.count - 1)])
    }
}
