/// Breaks text into lines no wider than a width.
struct LineBreaker {
    let font: UIFont
    let width: CGFloat
    let mode: NSLineBreakMode

    /// The lines of a text; the last line allowed takes what is left and is cut as the mode says.
    func lines(of text: String, limit: Int) -> [String] {
        guard !text.isEmpty else { return [] }
        var lines: [String] = []
        var paragraphs = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)[...]
        while let paragraph = paragraphs.popFirst() {
            var rest = paragraph
            repeat {
                if lines.count == limit - 1 {
                    return lines + [lastLine(rest, isFollowed: !paragraphs.isEmpty)]
                }
                lines.append(takeLine(from: &rest))
            } while !rest.isEmpty
        }
        return lines
    }

    func fits(_ units: Int) -> Bool {
        font.width(ofUnits: units) <= width + 1e-6
    }

    /// The longest beginning that fits, without the spaces at a break; those hang over and are gone.
    ///
    /// A word wider than the line is broken between characters; a line has at least one.
    private func takeLine(from rest: inout Substring) -> String {
        var end = rest.startIndex
        var units = 0
        while let word = nextWord(of: rest, from: end), fits(units + word.units) {
            units += font.units(of: rest[end..<word.end])
            end = word.end
        }
        if end == rest.startIndex, !rest.isEmpty { end = endOfFittingCharacters(of: rest) }
        defer { rest = rest[end...] }
        return trimmed(rest[..<end], isBroken: end < rest.endIndex)
    }

    /// A line without the spaces at its end, if it is broken there or they do not fit.
    func trimmed(_ line: Substring, isBroken: Bool) -> String {
        !isBroken && fits(font.units(of: line)) ? String(line) : line.trimmingSpacesAtEnd
    }

    /// Where a piece that stays together ends with the spaces after it, and its width without them.
    private func nextWord(of text: Substring, from start: String.Index) -> (end: String.Index, units: Int)? {
        guard start < text.endIndex else { return nil }
        var end = text.index(after: start)
        if mode != .byCharWrapping, !text[start].isFullWidth, !text[start].isWhitespace {
            end = text[end...].firstIndex { $0.isWhitespace || $0.isFullWidth } ?? text.endIndex
        }
        let units = text[start].isWhitespace ? 0 : font.units(of: text[start..<end])
        let next = text[end...].firstIndex { !$0.isWhitespace } ?? text.endIndex
        return (next, units)
    }

    private func endOfFittingCharacters(of text: Substring) -> String.Index {
        var end = text.index(after: text.startIndex)
        while end < text.endIndex, fits(font.units(of: text[...end])) {
            end = text.index(after: end)
        }
        return end
    }
}

extension StringProtocol {
    var trimmingSpacesAtEnd: String {
        guard let last = lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(self[...last])
    }
}
