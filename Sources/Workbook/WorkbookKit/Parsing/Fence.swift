import SwiftText

/// A fenced code block, located in the lines of its file.
///
/// libcmark says neither whether a code block is fenced, nor whether its fence is closed, nor how far its lines are
/// indented; the lines themselves do.
struct Fence {
    /// The bytes after the fence's back-ticks or tildes.
    var info: ArraySlice<UInt8>
    /// The column of the first byte of `info`.
    var infoColumn: Int
    var listing: Listing
    /// The closing fence's line, or the last line of an unclosed block.
    var endLine: Int
    var isClosed: Bool

    /// Finds the fence of a code block; nil for an indented block.
    init?(block: Block, text: String, file: SourceFile) {
        let line = file.line(block.line)
        let start = line.startIndex + block.column - 1
        guard start < line.endIndex, let fence = FenceMark(line[start...]) else { return nil }

        info = line[(start + fence.length)...]
        infoColumn = block.column + fence.length
        listing = Listing(text: text, location: file.location(line: block.line + 1, column: 1), indentations: [])
        let lineCount = text.withBytes { $0.count(of: .lineFeed) }
        let closing = block.line + lineCount + 1
        isClosed =
            closing == block.endLine && fence.isClosed(by: file.line(closing))
            && Self.isInside(file.line(closing), containersOf: line[..<start])
        endLine = isClosed ? closing : block.line + lineCount
        // A fence in the first column is in no container, so nothing stands before its lines.
        if block.column == 1 { return }

        let lines = listing.lines
        let looksIndented =
            line[..<start].suffix(4).allSatisfy(\.isSpaceOrTab) && start - line.startIndex >= 4
            || line[..<start].last == .tab
        if looksIndented, Self.matches(lines, file: file, from: block.line),
            !Self.matches(lines, file: file, from: block.line + 1)
        {
            return nil
        }

        listing.indentations = Self.indentations(of: lines, file: file, from: block.line + 1)
        listing.location.column = 1 + listing.indentation(ofLine: 0)
    }

    /// Whether a line that closes a fence is in the containers that the fence is in: a quote's lines have its `>`, a
    /// list item's are indented past its marker.
    private static func isInside(_ line: ArraySlice<UInt8>, containersOf prefix: ArraySlice<UInt8>) -> Bool {
        let quotes = prefix.count { $0 == .greater }
        let own = line.prefix { $0.isSpaceOrTab || $0 == .greater }
        guard own.count(where: { $0 == .greater }) >= quotes else { return false }
        guard let marker = prefix.lastIndex(where: { !$0.isSpaceOrTab }), prefix[marker] != .greater else {
            return true
        }
        return own.contains(.tab) || own.count > marker - prefix.startIndex
    }

    private static func matches(_ lines: [Substring], file: SourceFile, from first: Int) -> Bool {
        zip(lines, first...).allSatisfy { text, number in file.line(number).hasSuffix(text.utf8) }
    }

    /// How far each line is indented by its containers: what stands in the file before the line's text.
    private static func indentations(of lines: [Substring], file: SourceFile, from first: Int) -> [Int] {
        let indentations = zip(lines, first...).map { text, number in
            let raw = file.line(number)
            // A tab of which a container takes a part becomes spaces: compare what follows the white space.
            let common = raw.hasSuffix(text.utf8) ? text : text.drop(while: { $0 == " " || $0 == "\t" })
            return max(0, raw.count - common.utf8.count - (text.utf8.count - common.utf8.count))
        }
        return indentations.contains { $0 != 0 } ? indentations : []
    }
}

/// The back-ticks or tildes at the start of a line that open or close a fenced code block.
struct FenceMark {
    var character: UInt8
    var length: Int

    init?(_ line: ArraySlice<UInt8>) {
        guard let first = line.first, first == .backtick || first == .tilde else { return nil }
        character = first
        length = line.prefix { $0 == first }.count
        guard length >= 3 else { return nil }
    }

    /// Whether a line, containers included, closes a fence that this mark opened.
    func isClosed(by line: ArraySlice<UInt8>) -> Bool {
        let bare = line.drop { $0.isSpaceOrTab || $0 == .greater }
        guard let mark = FenceMark(bare) else { return false }
        return mark.character == character && mark.length >= length && bare.dropFirst(mark.length).trimmed.isEmpty
    }
}

extension ArraySlice<UInt8> {
    func hasSuffix(_ suffix: Substring.UTF8View) -> Bool {
        count >= suffix.count && self.suffix(suffix.count).elementsEqual(suffix)
    }
}
