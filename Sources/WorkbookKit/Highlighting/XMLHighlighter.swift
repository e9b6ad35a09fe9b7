import SwiftText

/// Writes XML text as HTML: tags, attribute values and comments have a colour.
enum XMLHighlighter {
    static func write(_ text: String, to html: inout HTMLWriter) {
        text.withBytes { bytes in
            var position = 0
            while position < bytes.count {
                let start = position
                if bytes[start] != UInt8(ascii: "<") {
                    position = index(of: "<", in: bytes, from: start)
                    html.text(UnsafeBufferPointer(rebasing: bytes[start..<position]))
                } else if bytes[start...].starts(with: "<!--".utf8) {
                    position = end(of: "-->", in: bytes, from: start)
                    html.markup("<span class=\"c\">")
                    html.text(UnsafeBufferPointer(rebasing: bytes[start..<position]))
                    html.markup("</span>")
                } else {
                    position = writeTag(bytes, from: start, &html)
                }
            }
        }
    }

    private static func writeTag(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ html: inout HTMLWriter) -> Int
    {
        let end = endOfTag(in: bytes, from: start)
        html.markup("<span class=\"k\">")
        var position = start
        while position < end {
            let quote = bytes[position..<end].firstIndex(of: .quote) ?? end
            html.text(UnsafeBufferPointer(rebasing: bytes[position..<quote]))
            position = quote
            guard position < end else { break }
            let close = (bytes[(quote + 1)..<end].firstIndex(of: .quote) ?? end - 1) + 1
            html.markup("</span><span class=\"s\">")
            html.text(UnsafeBufferPointer(rebasing: bytes[quote..<close]))
            html.markup("</span><span class=\"k\">")
            position = close
        }
        html.markup("</span>")
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

    private static func index(of character: Unicode.Scalar, in bytes: UnsafeBufferPointer<UInt8>, from start: Int)
        -> Int
    {
        bytes[start...].firstIndex(of: UInt8(ascii: character)) ?? bytes.count
    }

    /// Past the next occurrence of a text; the end when there is none.
    private static func end(of text: String, in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var position = start
        while position < bytes.count {
            if bytes[position...].starts(with: text.utf8) { return position + text.utf8.count }
            position += 1
        }
        return bytes.count
    }
}
