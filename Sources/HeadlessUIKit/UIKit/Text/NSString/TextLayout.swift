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
