import Foundation

/// An edit of an XML property list that preserves the unchanged parts: comments, spaces, and the order of keys.
struct PropertyListEdit {
    private let root: PropertyList
    private let outline: PropertyListOutline
    private let bytes: [UInt8]
    /// The byte ranges to replace, with their replacements.
    private var replacements: [(range: Range<Int>, text: String)] = []

    /// Creates an edit of a file.
    ///
    /// - Returns: The edit, or `nil` if the file isn't XML in UTF-8 and there are no bytes to preserve.
    init?(_ file: PropertyListFile, _ bytes: Data) {
        guard let outline = file.outline, bytes.plainText == bytes else { return nil }
        (root, self.outline, self.bytes) = (file.root, outline, Array(bytes))
    }

    /// Returns the file with another value, or `nil` if replacing parts doesn't produce that value.
    func bytes(of new: PropertyList) -> Data? {
        var edit = self
        edit.replace(root, by: new, at: outline)
        var edited = bytes
        for (range, text) in edit.replacements.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            edited.replaceSubrange(range, with: Array(text.utf8))
        }
        let data = Data(edited)
        // An irregularity of the file, such as a duplicate key, may have led to a wrong result.
        return (try? PropertyListFile(bytes: data).root) == new ? data : nil
    }

    private mutating func replace(_ old: PropertyList, by new: PropertyList, at outline: PropertyListOutline) {
        if old == new { return }
        switch (old, new) {
        case (.dictionary(let old), .dictionary(let new)) where !old.isEmpty && !new.isEmpty:
            replace(old, by: new, at: outline)
        case (.array(let old), .array(let new)) where !old.isEmpty && !new.isEmpty && old.count == outline.items.count:
            replace(old, by: new, at: outline)
        default:
            let indentation = indentation(at: outline.range.lowerBound)
            let text = lines(new, indentation).joined(separator: "\n").dropFirst(indentation.count)
            replacements.append((outline.range, String(text)))
        }
    }

    private mutating func replace(
        _ old: PropertyListDictionary, by new: PropertyListDictionary, at outline: PropertyListOutline
    ) {
        for (key, value) in old {
            guard let inner = outline.entries[key], let start = outline.keyStarts[key] else { continue }
            if let changed = new[key] {
                replace(value, by: changed, at: inner)
            } else {
                replacements.append((wholeLines(start..<inner.range.upperBound), ""))
            }
        }
        let last = outline.keys.last.flatMap { outline.entries[$0] }
        let first = outline.keys.first.flatMap { outline.keyStarts[$0] }
        guard let last, let first else { return }
        let indentation = indentation(at: first)
        let added = new.filter { old[$0.key] == nil }.flatMap { key, value in
            ["\(indentation)<key>\(key.escapedForXML)</key>"] + lines(value, indentation)
        }
        insert(added, after: last.range.upperBound)
    }

    private mutating func replace(_ old: [PropertyList], by new: [PropertyList], at outline: PropertyListOutline) {
        let shorter = min(old.count, new.count)
        let same = zip(old, new).prefix { $0 == $1 }.count
        let sameAtEnd = min(zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count, shorter - same)
        let paired = shorter - sameAtEnd
        for index in same..<paired { replace(old[index], by: new[index], at: outline.items[index]) }
        for index in paired..<(old.count - sameAtEnd) where old.count > new.count {
            replacements.append((wholeLines(outline.items[index].range), ""))
        }
        guard new.count > old.count else { return }
        let indentation = indentation(at: outline.items[0].range.lowerBound)
        let added = new[paired..<(new.count - sameAtEnd)].flatMap { lines($0, indentation) }
        if paired > 0 {
            insert(added, after: outline.items[paired - 1].range.upperBound)
        } else {
            let start = lineStart(of: outline.items[0].range.lowerBound)
            replacements.append((start..<start, added.map { $0 + "\n" }.joined()))
        }
    }

    private mutating func insert(_ lines: [String], after end: Int) {
        guard !lines.isEmpty else { return }
        replacements.append((end..<end, lines.map { "\n" + $0 }.joined()))
    }

    // MARK: Lines

    /// Returns the value as lines, in the file's indentation style.
    private func lines(_ value: PropertyList, _ indentation: String) -> [String] {
        let step = outline.keys.first.flatMap { outline.keyStarts[$0] }.map(self.indentation) ?? ""
        return value.lines.map { line in
            let depth = line.prefix { $0 == "\t" }.count
            return indentation + String(repeating: step.isEmpty ? "\t" : step, count: depth) + line.dropFirst(depth)
        }
    }

    /// Returns the spaces and tabs at the beginning of a line.
    private func indentation(at position: Int) -> String {
        let line = bytes[lineStart(of: position)..<position]
        return String(decoding: line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }, as: UTF8.self)
    }

    private func lineStart(of position: Int) -> Int {
        bytes[..<position].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    }

    /// Returns the range of the whole lines if they contain nothing else, or the given range otherwise.
    private func wholeLines(_ range: Range<Int>) -> Range<Int> {
        let start = lineStart(of: range.lowerBound)
        let end = bytes[range.upperBound...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex - 1
        let isAlone = (bytes[start..<range.lowerBound] + bytes[range.upperBound...end]).allSatisfy(\.isSpace)
        return isAlone ? start..<(end + 1) : range
    }
}
