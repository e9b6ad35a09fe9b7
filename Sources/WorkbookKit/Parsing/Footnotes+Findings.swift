extension Footnotes {
    /// The lines that begin with `[^label]:` and stand in no code.
    static func lines(of file: SourceFile, outside raw: [ClosedRange<Int>]) -> [Line] {
        var lines: [Line] = []
        var wasBlankOrDefinition = true
        for number in FrontMatter.bodyLine(of: file)..<file.lineCount + 1 {
            let line = file.line(number)
            if let (label, text) = definition(on: line), !raw.contains(where: { $0.contains(number) }) {
                let place = file.location(line: number, column: text.startIndex - line.startIndex + 1)
                lines.append(Line(label: label, text: text, location: place, startsParagraph: wasBlankOrDefinition))
            } else {
                wasBlankOrDefinition = line.trimmed.isEmpty
            }
        }
        return lines
    }

    private static func definition(on line: ArraySlice<UInt8>) -> (label: String, text: ArraySlice<UInt8>)? {
        let bare = line.drop { $0 == .space }
        guard bare.startIndex - line.startIndex <= 3, bare.starts(with: "[^".utf8),
            let end = bare.firstIndex(of: UInt8(ascii: "]")), bare[end...].dropFirst().first == UInt8(ascii: ":")
        else { return nil }
        let label = bare[(bare.startIndex + 2)..<end].text
        return isLabel(label) ? (label, bare[(end + 2)...].trimmed) : nil
    }

    /// The notes that nothing refers to or that are there twice, and the references to no note.
    func findings(in file: SourceFile) -> [Diagnostic] {
        var findings: [Diagnostic] = []
        var first: [String: SourceLocation] = [:]
        for line in definitionLines {
            let place = file.location(line: line.location.line, column: 1)
            if let other = first.updateValue(place, forKey: line.label.lowercased()) {
                findings.append(.error("a second footnote '\(line.label)'; the first is at \(other); rename one", at: place))
            } else if !line.startsParagraph {
                findings.append(.error("a footnote begins a paragraph; put a blank line before '[^\(line.label)]:'", at: place))
            } else if !isReferredTo(line.label) {
                findings.append(
                    .error("the footnote '\(line.label)' is never used; refer to it with [^\(line.label)]", at: place))
            }
        }
        for label in undefined where first[label.lowercased()] == nil {
            guard let place = Self.place(of: "[^\(label)]", in: file) else { continue }
            findings.append(.error("no footnote '\(label)'; write a paragraph '[^\(label)]: …'", at: place))
        }
        return findings
    }

    /// Where a text stands first without a backslash before it.
    private static func place(of text: String, in file: SourceFile) -> SourceLocation? {
        for number in FrontMatter.bodyLine(of: file)..<file.lineCount + 1 {
            let line = file.line(number)
            for start in line.indices where line[start...].starts(with: text.utf8) {
                if start > line.startIndex, line[start - 1] == .backslash { continue }
                return file.location(line: number, column: start - line.startIndex + 1)
            }
        }
        return nil
    }
}

extension [Block] {
    /// The lines of code and raw HTML.
    var rawLines: [ClosedRange<Int>] {
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
