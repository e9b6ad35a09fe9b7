/// An algorithm that breaks a text into lines of a maximum width.
struct LineBreaker {
    let measure: TextMeasure
    let width: CGFloat
    let mode: Mode

    /// The treatment of text that doesn't fit. The cases are those of `NSLineBreakMode`.
    enum Mode {
        case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
    }

    /// Returns the lines of a text.
    ///
    /// The last allowed line contains the rest of the text, truncated according to the line break mode.
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
                lines.append(popLine(from: &rest))
            } while !rest.isEmpty
        }
        return lines
    }

    func fits(_ units: Int) -> Bool {
        measure.width(ofUnits: units) <= width + 1e-6
    }

    /// Removes the longest fitting prefix from the rest of a paragraph and returns it as a line.
    ///
    /// The spaces at a line break are removed. A word that is wider than the line is broken between characters. A line
    /// contains at least one character.
    private func popLine(from rest: inout Substring) -> String {
        var end = rest.startIndex
        var units = 0
        while let word = nextWord(of: rest, from: end), fits(units + word.units) {
            units += measure.units(of: rest[end..<word.end])
            end = word.end
        }
        if end == rest.startIndex, !rest.isEmpty { end = endOfFittingCharacters(of: rest) }
        defer { rest = rest[end...] }
        return trimmed(rest[..<end], isBroken: end < rest.endIndex)
    }

    /// Returns a line without the spaces at its end if it is broken there or if they don't fit.
    func trimmed(_ line: Substring, isBroken: Bool) -> String {
        !isBroken && fits(measure.units(of: line)) ? String(line) : line.trimmingSpacesAtEnd
    }

    /// Returns the end of the next unbreakable part including the spaces after it, and the part's width without these
    /// spaces.
    private func nextWord(of text: Substring, from start: String.Index) -> (end: String.Index, units: Int)? {
        guard start < text.endIndex else { return nil }
        var end = text.index(after: start)
        if mode != .byCharWrapping, !text[start].isFullWidth, !text[start].isWhitespace {
            end = text[end...].firstIndex { $0.isWhitespace || $0.isFullWidth } ?? text.endIndex
        }
        let units = text[start].isWhitespace ? 0 : measure.units(of: text[start..<end])
        let next = text[end...].firstIndex { !$0.isWhitespace } ?? text.endIndex
        return (next, units)
    }

    private func endOfFittingCharacters(of text: Substring) -> String.Index {
        var end = text.index(after: text.startIndex)
        while end < text.endIndex, fits(measure.units(of: text[...end])) {
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
