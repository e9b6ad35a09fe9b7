import SwiftText

/// A file's link reference definitions, `[label]: destination`, for texts that are parsed apart from the file.
struct LinkDefinitions {
    /// By label, as CommonMark compares labels; the first of a label counts.
    private var lines: [String: ArraySlice<UInt8>] = [:]

    init(in file: SourceFile) {
        for number in 1..<file.lineCount + 1 {
            let line = file.line(number).trimmed
            guard line.first == UInt8(ascii: "["), line.dropFirst().first != UInt8(ascii: "^"),
                let end = line.firstIndex(of: UInt8(ascii: "]")), line[end...].dropFirst().first == UInt8(ascii: ":")
            else { continue }
            let label = Self.key(line[(line.startIndex + 1)..<end])
            if lines[label] == nil { lines[label] = line }
        }
    }

    /// The definitions that a text refers to, as lines to be put behind it.
    func lines(for text: ArraySlice<UInt8>) -> [UInt8] {
        var found: [UInt8] = []
        guard !lines.isEmpty else { return found }
        for label in text.bracketed { if let line = lines[Self.key(text[label])] { found += [.lineFeed] + line } }
        return found.isEmpty ? [] : [.lineFeed] + found + [.lineFeed]
    }

    /// A label with its blanks folded, in lower case.
    private static func key(_ label: ArraySlice<UInt8>) -> String {
        label.split { $0.isSpaceOrTab || $0.isLineEnd }.map(\.text).joined(separator: " ").lowercased()
    }
}

extension ArraySlice<UInt8> {
    /// What stands between each `[` and the `]` after it, with no bracket in it.
    var bracketed: [Range<Int>] {
        var ranges: [Range<Int>] = []
        var start: Int?
        for index in indices {
            if self[index] == UInt8(ascii: "[") {
                start = index + 1
            } else if self[index] == UInt8(ascii: "]"), let first = start {
                ranges.append(first..<index)
                start = nil
            }
        }
        return ranges
    }
}
