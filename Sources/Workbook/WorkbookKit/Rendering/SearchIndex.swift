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
    private static let smallBook = 1_000_000
    /// How long a piece of words is, about, and one of texts: a query uses little of each that it loads.
    private static let (wordsSize, textSize) = (4_000, 8_000)

    /// A part of the index: the statement that hands it over.
    private struct Piece {
        var name: String
        var statement: [UInt8]

        /// - Parameter write: writes a JSON value.
        init(_ name: String, capacity: Int = 0, _ write: (inout [UInt8]) -> Void) {
            self.name = name
            statement = []
            // Some bytes are written as several.
            statement.reserveCapacity(capacity + capacity / 16 + 64)
            statement += "workbookSearch(\"\(name)\",".utf8
            write(&statement)
            statement += ");\n".utf8
        }
    }

    /// The files of the index.
    ///
    /// - Parameter texts: those of the chapters, as `SearchText` writes them.
    static func files(_ texts: [ArraySlice<UInt8>], smallBook: Int = smallBook) throws -> [OutputFile] {
        let words = try BookWords(texts)
        let wordGroups = groups(of: words.entries.map { $0.word.count + $0.sections.count + 2 }, size: wordsSize)
        let textGroups = groups(of: texts.map(\.count), size: textSize)
        let pieces =
            try [vocabulary(of: words.entries.map(\.word))]
            + parallelMap(Array(wordGroups.enumerated())) { Self.words($0, words.entries[$1]) }
            + parallelMap(Array(textGroups.enumerated())) { text($0, texts[$1]) }
        let isSmall = pieces.reduce(0) { $0 + $1.statement.count } <= smallBook
        let head = book(
            isSmall: isSmall, sections: textGroups.map { words.firstSections[$0.lowerBound] },
            words: wordGroups.map { words.entries[$0.lowerBound].word })
        if isSmall {
            return [OutputFile(path: file, bytes: ([head] + pieces).map(\.statement).concatenated)]
        }
        return [OutputFile(path: file, bytes: head.statement)]
            + pieces.map { OutputFile(path: "search/\($0.name).js", bytes: $0.statement) }
    }

    /// Neighbours that make a piece of about a size, by the sizes of what is to be grouped.
    private static func groups(of sizes: [Int], size pieceSize: Int) -> [Range<Int>] {
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
        return Piece("book") { bytes in
            bytes += "{\"isWhole\":\(isSmall),\"sections\":[\(numbers)],\"words\":".utf8
            write(words[...], to: &bytes)
            bytes.append(UInt8(ascii: "}"))
        }
    }

    private static func vocabulary(of words: [ArraySlice<UInt8>]) -> Piece {
        var list: [UInt8] = []
        var previous: ArraySlice<UInt8> = []
        for word in words where !isPaired(word) {
            // Letters beyond ASCII have several bytes, but are one for the reader of the index.
            let shared = zip(word, previous).prefix { $0 == $1 && $0 < 0x80 }.count
            if !previous.isEmpty { list.append(.space) }
            list.append(BookWords.digits[min(shared, BookWords.digits.count - 1)])
            list += word.dropFirst(min(shared, BookWords.digits.count - 1))
            previous = word
        }
        return Piece("vocabulary", capacity: list.count) { write(list[...], to: &$0) }
    }

    private static func isPaired(_ word: ArraySlice<UInt8>) -> Bool {
        word.first! >= 0xE3 && SearchWords.isPaired(word.text.unicodeScalars.first!)
    }

    private static func words(_ number: Int, _ entries: ArraySlice<BookWords.Entry>) -> Piece {
        var list: [UInt8] = []
        for entry in entries {
            if !list.isEmpty { list.append(.space) }
            list += entry.word
            list.append(.space)
            list += entry.sections
        }
        return Piece("words-\(number)", capacity: list.count) { write(list[...], to: &$0) }
    }

    private static func text(_ number: Int, _ texts: ArraySlice<ArraySlice<UInt8>>) -> Piece {
        Piece("text-\(number)", capacity: texts.reduce(0) { $0 + $1.count }) { write(texts, to: &$0) }
    }

    // MARK: JSON

    private static func write(_ texts: ArraySlice<ArraySlice<UInt8>>, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "["))
        for (index, text) in texts.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            write(text, to: &bytes)
        }
        bytes.append(UInt8(ascii: "]"))
    }

    /// Writes a string that is safe in a script element too. Of the control characters a text has tabs and line feeds.
    private static func write(_ text: ArraySlice<UInt8>, to bytes: inout [UInt8]) {
        bytes.append(.quote)
        text.withUnsafeBufferPointer { text in
            var start = 0
            for (index, byte) in text.enumerated() {
                let escape: StaticString
                switch byte {
                case .quote: escape = "\\\""
                case .backslash: escape = "\\\\"
                case .lineFeed: escape = "\\n"
                case .tab: escape = "\\t"
                case UInt8(ascii: "<"): escape = "\\u003c"
                default: continue
                }
                bytes += text[start..<index]
                escape.withUTF8Buffer { bytes += $0 }
                start = index + 1
            }
            bytes += text[start...]
        }
        bytes.append(.quote)
    }
}
