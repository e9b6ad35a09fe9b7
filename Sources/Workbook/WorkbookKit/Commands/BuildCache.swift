import SwiftText

/// What the last build found out about each chapter, so that a chapter that has not changed is not read again.
///
/// A chapter's key is a hash of everything that its page depends on. The cache only saves time: without it, or when it
/// cannot be understood, every chapter is rendered.
struct BuildCache: Sendable {
    /// What is kept of a chapter.
    struct Entry: Sendable {
        let report: ChapterReport
        /// The chapter's part of the cache. What follows are slices of it: of a large book there is one copy in memory.
        let record: ArraySlice<UInt8>
        /// What search finds of it, as `SearchText` writes it.
        let text: ArraySlice<UInt8>
        /// What it declares and uses, as `NameRecord` writes it.
        let names: ArraySlice<UInt8>
    }

    /// Where an entry and its parts are.
    private struct Place: Sendable {
        var key: UInt64
        var start: Int
        var report: Range<Int>
        var text: Range<Int>
        var names: Range<Int>
    }

    private let places: [String: Place]
    private let bytes: [UInt8]

    /// The first line is this and a hash of the rest, so that a damaged cache is no cache.
    private static let head = Array("workbook cache 5 ".utf8)

    /// Reads what `bytes(of:)` wrote; anything else is an empty cache.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var places: [String: Place] = [:]
        var lines = Lines(bytes: bytes[...])
        if let first = lines.next(), Array(first) == Self.head + Self.hash(bytes[lines.position...]) {
            var start = lines.position
            while let line = lines.next() {
                // The key, the lengths of the parts, and the path, which may have blanks in it.
                let fields = line.split(separator: .space, maxSplits: 4).map(\.text)
                guard fields.count == 5, let key = UInt64(fields[0], radix: 16), let report = Int(fields[1]),
                    let text = Int(fields[2]), let names = Int(fields[3]),
                    case let left = bytes.count - lines.position,
                    0...left ~= report, 0...(left - report) ~= text, 0...(left - report - text) ~= names
                else { break }
                let ends = [0, report, report + text, report + text + names].map { lines.position + $0 }
                places[fields[4]] = Place(
                    key: key, start: start, report: ends[0]..<ends[1], text: ends[1]..<ends[2], names: ends[2]..<ends[3]
                )
                (lines.position, start) = (ends[3], ends[3])
            }
        }
        self.places = places
    }

    /// What is known of a chapter that had this key; nil when nothing is.
    func entry(on outline: Chapter.Outline, key: UInt64) -> Entry? {
        guard let place = places[outline.path], place.key == key,
            let report = ChapterReport(outline: outline, record: bytes[place.report])
        else { return nil }
        return Entry(
            report: report, record: bytes[place.start..<place.names.upperBound], text: bytes[place.text],
            names: bytes[place.names])
    }

    /// The files that were made of everything that had this key.
    func files(_ name: String, key: UInt64) -> [String] {
        guard let place = places[name], place.key == key else { return [] }
        return bytes[place.report].split(separator: .lineFeed).map(\.text)
    }

    /// What is kept of a chapter that has just been read.
    static func entry(_ report: ChapterReport, text: [UInt8], names: [UInt8], key: UInt64) -> Entry {
        var lines: [UInt8] = []
        report.appendRecord(to: &lines)
        let start = head(report.outline.path, key, [lines.count, text.count, names.count])
        let record = [start, lines, text, names].concatenated[...]
        let withoutNames = record.dropLast(names.count)
        return Entry(
            report: report, record: record, text: withoutNames.suffix(text.count), names: record.suffix(names.count))
    }

    /// What is kept of files that are made of several chapters.
    static func record(of name: String, files: [String], key: UInt64) -> ArraySlice<UInt8> {
        let lines = Array(files.text.utf8)
        return (head(name, key, [lines.count, 0, 0]) + lines)[...]
    }

    private static func head(_ path: String, _ key: UInt64, _ lengths: [Int]) -> [UInt8] {
        Array("\(ContentHash.text(key)) \(lengths.map(String.init).joined(separator: " ")) \(path)\n".utf8)
    }

    static func bytes(of records: [ArraySlice<UInt8>]) -> [UInt8] {
        var bytes = head + hash([]) + [.lineFeed]
        let start = bytes.count
        bytes.reserveCapacity(records.reduce(start) { $0 + $1.count })
        for record in records { bytes += record }
        bytes.replaceSubrange(head.count..<start - 1, with: hash(bytes[start...]))
        return bytes
    }

    private static func hash(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        Array(ContentHash.text(ContentHash.hash(bytes)).utf8)
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
