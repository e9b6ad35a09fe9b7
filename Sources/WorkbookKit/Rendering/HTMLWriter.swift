/// HTML under construction, as bytes.
///
/// What comes from a chapter goes in through `text` and `attribute`, which escape; `markup` takes only what the program
/// itself says, and HTML that is known to be safe.
struct HTMLWriter: Sendable {
    private(set) var bytes: [UInt8] = []

    init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

    var string: String { String(decoding: bytes, as: UTF8.self) }

    mutating func markup(_ string: StaticString) {
        string.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    /// Adds HTML that another writer has made, or a number.
    mutating func markup(_ string: String) {
        bytes.append(contentsOf: string.utf8)
    }

    mutating func markup(_ safe: [UInt8]) { bytes.append(contentsOf: safe) }

    mutating func markup(_ writer: HTMLWriter) { bytes.append(contentsOf: writer.bytes) }

    /// Adds text, escaped so that it is right in an element and in a quoted attribute alike.
    mutating func text(_ string: String) {
        var string = string
        string.withUTF8 { text($0) }
    }

    mutating func text(_ text: UnsafeBufferPointer<UInt8>) {
        var start = 0
        for index in text.indices {
            let entity: StaticString
            switch text[index] {
            case UInt8(ascii: "&"): entity = "&amp;"
            case UInt8(ascii: "<"): entity = "&lt;"
            case UInt8(ascii: ">"): entity = "&gt;"
            case .quote: entity = "&quot;"
            default: continue
            }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
            markup(entity)
            start = index + 1
        }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
    }

    /// Adds ` name="value"`.
    mutating func attribute(_ name: StaticString, _ value: String) {
        markup(" ")
        markup(name)
        markup("=\"")
        text(value)
        markup("\"")
    }
}
