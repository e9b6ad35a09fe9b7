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
    private static let pieceSize = 16_000

    private static let digits = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_".utf8)

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
        let words = wordPieces(of: postings(in: chapters))
        let groups = groups(of: texts.map(\.count))
        let textPieces = try parallelMap(Array(groups.enumerated())) { number, chapters in
            let strings = texts[chapters].map { string($0) }
            return Piece(name: "text-\(number)", value: list(strings))
        }
        var firstSections: [String] = []
        var section = 0
        for group in groups {
            firstSections.append(String(section))
            section += chapters[group].reduce(0) { $0 + $1.sectionCount }
        }
        let isSmall = (words.pieces + textPieces).reduce(words.vocabulary.count) { $0 + $1.value.count } <= smallBook
        let facts = [
            "{\"isWhole\":\(isSmall),\"sections\":[", firstSections.joined(separator: ","), "],\"words\":",
        ]
        let book = facts.map { Array($0.utf8) }.concatenated + list(words.firsts.map { string($0) }) + Array("}".utf8)
        let head = Piece(name: "book", value: book).statement
        let pieces = [Piece(name: "vocabulary", value: words.vocabulary)] + words.pieces + textPieces
        if isSmall { return [OutputFile(path: file, bytes: head + pieces.map(\.statement).concatenated)] }
        return [OutputFile(path: file, bytes: head)]
            + pieces.map { OutputFile(path: "search/\($0.name).js", bytes: $0.statement) }
    }

    // MARK: Words

    /// The words of the book in the order of their bytes, each with its sections.
    private static func postings(in chapters: [SearchWords]) -> [(word: ArraySlice<UInt8>, sections: [UInt8])] {
        var table = WordTable(capacity: 1 << 14)
        var sections: [[UInt8]] = []
        var last: [Int] = []
        var firstSection = 0
        for chapter in chapters {
            var numbers = Array(repeating: -1, count: chapter.words.count)
            for posting in chapter.postings {
                if numbers[posting.word] < 0 {
                    numbers[posting.word] = chapter.words[posting.word].withUnsafeBufferPointer { table.number(of: $0) }
                    if numbers[posting.word] == sections.count {
                        sections.append([])
                        last.append(0)
                    }
                }
                let word = numbers[posting.word]
                let section = firstSection + posting.section
                append(section - last[word], to: &sections[word])
                sections[word].append(digits[Int(posting.place.rawValue) * 8 + min(posting.count, 8) - 1])
                last[word] = section
            }
            firstSection += chapter.sectionCount
        }
        return table.sorted.map { (table[$0], sections[$0]) }
    }

    private static func append(_ number: Int, to bytes: inout [UInt8]) {
        var rest = number
        while rest >= 32 {
            bytes.append(digits[32 + rest % 32])
            rest /= 32
        }
        bytes.append(digits[rest])
    }

    private static func wordPieces(
        of postings: [(word: ArraySlice<UInt8>, sections: [UInt8])]
    ) -> (pieces: [Piece], firsts: [ArraySlice<UInt8>], vocabulary: [UInt8]) {
        let groups = groups(of: postings.map { $0.word.count + $0.sections.count + 2 })
        let pieces = groups.enumerated().map { number, group in
            let entries = postings[group].map { $0.word + [.space] + $0.sections }
            return Piece(name: "words-\(number)", value: string(entries.joined(separator: [.space])))
        }
        return (pieces, groups.map { postings[$0.lowerBound].word }, vocabulary(of: postings.map(\.word)))
    }

    private static func vocabulary(of words: [ArraySlice<UInt8>]) -> [UInt8] {
        var bytes: [UInt8] = []
        var previous: ArraySlice<UInt8> = []
        for word in words where !isPaired(word) {
            // Letters beyond ASCII have several bytes, but are one for the reader of the index.
            let shared = min(zip(word, previous).prefix { $0 == $1 && $0 < 0x80 }.count, digits.count - 1)
            if !previous.isEmpty { bytes.append(.space) }
            bytes.append(digits[shared])
            bytes += word.dropFirst(shared)
            previous = word
        }
        return string(bytes)
    }

    private static func isPaired(_ word: ArraySlice<UInt8>) -> Bool {
        word.first! >= 0xE3 && SearchWords.isPaired(word.text.unicodeScalars.first!)
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

    // MARK: JSON

    private static func list(_ values: [[UInt8]]) -> [UInt8] {
        [UInt8(ascii: "[")] + values.joined(separator: [UInt8(ascii: ",")]) + [UInt8(ascii: "]")]
    }

    /// A JSON string that is safe in a script element too. Of the control characters a text has tabs and line feeds.
    private static func string(_ text: some Sequence<UInt8>) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.underestimatedCount + text.underestimatedCount / 16 + 2)
        bytes.append(.quote)
        for byte in text {
            switch byte {
            case .quote, .backslash: bytes += [.backslash, byte]
            case .lineFeed: bytes += [.backslash, UInt8(ascii: "n")]
            case .tab: bytes += [.backslash, UInt8(ascii: "t")]
            case UInt8(ascii: "<"): bytes += Array("\\u003c".utf8)
            default: bytes.append(byte)
            }
        }
        bytes.append(.quote)
        return bytes
    }
}
