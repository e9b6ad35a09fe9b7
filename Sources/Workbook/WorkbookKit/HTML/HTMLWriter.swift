import SwiftText

/// A builder for HTML, as bytes.
///
/// Text from a chapter is added with `text(_:)` and `attribute(_:_:)`, which escape it. `markup(_:)` adds the program's
/// own markup and HTML that is known to be safe, without escaping.
struct HTMLWriter: ~Copyable {
    // A buffer instead of an array, which would be checked for unique ownership with each of the thousands of short
    // strings of a page.
    private var start: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    private(set) var count = 0

    /// A Boolean value indicating whether long lines of code get the positions at which a narrow page can break them.
    let breaksCode: Bool

    init(capacity: Int = 1024, breaksCode: Bool = true) {
        self.capacity = capacity
        self.breaksCode = breaksCode
        start = .allocate(capacity: capacity)
    }

    deinit { start.deallocate() }

    /// The HTML that was added so far.
    var bytes: [UInt8] { Array(UnsafeBufferPointer(start: start, count: count)) }

    mutating func markup(_ string: StaticString) {
        string.withUTF8Buffer { append($0) }
    }

    /// Adds HTML that is known to be safe, or a number, without escaping.
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

    /// Adds text, escaped for both an element and a quoted attribute.
    mutating func text(_ string: String) {
        string.withBytes { text($0) }
    }

    mutating func text(_ text: UnsafeBufferPointer<UInt8>) {
        reserve(text.count)
        var index = 0
        while index < text.count {
            // Most text doesn't need escaping, so it's copied eight bytes at a time.
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

    /// Adds code, escaped. The operators `->`, `-=`, and `..<` are wrapped in a span, because browsers would break
    /// lines within them.
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

    /// Returns the length of the operator whose last character is at the given index, or 0 if there's none that a
    /// browser would break.
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

    /// Adds an attribute, as ` name="value"`.
    mutating func attribute(_ name: StaticString, _ value: String) { attribute(name, "", value) }

    /// Adds an attribute with a name that is known to be valid.
    mutating func attribute(safe name: String, _ value: String) {
        markup(" ")
        markup(safe: name)
        markup("=\"")
        text(value)
        markup("\"")
    }

    /// Adds an attribute whose value consists of two parts, such as `#` and an anchor.
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

    /// Ensures that the buffer has capacity for more bytes.
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
