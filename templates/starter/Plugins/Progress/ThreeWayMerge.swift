/// A merge of the reader's and the book's changes of a text, line by line.
///
/// A change of one side is taken over. Where both sides changed the same lines, or lines that touch, the merge has a
/// conflict, unless they changed them in the same way.
public struct ThreeWayMerge: Equatable, Sendable {
    /// Lines that both sides changed, each in its own way. The numbers count from 1. An empty range is the place before
    /// the line with its lower bound.
    public struct Conflict: Equatable, Sendable {
        public var reader: Range<Int>
        public var book: Range<Int>
    }

    /// The merged text, or `nil` if there are conflicts.
    public let text: String?
    public let conflicts: [Conflict]

    /// Merges two changes.
    ///
    /// - Parameter base: The text that both sides changed.
    public init(base: String, reader: String, book: String) {
        let (base, reader, book) = (Self.lines(base), Self.lines(reader), Self.lines(book))
        let (inReader, inBook) = (Self.matches(of: base, in: reader), Self.matches(of: base, in: book))
        var (merged, conflicts): ([Substring], [Conflict]) = ([], [])
        // The numbers of the lines before which everything is merged.
        var (line, readerLine, bookLine) = (0, 0, 0)
        while true {
            // The next line that both sides have, or the end.
            let common = (line..<base.count).first { inReader[$0] != nil && inBook[$0] != nil }
            let end = common ?? base.count
            let readerEnd = common.flatMap { inReader[$0] } ?? reader.count
            let bookEnd = common.flatMap { inBook[$0] } ?? book.count
            let (old, readers) = (base[line..<end], reader[readerLine..<readerEnd])
            let books = book[bookLine..<bookEnd]
            if readers == old {
                merged += books
            } else {
                merged += readers
                if books != old, books != readers {
                    conflicts.append(
                        Conflict(reader: readerLine + 1..<readerEnd + 1, book: bookLine + 1..<bookEnd + 1))
                }
            }
            guard let common else { break }
            merged.append(base[common])
            (line, readerLine, bookLine) = (common + 1, readerEnd + 1, bookEnd + 1)
        }
        self.conflicts = conflicts
        text = conflicts.isEmpty ? merged.joined() : nil
    }

    /// Returns the lines of a text, with their ends.
    private static func lines(_ text: String) -> [Substring] {
        var lines: [Substring] = []
        var start = text.startIndex
        while start < text.endIndex {
            let end = text[start...].firstIndex(where: \.isNewline).map(text.index(after:)) ?? text.endIndex
            lines.append(text[start..<end])
            start = end
        }
        return lines
    }

    /// Returns the index in another text of each line of the base, or `nil` for the lines that the other text lacks.
    private static func matches(of base: [Substring], in other: [Substring]) -> [Int?] {
        var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
        for change in other.difference(from: base) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var index = 0
        return base.indices.map { line in
            guard !removed.contains(line) else { return nil }
            while inserted.contains(index) { index += 1 }
            defer { index += 1 }
            return index
        }
    }
}
