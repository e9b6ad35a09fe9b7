import SwiftText

/// The addresses in a text that become links without markup, as in GitHub's extension of CommonMark: `https://…`,
/// `www.…`, and mail addresses. An `ftp://…` address doesn't become a link, because pages don't link to such addresses.
enum BareAddresses {
    /// Returns a text divided into its addresses and the text between them.
    ///
    /// - Parameter isSmart: A Boolean value indicating whether the text contains typographic quotes and dashes in place
    ///   of the typed characters.
    /// - Returns: The inlines, or `nil` if the text has no addresses.
    static func inlines(in text: String, isSmart: Bool, at location: SourceLocation) -> [Inline]? {
        let bytes = Array(text.utf8)
        var inlines: [Inline] = []
        var start = 0
        var index = 0
        while index < bytes.count {
            guard let address = address(in: bytes, at: index, from: start) else {
                index += 1
                continue
            }
            if address.range.lowerBound > start { inlines.append(.text(bytes[start..<address.range.lowerBound].text)) }
            let text = bytes[address.range].text
            let link = Inline.Link(
                destination: address.scheme + (isSmart ? typed(text) : text), title: "", children: [.text(text)],
                location: location)
            inlines.append(.link(link))
            start = address.range.upperBound
            index = start
        }
        guard !inlines.isEmpty else { return nil }
        if start < bytes.count { inlines.append(.text(bytes[start...].text)) }
        return inlines
    }

    /// Returns a Boolean value indicating whether a text contains `:/`, `ww`, or `@`. It's faster than a search for
    /// addresses.
    static func mayStand(in text: UnsafeBufferPointer<UInt8>) -> Bool {
        text.contains(UInt8(ascii: ":"), then: UInt8(ascii: "/"))
            || text.contains(UInt8(ascii: "w"), then: UInt8(ascii: "w")) || text.contains(UInt8(ascii: "@"))
    }

    /// Returns an address as it was typed.
    private static func typed(_ text: String) -> String {
        let signs: [Character: String] = [
            "\u{2018}": "'", "\u{2019}": "'", "\u{201C}": "\"", "\u{201D}": "\"", "\u{2013}": "--", "\u{2014}": "---",
            "\u{2026}": "...",
        ]
        return text.map { signs[$0] ?? String($0) }.joined()
    }

    private typealias Address = (range: Range<Int>, scheme: String)

    /// Returns the address that begins at an index, or that has its `@` there.
    ///
    /// - Parameter start: The end of the previous address, which this one can't overlap.
    private static func address(in bytes: [UInt8], at index: Int, from start: Int) -> Address? {
        switch bytes[index] {
        case UInt8(ascii: "h"):
            guard mayBegin(bytes, index) else { return nil }
            for scheme in ["https://", "http://"] where bytes[index...].starts(with: scheme.utf8) {
                return web(bytes, from: index, hostAt: index + scheme.utf8.count).map { ($0, "") }
            }
            return nil
        case UInt8(ascii: "w"):
            guard mayBegin(bytes, index), bytes[index...].starts(with: "www.".utf8) else { return nil }
            return web(bytes, from: index, hostAt: index).map { ($0, "http://") }
        case UInt8(ascii: "@"):
            return mail(bytes, at: index, from: start).map { ($0, "mailto:") }
        default: return nil
        }
    }

    private static func mayBegin(_ bytes: [UInt8], _ index: Int) -> Bool {
        guard index > 0 else { return true }
        return bytes[index - 1].isSpaceOrTab || bytes[index - 1].isLineEnd || "*_~(".utf8.contains(bytes[index - 1])
    }

    private static func web(_ bytes: [UInt8], from start: Int, hostAt host: Int) -> Range<Int>? {
        let hostEnd = bytes[host...].firstIndex { !isOfHost($0) } ?? bytes.count
        let labels = bytes[host..<hostEnd].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        // A host has at least two labels, and the last two don't contain underscores.
        guard labels.count > 1, labels.suffix(2).allSatisfy({ !$0.contains(UInt8(ascii: "_")) }), !labels[0].isEmpty,
            !labels[1].isEmpty
        else { return nil }
        var end =
            bytes[hostEnd...].firstIndex { $0.isSpaceOrTab || $0.isLineEnd || $0 == UInt8(ascii: "<") } ?? bytes.count
        var parentheses = 0
        for byte in bytes[start..<end] {
            if byte == UInt8(ascii: "(") { parentheses += 1 }
            if byte == UInt8(ascii: ")") { parentheses -= 1 }
        }
        // Punctuation at the end of a sentence isn't part of the address.
        while end > hostEnd || end > host, let last = bytes[..<end].last {
            if last == UInt8(ascii: ")"), parentheses < 0 {
                parentheses += 1
                end -= 1
            } else if "?!.,:*_~'\"".utf8.contains(last) {
                end -= 1
            } else if last == UInt8(ascii: ";"), let entity = entityStart(bytes, end) {
                end = entity
            } else {
                break
            }
        }
        return end > host ? start..<end : nil
    }

    /// Returns the index where `&name;` begins, which isn't part of an address if it's at the end.
    private static func entityStart(_ bytes: [UInt8], _ end: Int) -> Int? {
        var index = end - 2
        while index >= 0, bytes[index].isLetter || bytes[index].isDigit { index -= 1 }
        return index >= 0 && index < end - 2 && bytes[index] == UInt8(ascii: "&") ? index : nil
    }

    private static func mail(_ bytes: [UInt8], at sign: Int, from start: Int) -> Range<Int>? {
        var first = sign
        while first > start, isOfMail(bytes[first - 1]) { first -= 1 }
        guard first < sign else { return nil }
        var end = sign + 1
        while end < bytes.count, isOfHost(bytes[end]) { end += 1 }
        while end > sign + 1, bytes[end - 1] == UInt8(ascii: ".") { end -= 1 }
        let host = bytes[sign + 1..<end]
        guard host.contains(UInt8(ascii: ".")), let last = host.last, last.isLetter || last.isDigit else { return nil }
        return first..<end
    }

    private static func isOfHost(_ byte: UInt8) -> Bool {
        byte.isLetter || byte.isDigit || byte >= 0x80 || "-_.".utf8.contains(byte)
    }

    private static func isOfMail(_ byte: UInt8) -> Bool {
        byte.isLetter || byte.isDigit || ".-_+".utf8.contains(byte)
    }
}
