import SwiftText

/// The words of a chapter's search text, and the sections that contain them.
///
/// A word is in lowercase, with a capital letter where a part of it begins. For example, `UIWindow` becomes `uiWindow`.
/// Chinese and Japanese have no spaces between words, so they're indexed by pairs of characters, and by the last
/// character of a run.
struct SearchWords {
    /// The part of a section that contains a word, in decreasing order of relevance.
    enum Field: UInt8 {
        case title, heading, name, declared, text
    }

    struct Posting: Equatable {
        var word: Int32
        /// The number of the section. Section 0 is before the first heading.
        var section: Int32
        /// The most relevant field of the word in the section.
        var field: Field
        var count: Int32
    }

    private(set) var words = WordTable()
    /// The postings, in the order of the sections.
    private(set) var postings: [Posting] = []
    private(set) var sectionCount = 0
    /// The headings, each with its section.
    private(set) var headings: [(text: [UInt8], section: Int)] = []
    /// The index of each word's last posting, or -1.
    private var latest: [Int] = []
    /// A Boolean value indicating whether the previous word is a keyword that declares the next one.
    private var isDeclared = false
    /// The spelling of the current word.
    private var spelling: [UInt8] = []

    /// The keywords before a declared name. They're the first words of the table.
    private static let declarers = ["func", "class", "struct", "enum", "protocol", "actor", "typealias", "var"]
    /// The maximum length of a word, in bytes. Longer words are data.
    private static let longest = 64

    init(_ text: some Sequence<UInt8>) {
        for word in Self.declarers { _ = number(of: Array(word.utf8)) }
        if text.withContiguousStorageIfAvailable({ add($0) }) == nil {
            Array(text).withUnsafeBufferPointer { add($0) }
        }
    }

    private mutating func add(_ text: UnsafeBufferPointer<UInt8>) {
        var start = 0
        while start < text.count {
            let end = text.firstIndex(of: .lineFeed, from: start) ?? text.count
            let kind = SearchText.Line(rawValue: Unicode.Scalar(text[start]))
            if kind == .title || kind == .heading { sectionCount += 1 }
            let isNamed = kind == .title || kind == .heading || kind == .name
            let line = UnsafeBufferPointer(rebasing: text[(start + 1)..<end])
            let words = isNamed ? line.firstIndex(of: .tab, from: 0) ?? line.count : line.count
            if kind == .heading { headings.append((Array(line[..<words]), sectionCount - 1)) }
            if kind != .declared { add(UnsafeBufferPointer(rebasing: line[..<words]), kind ?? .prose) }
            start = end + 1
        }
    }

    private mutating func add(_ line: UnsafeBufferPointer<UInt8>, _ kind: SearchText.Line) {
        isDeclared = false
        var index = 0
        while index < line.count {
            guard Self.isWord(line[index]) else {
                index += 1
                continue
            }
            let start = index
            var isASCII = true
            var isSmall = true
            while index < line.count, Self.isWord(line[index]) {
                if line[index] >= 0x80 { isASCII = false }
                if line[index].isCapital { isSmall = false }
                index += 1
            }
            let word = UnsafeBufferPointer(rebasing: line[start..<index])
            switch (isASCII, isSmall) {
            case (true, true): post(word, kind)
            case (true, false): add(ascii: word, kind)
            case (false, _): add(unicode: String(decoding: word, as: UTF8.self), kind)
            }
        }
    }

    private static func isWord(_ byte: UInt8) -> Bool { byte.isLetter || byte.isDigit || byte >= 0x80 }

    // MARK: Spelling

    private mutating func add(ascii word: UnsafeBufferPointer<UInt8>, _ kind: SearchText.Line) {
        spelling.removeAll(keepingCapacity: true)
        for (index, byte) in word.enumerated() {
            let followsSmall = index > 0 && (word[index - 1].isSmall || word[index - 1].isDigit)
            let precedesSmall = index > 0 && index + 1 < word.count && word[index + 1].isSmall
            spelling.append(byte.isCapital && !followsSmall && !precedesSmall ? byte | 0x20 : byte)
        }
        postSpelling(kind)
    }

    private mutating func add(unicode text: String, _ kind: SearchText.Line) {
        var run: [Unicode.Scalar] = []
        for scalar in text.unicodeScalars {
            if Self.isPaired(scalar) {
                if let last = run.last, !Self.isPaired(last) { flush(&run, kind) }
                if let last = run.last {
                    post([last, scalar], kind)
                    run = []
                }
                run.append(scalar)
            } else if Self.isLetter(scalar) {
                if let last = run.last, Self.isPaired(last) { flush(&run, kind) }
                run.append(scalar)
            } else {
                flush(&run, kind)
            }
        }
        flush(&run, kind)
    }

    private mutating func flush(_ run: inout [Unicode.Scalar], _ kind: SearchText.Line) {
        if !run.isEmpty { post(run, kind) }
        run = []
    }

    private mutating func post(_ scalars: [Unicode.Scalar], _ kind: SearchText.Line) {
        let text = scalars.map(\.properties.lowercaseMapping).joined()
        spelling.removeAll(keepingCapacity: true)
        spelling += text.utf8
        postSpelling(kind)
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber: true
        default: scalar.properties.isAlphabetic
        }
    }

    /// Returns a Boolean value indicating whether a character is Chinese or Japanese, which are written without spaces
    /// between words.
    static func isPaired(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x3005, 0x3040...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
            0xF900...0xFAFF, 0x20000...0x3FFFF:
            true
        default: false
        }
    }

    // MARK: Postings

    private mutating func number(of word: [UInt8]) -> Int { word.withUnsafeBufferPointer { words.number(of: $0) } }

    private mutating func postSpelling(_ kind: SearchText.Line) {
        let word = spelling
        word.withUnsafeBufferPointer { post($0, kind) }
    }

    /// Counts a word. A single letter isn't indexed.
    private mutating func post(_ word: UnsafeBufferPointer<UInt8>, _ kind: SearchText.Line) {
        guard word.count <= Self.longest, word.count > 1 || word.first?.isDigit == true else {
            isDeclared = false
            return
        }
        let word = words.number(of: word)
        let field: Field =
            switch kind {
            case .title: .title
            case .heading: .heading
            case .name, .keywords: .name
            case .prose, .declared: .text
            case .code: isDeclared ? .declared : .text
            }
        isDeclared = kind == .code && word < Self.declarers.count
        while latest.count <= word { latest.append(-1) }
        let section = Int32(max(sectionCount - 1, 0))
        if latest[word] >= 0, postings[latest[word]].section == section {
            postings[latest[word]].count += 1
            if field.rawValue < postings[latest[word]].field.rawValue { postings[latest[word]].field = field }
        } else {
            latest[word] = postings.count
            postings.append(Posting(word: Int32(word), section: section, field: field, count: 1))
        }
    }
}

extension UInt8 {
    /// A Boolean value indicating whether the byte is a lowercase ASCII letter.
    fileprivate var isSmall: Bool { self &- 0x61 < 26 }
    /// A Boolean value indicating whether the byte is an uppercase ASCII letter.
    fileprivate var isCapital: Bool { self &- 0x41 < 26 }
}
