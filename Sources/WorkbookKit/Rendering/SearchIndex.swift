import SwiftText

/// The titles and headings of a book, as a script that the search field loads.
///
/// A script rather than data, because a page on disk may load scripts from beside it but not read files.
enum SearchIndex {
    static func file(_ reports: [ChapterReport]) throws -> OutputFile {
        let entries = try parallelMap(reports, entry)
        let bytes = Array("window.workbookSearch = [\n".utf8) + entries.concatenated + "];\n".utf8
        return OutputFile(path: "search.js", bytes: bytes)
    }

    private static func entry(_ report: ChapterReport) -> [UInt8] {
        var bytes = Array("[".utf8)
        append(report.outline.title, to: &bytes)
        bytes += ",".utf8
        append(URLText.ofPath(report.outline.page), to: &bytes)
        bytes += ",[".utf8
        for (index, heading) in report.headings.enumerated() {
            bytes += index == 0 ? "[".utf8 : ",[".utf8
            append(heading.text, to: &bytes)
            bytes += ",".utf8
            append(heading.anchor, to: &bytes)
            bytes += "]".utf8
        }
        return bytes + "]],\n".utf8
    }

    /// Adds a JSON string that is safe in a script element too.
    private static func append(_ text: String, to bytes: inout [UInt8]) {
        bytes.append(.quote)
        // Unicode's own line ends, which older scripts take for the end of a line.
        let text =
            text.utf8.contains(0xE2) ? text.replacing("\u{2028}", with: " ").replacing("\u{2029}", with: " ") : text
        if text.utf8.allSatisfy(isPlain) {
            bytes += text.utf8
            bytes.append(.quote)
            return
        }
        for byte in text.utf8 {
            switch byte {
            case _ where isPlain(byte): bytes.append(byte)
            case .quote, .backslash: bytes += [.backslash, byte]
            default: bytes += Array("\\u00".utf8) + [digit(byte >> 4), digit(byte & 15)]
            }
        }
        bytes.append(.quote)
    }

    /// Whether a byte stands for itself in a JSON string in a script.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case .quote, .backslash, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), 0..<0x20, 0x7F: false
        default: true
        }
    }

    private static func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
    }
}
