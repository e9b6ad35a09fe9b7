import SwiftText

/// A fenced code block, located in the lines of its file.
///
/// libcmark doesn't report whether a code block is fenced, whether its fence is closed, or the indentation of its
/// lines. They're determined from the lines of the file.
package struct Fence {
    /// The bytes after the backticks or tildes of the fence.
    package var info: ArraySlice<UInt8>
    /// The column of the first byte of `info`.
    var infoColumn: Int
    package var listing: Listing
    /// The line of the closing fence, or the last line of an unclosed block.
    package var endLine: Int
    package var isClosed: Bool

    /// Finds the fence of a code block.
    ///
    /// - Returns: `nil` for an indented block.
    package init?(block: Block, text: String, file: SourceFile) {
        let line = file.line(block.line)
        let start = line.startIndex + block.column - 1
        guard start < line.endIndex, let fence = FenceDelimiter(line[start...]) else { return nil }

        info = line[(start + fence.length)...]
        infoColumn = block.column + fence.length
        listing = Listing(text: text, location: file.location(line: block.line + 1, column: 1), indentations: [])
        let lineCount = text.withBytes { $0.count(of: .lineFeed) }
        let closing = block.line + lineCount + 1
        isClosed =
            closing == block.endLine && fence.isClosed(by: file.line(closing))
            && Self.isInside(file.line(closing), containersOf: line[..<start])
        endLine = isClosed ? closing : block.line + lineCount
        // A fence in the first column isn't in a container, so its lines have no prefix.
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

    /// Returns a Boolean value indicating whether a line that closes a fence is in the same containers as the fence.
    /// The lines of a quote begin with its `>`, and those of a list item are indented past its marker.
    private static func isInside(_ line: ArraySlice<UInt8>, containersOf prefix: ArraySlice<UInt8>) -> Bool {
        let quotes = prefix.count { $0 == .greater }
        let leading = line.prefix { $0.isSpaceOrTab || $0 == .greater }
        guard leading.count(where: { $0 == .greater }) >= quotes else { return false }
        guard let marker = prefix.lastIndex(where: { !$0.isSpaceOrTab }), prefix[marker] != .greater else {
            return true
        }
        return leading.contains(.tab) || leading.count > marker - prefix.startIndex
    }

    private static func matches(_ lines: [Substring], file: SourceFile, from first: Int) -> Bool {
        zip(lines, first...).allSatisfy { text, number in file.line(number).hasSuffix(text.utf8) }
    }

    /// Returns the indentation of each line by its containers, which is the number of columns before the text of the
    /// line.
    private static func indentations(of lines: [Substring], file: SourceFile, from first: Int) -> [Int] {
        let indentations = zip(lines, first...).map { text, number in
            let raw = file.line(number)
            // A tab that's partly used by a container becomes spaces, so only the text after the white space is
            // compared.
            let common = raw.hasSuffix(text.utf8) ? text : text.drop(while: { $0 == " " || $0 == "\t" })
            return max(0, raw.count - common.utf8.count - (text.utf8.count - common.utf8.count))
        }
        return indentations.contains { $0 != 0 } ? indentations : []
    }
}

/// The backticks or tildes at the start of a line that open or close a fenced code block.
package struct FenceDelimiter {
    var character: UInt8
    var length: Int

    package init?(_ line: ArraySlice<UInt8>) {
        guard let first = line.first, first == .backtick || first == .tilde else { return nil }
        character = first
        length = line.prefix { $0 == first }.count
        guard length >= 3 else { return nil }
    }

    /// Returns a Boolean value indicating whether a line closes a fence that this delimiter opened. The line may begin
    /// with the markers of containers.
    package func isClosed(by line: ArraySlice<UInt8>) -> Bool {
        let bare = line.drop { $0.isSpaceOrTab || $0 == .greater }
        guard let delimiter = FenceDelimiter(bare) else { return false }
        return delimiter.character == character && delimiter.length >= length
            && bare.dropFirst(delimiter.length).trimmed.isEmpty
    }
}

extension ArraySlice<UInt8> {
    func hasSuffix(_ suffix: Substring.UTF8View) -> Bool {
        count >= suffix.count && self.suffix(suffix.count).elementsEqual(suffix)
    }
}
