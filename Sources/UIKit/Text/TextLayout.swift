/// A text broken into lines: the arithmetic of labels without a label.
struct TextLayout: Equatable, Sendable {
    struct Line: Equatable, Sendable {
        var text: String
        /// In points.
        var width: CGFloat
    }

    let lines: [Line]
    let size: CGSize

    /// Breaks a text for a width in points; `lineLimit` 0 allows any number of lines.
    ///
    /// An empty text has no line. A text that ends with a line break has an empty last line, as in a text view; whether
    /// a label counts that line is open.
    init(
        _ text: String,
        font: UIFont,
        width: CGFloat = .infinity,
        lineLimit: Int = 0,
        mode: NSLineBreakMode = .byWordWrapping
    ) {
        let breaker = LineBreaker(font: font, width: width, mode: mode)
        lines = breaker.lines(of: text, limit: lineLimit == 0 ? .max : lineLimit)
            .map { Line(text: $0, width: font.width(ofUnits: $0.units)) }
        size = CGSize(
            width: lines.map(\.width).max() ?? 0,
            height: CGFloat(lines.count) * font.lineHeight
        )
    }
}

extension CGSize {
    /// The size with fractions of pixels filled up, so that text of this size fits into it.
    ///
    /// Outside of any device a point is a pixel.
    @MainActor var roundedUpToPixels: CGSize {
        let scale = Phone.current?.screen.scale ?? 1
        return CGSize(
            width: (width * scale - 1e-6).rounded(.up) / scale, height: (height * scale - 1e-6).rounded(.up) / scale)
    }
}
