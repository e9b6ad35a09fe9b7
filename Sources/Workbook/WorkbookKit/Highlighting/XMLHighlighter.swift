import SwiftText

/// Writes XML text as HTML: tags, attribute values and comments have a colour.
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
                    lines.write(start..<position, colour: "<span class=\"c\">", &html)
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
        // The style sheet keeps a tag in one line; a long line breaks before the tag that closes.
        if bytes[start...].starts(with: "</".utf8), start > 0, bytes[start - 1] > .space { html.markup("<wbr>") }
        var position = start
        while position < end {
            let quote = bytes[position..<end].firstIndex(of: .quote) ?? end
            lines.write(position..<quote, colour: "<span class=\"k\">", &html)
            position = quote
            guard position < end else { break }
            let close = (bytes[(quote + 1)..<end].firstIndex(of: .quote) ?? end - 1) + 1
            lines.write(quote..<close, colour: "<span class=\"s\">", &html)
            position = close
        }
        return end
    }

    /// Past the `>` that closes a tag: one in a quoted value does not.
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

    /// Past the next occurrence of a text; the end when there is none.
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
