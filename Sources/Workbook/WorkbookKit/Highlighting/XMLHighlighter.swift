import SwiftText

/// A writer of XML as HTML, with colors for tags, attribute values, and comments.
enum XMLHighlighter {
    static func write(_ text: String, to html: inout HTMLWriter) {
        text.withBytes { bytes in
            var lines = CodeLines(bytes)
            lines.begin(&html)
            var position = 0
            while position < bytes.count {
                let start = position
                if bytes[start] != UInt8(ascii: "<") {
                    position = index(of: "<", in: bytes, from: start)
                    lines.write(start..<position, &html)
                } else if bytes[start...].starts(with: "<!--".utf8) {
                    position = end(of: "-->", in: bytes, from: start)
                    lines.write(start..<position, spanTag: "<span class=\"c\">", &html)
                } else {
                    position = writeTag(of: &lines, from: start, &html)
                }
            }
            lines.end(&html)
        }
    }

    private static func writeTag(of lines: inout CodeLines, from start: Int, _ html: inout HTMLWriter)
        -> Int
    {
        let bytes = lines.bytes
        let end = endOfTag(in: bytes, from: start)
        // The style sheet doesn't break tags, so a long line breaks before an end tag.
        if bytes[start...].starts(with: "</".utf8), start > 0, bytes[start - 1] > .space { html.markup("<wbr>") }
        var position = start
        while position < end {
            let quote = bytes[position..<end].firstIndex(of: .quote) ?? end
            lines.write(position..<quote, spanTag: "<span class=\"k\">", &html)
            position = quote
            guard position < end else { break }
            let close = (bytes[(quote + 1)..<end].firstIndex(of: .quote) ?? end - 1) + 1
            lines.write(quote..<close, spanTag: "<span class=\"s\">", &html)
            position = close
        }
        return end
    }

    /// Returns the index after the `>` that ends a tag. A `>` in a quoted value doesn't end it.
    private static func endOfTag(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var isQuoted = false
        for index in start..<bytes.count {
            if bytes[index] == .quote { isQuoted.toggle() }
            if bytes[index] == .greater, !isQuoted { return index + 1 }
        }
        return bytes.count
    }

    private static func index(
        of character: Unicode.Scalar, in bytes: UnsafeBufferPointer<UInt8>, from start: Int
    )
        -> Int
    {
        bytes[start...].firstIndex(of: UInt8(ascii: character)) ?? bytes.count
    }

    /// Returns the index after the next occurrence of a text, or the end of the bytes if there's none.
    private static func end(of text: String, in bytes: UnsafeBufferPointer<UInt8>, from start: Int)
        -> Int
    {
        var position = start
        while position < bytes.count {
            if bytes[position...].starts(with: text.utf8) { return position + text.utf8.count }
            position += 1
        }
        return bytes.count
    }
}
