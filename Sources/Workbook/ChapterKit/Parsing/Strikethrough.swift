import SwiftText

/// The strikethrough of GitHub's extension of CommonMark: text between two tildes, or between two pairs of them.
enum Strikethrough {
    /// Returns inlines in which the text between tildes is in separate elements.
    static func applied(to inlines: [Inline]) -> [Inline] {
        var result: [Inline] = []
        // The runs of tildes that can begin a strikethrough, with their index in the result and their length.
        var open: [(opener: Int, length: Int)] = []
        for inline in inlines {
            switch inline {
            case .text(let text) where text.utf8.contains(UInt8(ascii: "~")):
                append(text, to: &result, &open)
            case .emphasis(let children): result.append(.emphasis(applied(to: children)))
            case .strong(let children): result.append(.strong(applied(to: children)))
            case .link(var link) where link.children != [.text(link.destination)]:
                link.children = applied(to: link.children)
                result.append(.link(link))
            default: result.append(inline)
            }
        }
        return result
    }

    private static func append(_ text: String, to result: inout [Inline], _ open: inout [(opener: Int, length: Int)]) {
        let bytes = Array(text.utf8)
        var start = 0
        var index = 0
        func appendText(upTo end: Int) { if end > start { result.append(.text(bytes[start..<end].text)) } }
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "~") else {
                index += 1
                continue
            }
            let end = bytes[index...].firstIndex { $0 != UInt8(ascii: "~") } ?? bytes.count
            let length = end - index
            appendText(upTo: index)
            start = end
            let isAfterText = index > 0 ? !bytes[index - 1].isSpace : result.last.map { !$0.isBreak } ?? false
            let isBeforeText = end < bytes.count ? !bytes[end].isSpace : true
            if length < 3, isAfterText, let match = open.lastIndex(where: { $0.length == length }),
                open[match].opener < result.count - 1
            {
                let opener = open[match].opener
                let children = Array(result[(opener + 1)...])
                result.replaceSubrange(opener..., with: [.struck(children)])
                open.removeSubrange(match...)
            } else {
                if length < 3, isBeforeText { open.append((result.count, length)) }
                result.append(.text(String(repeating: "~", count: length)))
            }
            index = end
        }
        appendText(upTo: bytes.count)
    }
}

extension UInt8 {
    fileprivate var isSpace: Bool { isSpaceOrTab || isLineEnd }
}
