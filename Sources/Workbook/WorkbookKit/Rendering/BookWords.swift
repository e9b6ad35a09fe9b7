import ChapterKit

/// The words of all chapters, each with the sections of the book that contain it.
struct BookWords {
    struct Entry {
        var word: ArraySlice<UInt8>
        /// The sections, in the encoding that `SearchIndex` describes.
        var sections: ArraySlice<UInt8>
    }

    /// The entries, sorted by word.
    private(set) var entries: [Entry] = []
    /// The number of the first section of each chapter.
    private(set) var firstSections: [Int] = []
    /// The sections whose heading at least three chapters have, such as "Summary". A heading that many chapters have
    /// says little about its section.
    private(set) var repeatedSections: [Int] = []

    static let digits = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_".utf8)

    /// The occurrence of a word in a section of the book.
    private struct Occurrence {
        var word: Int32
        var section: Int32
        var digit: UInt8
    }

    /// The number of chapters that are processed together. The words of a large book need more memory than its index.
    private static let batch = 256

    /// Creates the words of a book.
    ///
    /// - Parameter texts: The search texts of the chapters, in the format of `SearchText`.
    init(_ texts: [ArraySlice<UInt8>]) throws {
        var table = WordTable(capacity: 1 << 14)
        var occurrences: [Occurrence] = []
        var sectionCount = 0
        var headings: [[UInt8]: [(chapter: Int, section: Int)]] = [:]
        for start in stride(from: 0, to: texts.count, by: Self.batch) {
            let batch = Array(texts[start..<min(start + Self.batch, texts.count)])
            for chapter in try parallelMap(batch, { SearchWords($0) }) {
                firstSections.append(sectionCount)
                Self.add(chapter, to: &occurrences, &table, firstSection: sectionCount)
                for heading in chapter.headings {
                    let place = (firstSections.count, sectionCount + heading.section)
                    headings[heading.text, default: []].append(place)
                }
                sectionCount += chapter.sectionCount
            }
        }
        repeatedSections = headings.values.filter { Set($0.map(\.chapter)).count >= 3 }.joined().map(\.section).sorted()
        write(Self.grouped(occurrences, wordCount: table.count), table)
    }

    private static func add(
        _ chapter: SearchWords, to occurrences: inout [Occurrence], _ table: inout WordTable, firstSection: Int
    ) {
        let numbers = (0..<chapter.words.count).map { word in
            Int32(chapter.words[word].withUnsafeBufferPointer { table.number(of: $0) })
        }
        for posting in chapter.postings {
            let digit = digits[Int(posting.field.rawValue) * 8 + Int(min(posting.count, 8)) - 1]
            let section = Int32(firstSection) + posting.section
            occurrences.append(Occurrence(word: numbers[Int(posting.word)], section: section, digit: digit))
        }
    }

    /// Returns the occurrences grouped by word, with the index of each word's first. The order within a word is kept.
    private static func grouped(_ occurrences: [Occurrence], wordCount: Int) -> (list: [Occurrence], starts: [Int]) {
        var starts = Array(repeating: 0, count: wordCount + 1)
        for occurrence in occurrences { starts[Int(occurrence.word) + 1] += 1 }
        for word in 0..<wordCount { starts[word + 1] += starts[word] }
        var next = starts
        var list = occurrences
        for occurrence in occurrences {
            list[next[Int(occurrence.word)]] = occurrence
            next[Int(occurrence.word)] += 1
        }
        return (list, starts)
    }

    private mutating func write(_ occurrences: (list: [Occurrence], starts: [Int]), _ table: WordTable) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(occurrences.list.count * 3)
        var ranges: [(word: Int, range: Range<Int>)] = []
        for word in table.sorted where occurrences.starts[word] < occurrences.starts[word + 1] {
            let start = bytes.count
            var last: Int32 = 0
            for occurrence in occurrences.list[occurrences.starts[word]..<occurrences.starts[word + 1]] {
                var distance = Int(occurrence.section - last)
                while distance >= 32 {
                    bytes.append(Self.digits[32 + distance % 32])
                    distance /= 32
                }
                bytes.append(Self.digits[distance])
                bytes.append(occurrence.digit)
                last = occurrence.section
            }
            ranges.append((word, start..<bytes.count))
        }
        entries = ranges.map { Entry(word: table[$0.word], sections: bytes[$0.range]) }
    }
}
