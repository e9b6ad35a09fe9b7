import SwiftText

/// HTML under construction, as bytes.
///
/// What comes from a chapter goes in through `text` and `attribute`, which escape; `markup` takes what the program itself
/// says, and HTML that is known to be safe.
struct HTMLWriter: ~Copyable {
    // An array would be checked for other owners at every one of the thousands of short pieces that make a page.
    private var start: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    private(set) var count = 0

    init(capacity: Int = 1024) {
        self.capacity = capacity
        start = .allocate(capacity: capacity)
    }

    deinit { start.deallocate() }

    /// What was written.
    var bytes: [UInt8] { Array(UnsafeBufferPointer(start: start, count: count)) }

    mutating func markup(_ string: StaticString) {
        string.withUTF8Buffer { append($0) }
    }

    /// Adds HTML that is known to be safe, or a number.
    mutating func markup(safe string: String) {
        string.withBytes { append($0) }
    }

    mutating func markup(safe bytes: [UInt8]) {
        bytes.withUnsafeBufferPointer { append($0) }
    }

    mutating func markup(safe bytes: ArraySlice<UInt8>) {
        bytes.withUnsafeBufferPointer { append($0) }
    }

    mutating func markup(safe bytes: UnsafeBufferPointer<UInt8>) { append(bytes) }

    /// Adds text, escaped so that it is right in an element and in a quoted attribute alike.
    mutating func text(_ string: String) {
        string.withBytes { text($0) }
    }

    mutating func text(_ text: UnsafeBufferPointer<UInt8>) {
        reserve(text.count)
        var index = 0
        while index < text.count {
            // Most text needs no escaping: eight bytes at a time.
            while index + 8 <= text.count, count + 8 <= capacity {
                let word = text.word(at: index)
                if Self.mayHoldEscaped(word) { break }
                UnsafeMutableRawPointer(start + count).storeBytes(of: word, as: UInt64.self)
                index += 8
                count += 8
            }
            let end = min(index + 8, text.count)
            while index < end {
                append(text[index])
                index += 1
            }
        }
    }

    /// Adds code, escaped, with `->`, `-=` and `..<` kept in one line: a browser would break them.
    mutating func code(_ code: UnsafeBufferPointer<UInt8>) {
        var start = 0
        var index = 1
        while index < code.count {
            let length = Self.operatorLength(endingAt: index, in: code)
            index += 1
            guard length > 0 else { continue }
            text(UnsafeBufferPointer(rebasing: code[start..<index - length]))
            markup("<span class=\"o\">")
            text(UnsafeBufferPointer(rebasing: code[index - length..<index]))
            markup("</span>")
            start = index
        }
        text(UnsafeBufferPointer(rebasing: code[start...]))
    }

    mutating func code(_ string: String) {
        string.withBytes { code($0) }
    }

    /// How long the operator is whose last sign stands at a place; 0 when it is none that a browser would break.
    private static func operatorLength(endingAt index: Int, in code: UnsafeBufferPointer<UInt8>) -> Int {
        switch code[index] {
        case UInt8(ascii: ">"), UInt8(ascii: "="): code[index - 1] == UInt8(ascii: "-") ? 2 : 0
        case UInt8(ascii: "<"):
            index > 1 && code[index - 1] == UInt8(ascii: ".") && code[index - 2] == UInt8(ascii: ".") ? 3 : 0
        default: 0
        }
    }

    private mutating func append(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "&"): markup("&amp;")
        case UInt8(ascii: "<"): markup("&lt;")
        case UInt8(ascii: ">"): markup("&gt;")
        case .quote: markup("&quot;")
        default:
            reserve(1)
            start[count] = byte
            count += 1
        }
    }

    /// Adds ` name="value"`.
    mutating func attribute(_ name: StaticString, _ value: String) { attribute(name, "", value) }

    /// Adds an attribute whose name is known to be one.
    mutating func attribute(safe name: String, _ value: String) {
        markup(" ")
        markup(safe: name)
        markup("=\"")
        text(value)
        markup("\"")
    }

    /// Adds an attribute whose value is made of two parts, such as `#` and an anchor.
    mutating func attribute(_ name: StaticString, _ start: StaticString, _ value: String) {
        markup(" ")
        markup(name)
        markup("=\"")
        markup(start)
        text(value)
        markup("\"")
    }

    private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let source = bytes.baseAddress else { return }
        reserve(bytes.count)
        (start + count).update(from: source, count: bytes.count)
        count += bytes.count
    }

    /// Makes room for more bytes.
    private mutating func reserve(_ more: Int) {
        if count + more > capacity { grow(toHold: count + more) }
    }

    private mutating func grow(toHold needed: Int) {
        capacity = max(needed, 2 * capacity)
        let new = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        new.update(from: start, count: count)
        start.deallocate()
        start = new
    }

    private static func mayHoldEscaped(_ word: UInt64) -> Bool {
        word.hasByte(UInt8(ascii: "&")) || word.hasByte(UInt8(ascii: "<")) || word.hasByte(UInt8(ascii: ">"))
            || word.hasByte(.quote)
    }
}
