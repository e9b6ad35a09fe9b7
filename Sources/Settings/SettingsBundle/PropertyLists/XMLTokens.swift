/// The sequence of tags and texts in an XML file, with their lines.
///
/// It is for files that Foundation has parsed. It stops at malformed content.
struct XMLTokens: Sequence, IteratorProtocol {
    enum Token: Hashable {
        case start(String)
        case end(String)
        /// A tag without content: `<true/>`.
        case empty(String)
        /// Text with its character references resolved.
        case text(String)
    }

    private let bytes: [UInt8]
    /// The byte offset of the next token.
    private(set) var position = 0
    /// The byte offset of the last token.
    private(set) var start = 0
    /// The line number at which the last token begins, counted from 1.
    private(set) var line = 1
    private var nextLine = 1

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func next() -> Token? {
        while position < bytes.count {
            (line, start) = (nextLine, position)
            guard bytes[position] == UInt8(ascii: "<") else { return .text(text()) }
            if has("<!--") {
                skip(past: "-->")
            } else if has("<![CDATA[") {
                let content = skip(past: "]]>").dropFirst(9).dropLast(3)
                return .text(String(decoding: content, as: UTF8.self))
            } else if has("<?") {
                skip(past: "?>")
            } else if has("<!") {
                skip(past: isDeclarationWithSubset ? "]>" : ">")
            } else {
                return tag()
            }
        }
        return nil
    }

    private mutating func text() -> String {
        var end = position
        while end < bytes.count, bytes[end] != UInt8(ascii: "<") { end += 1 }
        let text = advance(to: end)
        return String(decoding: text, as: UTF8.self).resolvingReferences
    }

    private mutating func tag() -> Token {
        let content = skip(past: ">").dropFirst().dropLast()
        let isEnd = content.first == UInt8(ascii: "/")
        let isEmpty = content.last == UInt8(ascii: "/")
        let name = content.dropFirst(isEnd ? 1 : 0).prefix { !$0.isSpace && $0 != UInt8(ascii: "/") }
        let text = String(decoding: name, as: UTF8.self)
        return isEnd ? .end(text) : isEmpty ? .empty(text) : .start(text)
    }

    /// A Boolean value indicating whether a document type declaration has an internal subset in brackets.
    private var isDeclarationWithSubset: Bool {
        bytes[position...].first { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: ">") } == UInt8(ascii: "[")
    }

    /// Returns a Boolean value indicating whether the bytes at an index, or at the current position, begin with a text.
    private func has(_ prefix: StaticString, at start: Int? = nil) -> Bool {
        let start = start ?? position
        guard bytes.count - start >= prefix.utf8CodeUnitCount else { return false }
        for offset in 0..<prefix.utf8CodeUnitCount where bytes[start + offset] != prefix.utf8Start[offset] {
            return false
        }
        return true
    }

    @discardableResult
    private mutating func skip(past delimiter: StaticString) -> ArraySlice<UInt8> {
        let first = delimiter.utf8Start[0]
        var end = position
        while end < bytes.count {
            if bytes[end] == first, has(delimiter, at: end) { return advance(to: end + delimiter.utf8CodeUnitCount) }
            end += 1
        }
        return advance(to: bytes.count)
    }

    /// Returns a Boolean value indicating whether a line ends at the index: at a line feed, or at a carriage return
    /// that no line feed follows.
    private func endsLine(at index: Int) -> Bool {
        if bytes[index] == UInt8(ascii: "\n") { return true }
        let next = index + 1
        return bytes[index] == UInt8(ascii: "\r") && (next == bytes.endIndex || bytes[next] != UInt8(ascii: "\n"))
    }

    private mutating func advance(to end: Int) -> ArraySlice<UInt8> {
        let start = position
        while position < end {
            if endsLine(at: position) { nextLine += 1 }
            position += 1
        }
        return bytes[start..<end]
    }
}

extension String {
    private nonisolated(unsafe) static let reference = /&(#x([0-9A-Fa-f]+)|#([0-9]+)|amp|lt|gt|quot|apos);/

    /// The text with `&amp;`, `&#233;`, and similar references resolved.
    fileprivate var resolvingReferences: String {
        guard utf8.contains(UInt8(ascii: "&")) else { return self }
        return replacing(Self.reference) { match in
            if let digits = match.2 { return Self(scalar: UInt32(digits, radix: 16)) ?? String(match.0) }
            if let digits = match.3 { return Self(scalar: UInt32(digits)) ?? String(match.0) }
            return ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"][match.1]!
        }
    }

    private init?(scalar value: UInt32?) {
        guard let scalar = value.flatMap(Unicode.Scalar.init) else { return nil }
        self.init(scalar)
    }
}
