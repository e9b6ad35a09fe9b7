import SwiftText

extension Footnotes {
    /// Returns the lines that begin with `[^label]:` and aren't in code.
    static func lines(of file: SourceFile, outside raw: [ClosedRange<Int>]) -> [Line] {
        var lines: [Line] = []
        var raw = raw[...]
        var isParagraphStart = true
        var isInNote = false
        for number in FrontMatter.bodyLine(of: file)..<file.lineCount + 1 {
            let line = file.line(number)
            raw = raw.drop { $0.upperBound < number }
            if let (label, text) = definition(on: line), raw.first?.contains(number) != true {
                let location = file.location(line: number, column: text.startIndex - line.startIndex + 1)
                lines.append(
                    Line(label: label, text: text, location: location, startsParagraph: isParagraphStart || isInNote))
                isInNote = isParagraphStart || isInNote
                isParagraphStart = false
            } else {
                isParagraphStart = line.trimmed.isEmpty
                if isParagraphStart { isInNote = false }
            }
        }
        return lines
    }

    static func definition(on line: ArraySlice<UInt8>) -> (label: String, text: ArraySlice<UInt8>)? {
        let bare = line.drop { $0 == .space }
        guard bare.startIndex - line.startIndex <= 3, bare.starts(with: "[^".utf8),
            let end = bare.firstIndex(of: UInt8(ascii: "]")), bare[end...].dropFirst().first == UInt8(ascii: ":")
        else { return nil }
        let label = bare[(bare.startIndex + 2)..<end].text
        return isLabel(label) ? (label, bare[(end + 2)...].trimmed) : nil
    }

    /// The unused footnotes, as paragraphs like those that define them. In a plain folder, no text is lost.
    var leftOver: [Block] {
        definitions.filter { !isReferredTo($0.key) }.values.sorted { $0.location < $1.location }.flatMap { note in
            (note.inlines.isEmpty ? [] : [Self.paragraph(of: note)]) + note.more
        }
    }

    static func paragraph(of note: (inlines: [Inline], more: [Block], location: SourceLocation)) -> Block {
        let location = note.location
        return Block(
            content: .paragraph(note.inlines), line: location.line, column: location.column, endLine: location.line)
    }

    /// Returns warnings for duplicate footnotes, of which the first is used. They're for plain folders, where the rules
    /// of the format don't apply.
    func secondDefinitions(in file: SourceFile) -> [Diagnostic] {
        diagnostics(in: file).filter { $0.message.hasPrefix("a second footnote") }.map {
            .warning($0.message, at: $0.location)
        }
    }

    /// Returns the diagnostics for unused, duplicate, and misplaced footnotes.
    func diagnostics(in file: SourceFile) -> [Diagnostic] {
        let lines = definitionLines.map { line in
            (line.label, file.location(line: line.location.line, column: 1), line.startsParagraph)
        }
        let all = lines + innerDefinitions.map { ($0.label, $0.location, true) }
        var first: [String: SourceLocation] = [:]
        return all.sorted { $0.1 < $1.1 }.compactMap { label, location, startsParagraph in
            if let other = first.updateValue(location, forKey: label.lowercased()) {
                return .error("a second footnote '\(label)'; the first is at \(other); rename one", at: location)
            }
            if !startsParagraph {
                return .error("a footnote begins a paragraph; put a blank line before '[^\(label)]:'", at: location)
            }
            if isReferredTo(label) { return nil }
            return .error("the footnote '\(label)' is never used; refer to it with [^\(label)]", at: location)
        }
    }

    /// Returns the references without a definition, each at its first location.
    func citations(in file: SourceFile) -> [Chapter.Citation] {
        guard !undefined.isEmpty else { return [] }
        let locations = Self.references(in: file, outside: rawLines)
        let all = undefined.compactMap { label in locations[label].map { Chapter.Citation(key: label, location: $0) } }
        var seen = Set(definitionLines.map { $0.label.lowercased() })
        return all.sorted { $0.location < $1.location }.filter { seen.insert($0.key.lowercased()).inserted }
    }

    /// Returns the first location of each `[^label]` that isn't escaped with a backslash.
    private static func references(in file: SourceFile, outside raw: [ClosedRange<Int>]) -> [String: SourceLocation] {
        var locations: [String: SourceLocation] = [:]
        for number in FrontMatter.bodyLine(of: file)..<file.lineCount + 1 where !raw.contains(where: { $0 ~= number }) {
            let line = file.line(number)
            for range in line.bracketed where line[range].first == UInt8(ascii: "^") {
                let start = range.lowerBound - 1
                let label = line[range].dropFirst().text
                let isInCode = line[..<start].count { $0 == .backtick } % 2 == 1
                guard line[..<start].last != .backslash, !isInCode, locations[label] == nil else { continue }
                locations[label] = file.location(line: number, column: start - line.startIndex + 1)
            }
        }
        return locations
    }
}

extension [Block] {
    /// The lines of code and raw HTML.
    package var rawLines: [ClosedRange<Int>] {
        var ranges: [ClosedRange<Int>] = []
        forEachBlock { block in
            switch block.content {
            case .code, .html: ranges.append(block.line...Swift.max(block.line, block.endLine))
            default: break
            }
        }
        return ranges
    }
}
