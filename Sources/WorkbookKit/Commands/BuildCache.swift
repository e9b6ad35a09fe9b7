import SwiftText

/// What the last build found out about each chapter, so that a chapter that has not changed is not read again.
///
/// A chapter's key is a hash of everything that its page depends on. The cache only saves time: without it, or when it
/// cannot be understood, every chapter is rendered.
struct BuildCache: Sendable {
    /// What is kept of a chapter.
    struct Entry: Sendable {
        var report: ChapterReport
        /// What search finds of it, as `SearchText` writes it.
        var text: ArraySlice<UInt8>
        /// What it declares and uses, as `NameRecord` writes it.
        var names: ArraySlice<UInt8> = []
    }

    /// Where the parts of an entry are.
    private struct Place: Sendable {
        var key: UInt64
        var report: Range<Int>
        var text: Range<Int>
        var names: Range<Int>
    }

    private let places: [String: Place]
    private let bytes: [UInt8]

    /// The first line: a hash of the rest, so that a damaged cache is no cache.
    private static func head(_ rest: ArraySlice<UInt8>) -> String {
        "workbook cache 4 " + ContentHash.text(ContentHash.hash(Array(rest)))
    }

    /// Reads what `bytes(of:)` wrote; anything else is an empty cache.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var places: [String: Place] = [:]
        var lines = Lines(bytes: bytes[...])
        if let first = lines.next(), first.text == Self.head(bytes[lines.position...]) {
            while let line = lines.next() {
                // The key, the lengths of the parts, and the path, which may have blanks in it.
                let fields = line.split(separator: .space, maxSplits: 4).map(\.text)
                guard fields.count == 5, let key = UInt64(fields[0], radix: 16), let report = Int(fields[1]),
                    let text = Int(fields[2]), let names = Int(fields[3]),
                    case let left = bytes.count - lines.position,
                    0...left ~= report, 0...(left - report) ~= text, 0...(left - report - text) ~= names
                else { break }
                let starts = [0, report, report + text, report + text + names].map { lines.position + $0 }
                places[fields[4]] = Place(
                    key: key, report: starts[0]..<starts[1], text: starts[1]..<starts[2], names: starts[2]..<starts[3])
                lines.position = starts[3]
            }
        }
        self.places = places
    }

    /// What is known of a chapter that had this key; nil when nothing is.
    func entry(on outline: Chapter.Outline, key: UInt64) -> Entry? {
        guard let place = places[outline.path], place.key == key,
            let report = ChapterReport(outline: outline, record: bytes[place.report])
        else { return nil }
        return Entry(report: report, text: bytes[place.text], names: bytes[place.names])
    }

    /// The files that were made of everything that had this key.
    func files(_ name: String, key: UInt64) -> [String] {
        guard let place = places[name], place.key == key else { return [] }
        return bytes[place.report].split(separator: .lineFeed).map(\.text)
    }

    /// A chapter's part of the cache.
    static func record(of entry: Entry, key: UInt64) -> [UInt8] {
        var report: [UInt8] = []
        entry.report.appendRecord(to: &report)
        let lengths = [report.count, entry.text.count, entry.names.count]
        return head(entry.report.outline.path, key, lengths) + report + entry.text + entry.names
    }

    /// What is kept of files that are made of several chapters.
    static func record(of name: String, files: [String], key: UInt64) -> [UInt8] {
        let lines = Array(files.text.utf8)
        return head(name, key, [lines.count, 0, 0]) + lines
    }

    private static func head(_ path: String, _ key: UInt64, _ lengths: [Int]) -> [UInt8] {
        Array("\(ContentHash.text(key)) \(lengths.map(String.init).joined(separator: " ")) \(path)\n".utf8)
    }

    static func bytes(of records: [[UInt8]]) -> [UInt8] {
        let bytes = records.concatenated
        return Array((head(bytes[...]) + "\n").utf8) + bytes
    }

    /// The lines of a text, one after the other.
    struct Lines {
        let bytes: ArraySlice<UInt8>
        var position: Int

        init(bytes: ArraySlice<UInt8>) {
            self.bytes = bytes
            position = bytes.startIndex
        }

        mutating func next() -> ArraySlice<UInt8>? {
            guard position < bytes.endIndex else { return nil }
            let end = bytes[position...].firstIndex(of: .lineFeed) ?? bytes.endIndex
            defer { position = min(end + 1, bytes.endIndex) }
            return bytes[position..<end]
        }
    }
}
