import SwiftText

/// A writer of code as HTML, with an element around every line. The continuation of a line that's too long for the page
/// is indented like the line.
///
/// The element of a line ends after its line feed, so that the text of all elements is the code. The span of a color
/// that covers several lines is closed and opened again at each line.
struct CodeLines {
    let bytes: UnsafeBufferPointer<UInt8>
    /// A Boolean value indicating whether the current line may be too long for a phone.
    private(set) var isLong = false

    /// Creates a writer.
    ///
    /// - Parameter bytes: The code in UTF-8. The buffer must outlive the writer.
    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// Writes code without colors.
    static func write(_ text: String, to html: inout HTMLWriter) {
        text.withBytes { bytes in
            var lines = CodeLines(bytes)
            lines.begin(&html)
            lines.write(0..<bytes.count, &html)
            lines.end(&html)
        }
    }

    /// Opens the element of the first line.
    mutating func begin(_ html: inout HTMLWriter) {
        if !bytes.isEmpty { openLine(at: 0, &html) }
    }

    /// Closes the element of the last line, if it wasn't closed after a line feed.
    func end(_ html: inout HTMLWriter) {
        if let last = bytes.last, last != .lineFeed { html.markup("</span>") }
    }

    /// Writes a part of the code, which may cover several lines.
    ///
    /// - Parameters:
    ///   - range: The range of the part in `bytes`.
    ///   - spanTag: The start tag of the span around the part.
    ///   - breaksAtSpaces: A Boolean value indicating whether a long line may break at every space of the part.
    ///   - html: The destination.
    mutating func write(
        _ range: Range<Int>, spanTag: StaticString? = nil, breaksAtSpaces: Bool = true, _ html: inout HTMLWriter
    ) {
        let piece = UnsafeBufferPointer(rebasing: bytes[range])
        var start = 0
        while let end = piece.firstIndex(of: .lineFeed, from: start) {
            let line = range.lowerBound + start..<range.lowerBound + end
            writeWithoutLineFeed(line, spanTag, breaksAtSpaces, &html)
            html.markup("\n</span>")
            start = end + 1
            if range.lowerBound + start < bytes.count { openLine(at: range.lowerBound + start, &html) }
        }
        writeWithoutLineFeed(range.lowerBound + start..<range.upperBound, spanTag, breaksAtSpaces, &html)
    }

    private func writeWithoutLineFeed(
        _ range: Range<Int>, _ spanTag: StaticString?, _ breaksAtSpaces: Bool, _ html: inout HTMLWriter
    ) {
        guard !range.isEmpty else { return }
        if let spanTag { html.markup(spanTag) }
        if isLong {
            CodeBreaks(bytes: bytes, breaksAtSpaces: breaksAtSpaces).write(range, to: &html)
        } else {
            html.code(UnsafeBufferPointer(rebasing: bytes[range]))
        }
        if spanTag != nil { html.markup("</span>") }
    }

    /// The start tags of lines, indexed by half the number of indentation columns. Deeper lines have the last of them.
    private static let tags: [StaticString] = [
        "<span class=\"l\">", "<span class=\"l i2\">", "<span class=\"l i4\">", "<span class=\"l i6\">",
        "<span class=\"l i8\">", "<span class=\"l i10\">", "<span class=\"l i12\">",
        "<span class=\"l i14\">",
        "<span class=\"l i16\">", "<span class=\"l i18\">", "<span class=\"l i20\">",
        "<span class=\"l i22\">",
        "<span class=\"l i24\">",
    ]

    private mutating func openLine(at start: Int, _ html: inout HTMLWriter) {
        if !html.breaksCode { return html.markup(Self.tags[0]) }
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
