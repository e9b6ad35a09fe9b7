import SwiftText

/// The link reference definitions of a file, `[label]: destination`, for texts that are parsed separately from the
/// file.
struct LinkDefinitions {
    /// The lines of the definitions, keyed by label in the normalized form of CommonMark. The first definition of a
    /// label is used.
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

    /// Returns the definitions that a text refers to, as lines to append to it.
    func lines(for text: ArraySlice<UInt8>) -> [UInt8] {
        var found: [UInt8] = []
        guard !lines.isEmpty else { return found }
        for label in text.bracketed { if let line = lines[Self.key(text[label])] { found += [.lineFeed] + line } }
        return found.isEmpty ? [] : [.lineFeed] + found + [.lineFeed]
    }

    /// Returns a label in lowercase, with runs of white space replaced by a space.
    private static func key(_ label: ArraySlice<UInt8>) -> String {
        label.split { $0.isSpaceOrTab || $0.isLineEnd }.map(\.text).joined(separator: " ").lowercased()
    }
}

extension ArraySlice<UInt8> {
    /// The ranges between each `[` and the following `]`, without brackets in them.
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
