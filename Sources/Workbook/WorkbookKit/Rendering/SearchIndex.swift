import ChapterKit
import SwiftText

/// The search index of a site: the words of the book with the sections that contain them, and the texts for displaying
/// results.
///
/// The index consists of scripts instead of data, because a page on disk can load scripts next to it but can't read
/// files. Each statement passes one *piece* to the page. In a small book, all statements are in `search.js`. In a large
/// book, each is in its own file.
///
/// - `book`: The first word of each `words` piece, the first section of each `text` piece, and the sections whose
///   heading is that of other chapters too.
/// - `vocabulary`: All words except those of Chinese and Japanese, for finding parts of words and misspelled words. The
///   first digit of a word is the number of letters that it shares with the previous word. The remaining letters
///   follow.
/// - `words-N`: Words, each followed by its sections. A section is encoded as its distance from the previous one, in
///   digits of base 32 with the least significant first. 32 is added to a digit if another follows. Then there's a
///   digit of base 64: the field, times 8, plus the number of occurrences in the section, at most 8, minus 1.
/// - `text-N`: The texts of some chapters, in the format of `SearchText`.
enum SearchIndex {
    /// The file that every site has.
    static let file = "search.js"

    /// The maximum size of an index in one file, in bytes.
    private static let smallBook = 1_000_000
    /// The approximate sizes of a piece with words and of one with texts, in bytes. They're small because a query uses
    /// only a little of each piece that it loads. The pieces of a large book are larger, because there would be too
    /// many.
    private static let (wordsSize, textSize) = (4_000, 8_000)
    /// The maximum numbers of pieces with words and with texts. Creating a file takes longer than writing it.
    private static let (mostWords, mostTexts) = (20, 40)

    /// A part of the index, and the statement that passes it to the page.
    private struct Piece {
        var name: String
        var statement: [UInt8]

        /// Creates a piece.
        ///
        /// - Parameters:
        ///   - name: The name of the piece.
        ///   - capacity: The expected size of its value, in bytes.
        ///   - write: A closure that writes a JSON value.
        init(_ name: String, capacity: Int = 0, _ write: (inout [UInt8]) -> Void) {
            self.name = name
            statement = []
            // Escaping makes some bytes longer.
            statement.reserveCapacity(capacity + capacity / 16 + 64)
            statement += "workbookSearch(\"\(name)\",".utf8
            write(&statement)
            statement += ");\n".utf8
        }
    }

    /// Returns the files of the index.
    ///
    /// - Parameters:
    ///   - texts: The search texts of the chapters, in the format of `SearchText`.
    ///   - smallBook: The maximum size of an index in one file, in bytes.
    static func files(_ texts: [ArraySlice<UInt8>], smallBook: Int = smallBook) throws -> [OutputFile] {
        let words = try BookWords(texts)
        let wordGroups = groups(
            of: words.entries.map { $0.word.count + $0.sections.count + 2 }, size: wordsSize, atMost: mostWords)
        let textGroups = groups(of: texts.map(\.count), size: textSize, atMost: mostTexts)
        let pieces =
            try [vocabulary(of: words.entries.map(\.word))]
            + parallelMap(Array(wordGroups.enumerated())) { Self.words($0, words.entries[$1]) }
            + parallelMap(Array(textGroups.enumerated())) { text($0, texts[$1]) }
        let isSmall = pieces.reduce(0) { $0 + $1.statement.count } <= smallBook
        let head = book(
            isSmall: isSmall, repeated: words.repeatedSections,
            sections: textGroups.map { words.firstSections[$0.lowerBound] },
            words: wordGroups.map { words.entries[$0.lowerBound].word })
        if isSmall {
            return [OutputFile(path: file, bytes: ([head] + pieces).map(\.statement).concatenated)]
        }
        return [OutputFile(path: file, bytes: head.statement)]
            + pieces.map { OutputFile(path: "search/\($0.name).js", bytes: $0.statement) }
    }

    /// Returns ranges of consecutive elements, each for a piece of about the given size, or of a larger size if there
    /// would be too many pieces.
    private static func groups(of sizes: [Int], size pieceSize: Int, atMost count: Int) -> [Range<Int>] {
        let groups = groups(of: sizes, size: pieceSize)
        return groups.count <= count ? groups : Self.groups(of: sizes, size: pieceSize * 5 / 4, atMost: count)
    }

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

    private static func book(isSmall: Bool, repeated: [Int], sections: [Int], words: [ArraySlice<UInt8>]) -> Piece {
        Piece("book") { bytes in
            bytes += "{\"isWhole\":\(isSmall),\"repeated\":\(list(repeated)),".utf8
            bytes += "\"sections\":\(list(sections)),\"words\":".utf8
            write(words[...], to: &bytes)
            bytes.append(UInt8(ascii: "}"))
        }
    }

    private static func vocabulary(of words: [ArraySlice<UInt8>]) -> Piece {
        var list: [UInt8] = []
        var previous: ArraySlice<UInt8> = []
        for word in words where !isPaired(word) {
            // Only ASCII characters are shared. Others consist of several bytes here, but of one character in
            // JavaScript.
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

    private static func list(_ numbers: [Int]) -> String { "[\(numbers.map(String.init).joined(separator: ","))]" }

    private static func write(_ texts: ArraySlice<ArraySlice<UInt8>>, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "["))
        for (index, text) in texts.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            write(text, to: &bytes)
        }
        bytes.append(UInt8(ascii: "]"))
    }

    /// Writes a string that's also safe in a script element. Tabs and line feeds are the only control characters in a
    /// text.
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
