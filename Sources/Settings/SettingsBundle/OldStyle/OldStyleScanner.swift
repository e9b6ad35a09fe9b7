import Foundation

/// The words, texts and comments of an old-style property list, one after the other.
struct OldStyleScanner {
    /// A word, or a text in quotes.
    struct Text: Hashable {
        var text: String
        var isQuoted: Bool
        /// The lines on which it begins and ends, from 1.
        var lines: ClosedRange<Int>
    }

    private let scalars: [Unicode.Scalar]
    private var position = 0
    /// The line that is read next, from 1.
    private(set) var line = 1

    init(_ text: String) { scalars = Array(text.unicodeScalars) }

    /// The next scalar; nil at the end.
    var peek: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

    /// The next scalar as a message has it.
    var foundHere: String { peek.map { "'\(String($0).shown)'" } ?? "the end of the file" }

    /// Whether a quote comes next as word processors write it.
    var isCurlyQuoteNext: Bool { peek.map { "“”„‘’«»".unicodeScalars.contains($0) } ?? false }

    /// - Parameter line: where the mistake is; nil for here.
    func failure(_ message: String, line: Int? = nil) -> PropertyListFailure {
        PropertyListFailure(message, line: line ?? self.line)
    }

    mutating func advance() {
        let scalar = scalars[position]
        position += 1
        // CR LF is one end of a line.
        if scalar == "\n" || scalar == "\r" && peek != "\n" { line += 1 }
    }

    /// Passes a scalar if it comes next.
    mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
        guard peek == scalar else { return false }
        advance()
        return true
    }

    /// Passes spaces and comments.
    mutating func skipSpace() throws(PropertyListFailure) {
        while let scalar = peek {
            if scalar.isSpace {
                advance()
            } else if scalar == "/", has("//") {
                while let next = peek, next != "\n", next != "\r" { advance() }
            } else if scalar == "/", has("/*") {
                try skipComment()
            } else {
                return
            }
        }
    }

    private mutating func skipComment() throws(PropertyListFailure) {
        let start = line
        advance()
        advance()
        while peek != nil {
            if has("*/") {
                advance()
                return advance()
            }
            advance()
        }
        throw failure("the comment that begins here has no '*/'", line: start)
    }

    private func has(_ mark: String) -> Bool { scalars[position...].starts(with: mark.unicodeScalars) }

    // MARK: Texts

    /// A word or a text in quotes; nil when something else comes next.
    mutating func text() throws(PropertyListFailure) -> Text? {
        guard let first = peek else { return nil }
        if first == "\"" || first == "'" { return try quoted(by: first) }
        let start = position
        while let scalar = peek, scalar.isWord { advance() }
        guard position > start else { return nil }
        return Text(text: String(scalars[start..<position]), isQuoted: false, lines: line...line)
    }

    private mutating func quoted(by quote: Unicode.Scalar) throws(PropertyListFailure) -> Text {
        let start = line
        advance()
        var units: [UInt16] = []
        while let scalar = peek {
            if scalar == quote {
                let end = line
                advance()
                return Text(text: String(decoding: units, as: UTF16.self), isQuoted: true, lines: start...end)
            }
            advance()
            units += scalar == "\\" ? escaped() : Array(String(scalar).utf16)
        }
        throw failure("the text that begins here has no '\(quote)' at its end", line: start)
    }

    /// What stands after a backslash: a letter, `Uxxxx` in UTF-16, or up to three octal digits in NextStep's encoding.
    private mutating func escaped() -> [UInt16] {
        guard let scalar = peek else { return [] }
        if let octal = digits(upTo: 3, radix: 8) {
            let byte = UInt8(truncatingIfNeeded: octal)
            return String(bytes: [byte], encoding: .nextstep).map { Array($0.utf16) } ?? [UInt16(byte)]
        }
        advance()
        switch scalar {
        case "U": return [UInt16(truncatingIfNeeded: digits(upTo: 4, radix: 16) ?? 0)]
        case "a": return [7]
        case "b": return [8]
        case "f": return [12]
        case "n": return [10]
        case "r": return [13]
        case "t": return [9]
        case "v": return [11]
        default: return Array(String(scalar).utf16)
        }
    }

    private mutating func digits(upTo count: Int, radix: Int) -> Int? {
        let digits = scalars[position...].prefix(count).prefix { Character($0).isASCII }
            .prefix { Int(String($0), radix: radix) != nil }
        for _ in digits { advance() }
        return Int(String(digits), radix: radix)
    }

    // MARK: Data

    /// The bytes between `<` and `>`, which come next, in hexadecimal digits.
    mutating func data() throws(PropertyListFailure) -> Data {
        let start = line
        var nibbles: [UInt8] = []
        advance()
        while let scalar = peek, scalar != ">" {
            if let nibble = UInt8(String(scalar), radix: 16) {
                nibbles.append(nibble)
            } else if !scalar.isSpace {
                throw failure("data is written in hexadecimal digits, and not with \(foundHere)")
            }
            advance()
        }
        guard skip(">") else { throw failure("the '<' that begins here has no '>'", line: start) }
        guard nibbles.count.isMultiple(of: 2) else {
            throw failure("data has two hexadecimal digits for each byte, and here is one more", line: start)
        }
        return Data(stride(from: 0, to: nibbles.count, by: 2).map { nibbles[$0] << 4 | nibbles[$0 + 1] })
    }
}

extension Unicode.Scalar {
    fileprivate var isSpace: Bool {
        (0x09...0x0D).contains(value) || value == 0x20 || value == 0x2028 || value == 0x2029
    }

    /// Whether it can stand in a word without quotes.
    fileprivate var isWord: Bool {
        isASCII && (properties.isAlphabetic || ("0"..."9").contains(self) || "_$/:.-".unicodeScalars.contains(self))
    }
}

extension String {
    fileprivate init(_ scalars: some Sequence<Unicode.Scalar>) {
        var view = UnicodeScalarView()
        view.append(contentsOf: scalars)
        self.init(view)
    }
}
