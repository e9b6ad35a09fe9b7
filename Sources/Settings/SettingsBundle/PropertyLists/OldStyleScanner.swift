import Foundation

/// A scanner for the words, texts, and comments of an old-style property list.
struct OldStyleScanner {
    /// A word, or a text in quotes.
    struct Text: Hashable {
        var text: String
        var isQuoted: Bool
        /// The line numbers of its beginning and end, counted from 1.
        var lines: ClosedRange<Int>
    }

    private let scalars: [Unicode.Scalar]
    private var position = 0
    /// The line number of the next scalar, counted from 1.
    private(set) var line = 1

    init(_ text: String) { scalars = Array(text.unicodeScalars) }

    /// The next scalar, or `nil` at the end.
    var peek: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

    /// The next scalar as quoted in a message.
    var foundHere: String { peek.map { "'\(String($0).escapingControls)'" } ?? "the end of the file" }

    /// A Boolean value indicating whether the next scalar is a typographic quote, as word processors insert.
    var isCurlyQuoteNext: Bool { peek.map { "“”„‘’«»".unicodeScalars.contains($0) } ?? false }

    /// Returns an error.
    ///
    /// - Parameter line: The line of the mistake, or `nil` for the current line.
    func failure(_ message: String, line: Int? = nil) -> PropertyListFailure {
        PropertyListFailure(message, line: line ?? self.line)
    }

    mutating func advance() {
        let scalar = scalars[position]
        position += 1
        // A carriage return followed by a line feed is one line break.
        if scalar == "\n" || scalar == "\r" && peek != "\n" { line += 1 }
    }

    /// Consumes the scalar if it is the next one. Returns `true` if it is.
    mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
        guard peek == scalar else { return false }
        advance()
        return true
    }

    /// Consumes spaces and comments.
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

    private func has(_ delimiter: String) -> Bool { scalars[position...].starts(with: delimiter.unicodeScalars) }

    // MARK: Texts

    /// Consumes a word or a quoted text. Returns `nil` if another token follows.
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

    /// Consumes the characters after a backslash: a letter, `Uxxxx` in UTF-16, or up to three octal digits in the
    /// NextStep encoding.
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

    /// Consumes the data that follows: hexadecimal digits between `<` and `>`.
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

    /// A Boolean value indicating whether the scalar is allowed in a word without quotes.
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
