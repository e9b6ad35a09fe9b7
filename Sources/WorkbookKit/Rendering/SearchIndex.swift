import SwiftText

/// What the search field of a site loads: the words of the book with the sections that they stand in, and the texts
/// that results are shown from.
///
/// Scripts rather than data, because a page on disk may load scripts from beside it but not read files. Each statement
/// hands over one *piece*; of a small book all stand in `search.js`, of a large one each in a file of its own.
///
/// - `book`: the words that pieces begin with, and the first sections of the texts.
/// - `vocabulary`: every word but those of Chinese and Japanese, for parts of words and for words with a wrong letter. The
///   first digit of a word says how many letters it shares with the word before; the others follow.
/// - `words-N`: words, each followed by its sections. A section is its distance from the one before, in digits of 32
///   with the least first (a digit has 32 added to it when another follows), then a digit of 64: the place, times 8,
///   plus how often the word stands there, at most 8, minus 1.
/// - `text-N`: the texts of some chapters, as `SearchText` writes them.
enum SearchIndex {
    /// The file that is always there.
    static let file = "search.js"

    /// Pieces that are together no longer than this are not worth a request each.
    private static let smallBook = 400_000
    /// How long a piece of a large book is, about.
    private static let pieceSize = 8_000

    /// A part of the index: its name, and a JSON value.
    private struct Piece {
        var name: String
        var value: [UInt8]

        var statement: [UInt8] { Array("workbookSearch(\"\(name)\",".utf8) + value + Array(");\n".utf8) }
    }

    /// The files of the index.
    ///
    /// - Parameter texts: those of the chapters, as `SearchText` writes them.
    static func files(_ texts: [ArraySlice<UInt8>], smallBook: Int = smallBook) throws -> [OutputFile] {
        let chapters = try parallelMap(texts) { SearchWords($0) }
        let words = BookWords(chapters)
        let wordGroups = groups(of: words.entries.map { $0.word.count + $0.sections.count + 2 })
        let textGroups = groups(of: texts.map(\.count))
        let pieces =
            try [Piece(name: "vocabulary", value: vocabulary(of: words.entries.map(\.word)))]
            + parallelMap(Array(wordGroups.enumerated())) { number, group in
                Piece(name: "words-\(number)", value: list(of: words.entries[group]))
            }
            + parallelMap(Array(textGroups.enumerated())) { number, group in
                Piece(name: "text-\(number)", value: list(of: texts[group]))
            }
        let isSmall = pieces.reduce(0) { $0 + $1.value.count } <= smallBook
        let head = book(
            isSmall: isSmall, sections: textGroups.map { words.firstSections[$0.lowerBound] },
            words: wordGroups.map { words.entries[$0.lowerBound].word })
        if isSmall {
            return [OutputFile(path: file, bytes: ([head] + pieces).map(\.statement).concatenated)]
        }
        return [OutputFile(path: file, bytes: head.statement)]
            + pieces.map { OutputFile(path: "search/\($0.name).js", bytes: $0.statement) }
    }

    /// Neighbours that make a piece, by the sizes of what is to be grouped.
    private static func groups(of sizes: [Int]) -> [Range<Int>] {
        var groups: [Range<Int>] = []
        var (start, size) = (0, 0)
        for (index, next) in sizes.enumerated() {
            if size > 0, size + next > pieceSize {
                groups.append(start..<index)
                (start, size) = (index, 0)
            }
            size += next
        }
        return start < sizes.count ? groups + [start..<sizes.count] : groups
    }

    // MARK: Pieces

    private static func book(isSmall: Bool, sections: [Int], words: [ArraySlice<UInt8>]) -> Piece {
        let numbers = sections.map(String.init).joined(separator: ",")
        let facts = "{\"isWhole\":\(isSmall),\"sections\":[\(numbers)],\"words\":"
        return Piece(name: "book", value: Array(facts.utf8) + list(of: words[...]) + Array("}".utf8))
    }

    private static func vocabulary(of words: [ArraySlice<UInt8>]) -> [UInt8] {
        var bytes: [UInt8] = []
        var previous: ArraySlice<UInt8> = []
        for word in words where !isPaired(word) {
            // Letters beyond ASCII have several bytes, but are one for the reader of the index.
            let shared = zip(word, previous).prefix { $0 == $1 && $0 < 0x80 }.count
            if !previous.isEmpty { bytes.append(.space) }
            bytes.append(BookWords.digits[min(shared, BookWords.digits.count - 1)])
            bytes += word.dropFirst(min(shared, BookWords.digits.count - 1))
            previous = word
        }
        return string(bytes[...])
    }

    private static func isPaired(_ word: ArraySlice<UInt8>) -> Bool {
        word.first! >= 0xE3 && SearchWords.isPaired(word.text.unicodeScalars.first!)
    }

    private static func list(of entries: ArraySlice<BookWords.Entry>) -> [UInt8] {
        var bytes: [UInt8] = []
        for entry in entries {
            if !bytes.isEmpty { bytes.append(.space) }
            bytes += entry.word
            bytes.append(.space)
            bytes += entry.sections
        }
        return string(bytes[...])
    }

    private static func list(of texts: ArraySlice<ArraySlice<UInt8>>) -> [UInt8] {
        var bytes: [UInt8] = [UInt8(ascii: "[")]
        for (index, text) in texts.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            bytes += string(text)
        }
        return bytes + [UInt8(ascii: "]")]
    }

    /// A JSON string that is safe in a script element too. Of the control characters a text has tabs and line feeds.
    private static func string(_ text: ArraySlice<UInt8>) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count + text.count / 16 + 2)
        bytes.append(.quote)
        for byte in text {
            switch byte {
            case .quote, .backslash:
                bytes.append(.backslash)
                bytes.append(byte)
            case .lineFeed:
                bytes.append(.backslash)
                bytes.append(UInt8(ascii: "n"))
            case .tab:
                bytes.append(.backslash)
                bytes.append(UInt8(ascii: "t"))
            case UInt8(ascii: "<"): bytes += Array("\\u003c".utf8)
            default: bytes.append(byte)
            }
        }
        bytes.append(.quote)
        return bytes
    }
}
