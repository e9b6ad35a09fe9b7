import ChapterKit
import SwiftText

/// The results of the last build for each chapter. A chapter whose key is unchanged isn't read again.
///
/// A chapter's key is a hash of everything that its page depends on. The cache only saves time: if it's missing or
/// can't be parsed, every chapter is rendered.
struct BuildCache: Sendable {
    /// The cached results of a chapter.
    struct Entry: Sendable {
        let report: ChapterReport
        /// The chapter's part of the cache. `text` and `names` are slices of it, so a large book is in memory only
        /// once.
        let record: ArraySlice<UInt8>
        /// The chapter's search text, in the format of `SearchText`.
        let text: ArraySlice<UInt8>
        /// The names that the chapter declares and uses, in the format of `NameRecord`.
        let names: ArraySlice<UInt8>
    }

    /// The key of an entry and the positions of its parts in `bytes`.
    private struct Ranges: Sendable {
        var key: UInt64
        var start: Int
        var report: Range<Int>
        var text: Range<Int>
        var names: Range<Int>
    }

    private let ranges: [String: Ranges]
    private let bytes: [UInt8]

    /// The beginning of the first line. A hash of the remaining bytes follows it, so that a damaged cache is detected.
    private static let head = Array("workbook cache 5 ".utf8)

    /// Creates a cache from the bytes that `bytes(of:)` returns. Other bytes make an empty cache.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var ranges: [String: Ranges] = [:]
        var lines = Lines(bytes: bytes[...])
        if let first = lines.next(), Array(first) == Self.head + Self.hash(bytes[lines.position...]) {
            var start = lines.position
            while let line = lines.next() {
                // The fields are the key, the lengths of the three parts, and the path, which may contain spaces.
                let fields = line.split(separator: .space, maxSplits: 4).map(\.text)
                guard fields.count == 5, let key = UInt64(fields[0], radix: 16), let report = Int(fields[1]),
                    let text = Int(fields[2]), let names = Int(fields[3]),
                    case let left = bytes.count - lines.position,
                    0...left ~= report, 0...(left - report) ~= text, 0...(left - report - text) ~= names
                else { break }
                let ends = [0, report, report + text, report + text + names].map { lines.position + $0 }
                ranges[fields[4]] = Ranges(
                    key: key, start: start, report: ends[0]..<ends[1], text: ends[1]..<ends[2], names: ends[2]..<ends[3]
                )
                (lines.position, start) = (ends[3], ends[3])
            }
        }
        self.ranges = ranges
    }

    /// Returns the entry of a chapter, or `nil` if there's none with the given key.
    func entry(on metadata: Chapter.Metadata, key: UInt64) -> Entry? {
        guard let found = ranges[metadata.path], found.key == key,
            let report = ChapterReport(metadata: metadata, record: bytes[found.report])
        else { return nil }
        return Entry(
            report: report, record: bytes[found.start..<found.names.upperBound], text: bytes[found.text],
            names: bytes[found.names])
    }

    /// Returns the files of the record with the given name, or an empty array if there's none with the given key.
    func files(_ name: String, key: UInt64) -> [String] {
        guard let found = ranges[name], found.key == key else { return [] }
        return bytes[found.report].split(separator: .lineFeed).map(\.text)
    }

    /// Creates an entry for a chapter that has been read in this build.
    static func entry(_ report: ChapterReport, text: [UInt8], names: [UInt8], key: UInt64) -> Entry {
        var lines: [UInt8] = []
        report.appendRecord(to: &lines)
        let start = head(report.metadata.path, key, [lines.count, text.count, names.count])
        let record = [start, lines, text, names].concatenated[...]
        let withoutNames = record.dropLast(names.count)
        return Entry(
            report: report, record: record, text: withoutNames.suffix(text.count), names: record.suffix(names.count))
    }

    /// Returns the record of files that are made from several chapters.
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

    /// An iterator over the lines of a text.
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
