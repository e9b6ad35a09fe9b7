import SwiftText

/// What the last build found out about each chapter, so that a chapter that has not changed is not read again.
///
/// A chapter's key is a hash of everything that its page depends on. The cache only saves time: without it, or when it
/// cannot be understood, every chapter is rendered.
struct BuildCache: Sendable {
    private let entries: [String: (key: UInt64, report: Range<Int>)]
    private let bytes: [UInt8]

    /// The first line: a hash of the rest, so that a damaged cache is no cache.
    private static func head(_ rest: ArraySlice<UInt8>) -> String {
        "workbook cache 2 " + ContentHash.text(ContentHash.hash(Array(rest)))
    }

    /// Reads what `bytes(of:)` wrote; anything else is an empty cache.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var entries: [String: (key: UInt64, report: Range<Int>)] = [:]
        var lines = Lines(bytes: bytes[...])
        if let first = lines.next(), first.text == Self.head(bytes[lines.position...]) {
            var current: (path: String, key: UInt64, start: Int)?
            while true {
                let start = lines.position
                let line = lines.next()
                guard line == nil || line?.first == UInt8(ascii: ">") else { continue }
                if let current { entries[current.path] = (current.key, current.start..<start) }
                guard let line, let key = UInt64(line.dropFirst().prefix(16).text, radix: 16) else { break }
                current = (line.dropFirst(18).text, key, lines.position)
            }
        }
        self.entries = entries
    }

    /// The report of a chapter that had this key; nil when it is not known.
    func report(on outline: Chapter.Outline, key: UInt64) -> ChapterReport? {
        guard let entry = entries[outline.path], entry.key == key else { return nil }
        return ChapterReport(outline: outline, record: bytes[entry.report])
    }

    /// A chapter's part of the cache.
    static func record(of report: ChapterReport, key: UInt64) -> [UInt8] {
        var bytes = Array(">\(ContentHash.text(key)) \(report.outline.path)\n".utf8)
        report.appendRecord(to: &bytes)
        return bytes
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
