/// A text broken into lines: the layout of a label, independent of views.
struct TextLayout: Equatable, Sendable {
    struct Line: Equatable, Sendable {
        var text: String
        /// The width of the line, in points.
        var width: CGFloat
    }

    let lines: [Line]
    let size: CGSize
    /// The height of each line, in points.
    let lineHeight: CGFloat
    /// The space between two lines, in points.
    let spacing: CGFloat

    /// Breaks a text into lines of a maximum width in points. A `lineLimit` of 0 allows any number of lines.
    ///
    /// An empty text has no lines. A text that ends with a line break has an empty last line, as in a text view.
    ///
    /// - Note: Undocumented by Apple. In this implementation, a label counts the empty last line.
    init(
        _ text: String,
        font: UIFont,
        width: CGFloat = .infinity,
        lineLimit: Int = 0,
        mode: NSLineBreakMode = .byWordWrapping,
        paragraph: NSParagraphStyle? = nil
    ) {
        lineHeight = paragraph?.lineHeight(of: font) ?? font.lineHeight
        spacing = max(paragraph?.lineSpacing ?? 0, 0)
        let measure = font.measure
        let breaker = LineBreaker(measure: measure, width: width, mode: mode.ofLineBreaker)
        lines = breaker.lines(of: text, limit: lineLimit == 0 ? .max : lineLimit)
            .map { Line(text: $0, width: measure.width(of: $0)) }
        size = CGSize(
            width: lines.map(\.width).max() ?? 0,
            height: CGFloat(lines.count) * lineHeight + CGFloat(max(lines.count - 1, 0)) * spacing
        )
    }

    /// Returns the top of a line, in points from the top of the text.
    func top(ofLine index: Int) -> CGFloat { CGFloat(index) * (lineHeight + spacing) }
}

extension NSLineBreakMode {
    fileprivate var ofLineBreaker: LineBreaker.Mode {
        switch self {
        case .byWordWrapping: .byWordWrapping
        case .byCharWrapping: .byCharWrapping
        case .byClipping: .byClipping
        case .byTruncatingHead: .byTruncatingHead
        case .byTruncatingTail: .byTruncatingTail
        case .byTruncatingMiddle: .byTruncatingMiddle
        }
    }
}

extension TextLayout {
    /// Returns the ranges of the lines in their text, in UTF-16 units. They lack line breaks, and spaces at the ends of
    /// broken lines.
    private func ranges(in text: String) -> [Range<Int>] {
        var index = text.startIndex
        return lines.map { line in
            let start = index.utf16Offset(in: text)
            let end = min(start + line.text.utf16.count, text.utf16.count)
            index = String.Index(utf16Offset: end, in: text)
            while index < text.endIndex, text[index].isWhitespace, !text[index].isNewline {
                index = text.index(after: index)
            }
            if index < text.endIndex, text[index].isNewline { index = text.index(after: index) }
            return start..<end
        }
    }

    /// Returns the index of the line that contains a location of the text, in UTF-16 units.
    func lineIndex(of location: Int, in text: String) -> Int {
        max(ranges(in: text).lastIndex { $0.lowerBound <= location } ?? 0, 0)
    }

    /// Returns the part of a line before a location of the text, in UTF-16 units.
    func textOfLine(_ index: Int, before location: Int, in text: String) -> String {
        let ranges = ranges(in: text)
        guard ranges.indices.contains(index) else { return "" }
        let start = min(ranges[index].lowerBound, location)
        return String(decoding: text.utf16.prefix(location).dropFirst(start), as: UTF16.self)
    }
}
