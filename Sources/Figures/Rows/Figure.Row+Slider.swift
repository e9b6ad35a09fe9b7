import Foundation

extension Figure.Row {
    /// The widest that a text in place of an image is drawn.
    private static let imageWidth: CGFloat = 80
    private static let knobRadius: CGFloat = 12
    private static let imageFontSize: CGFloat = 13

    /// A slider from edge to edge of a row, between the texts that stand for its images.
    func slider(_ fraction: CGFloat, _ minimum: String?, _ maximum: String?, width: CGFloat) -> [Figure.Shape] {
        let minimum = minimum.map { FittedText.shortened($0, to: Self.imageWidth, size: Self.imageFontSize) }
        let maximum = maximum.map { FittedText.shortened($0, to: Self.imageWidth, size: Self.imageFontSize) }
        let left = Self.margin + (minimum.map { FittedText.width(of: $0, size: Self.imageFontSize) + Self.gap } ?? 0)
        let right =
            width - Self.margin - (maximum.map { FittedText.width(of: $0, size: Self.imageFontSize) + Self.gap } ?? 0)
        let knob = CGPoint(x: left + Self.knobRadius + fraction * (right - left - 2 * Self.knobRadius), y: middle)
        let start = CGPoint(x: left, y: middle)
        let end = CGPoint(x: right, y: middle)
        let small = Figure.TextStyle(.faint, size: Self.imageFontSize)
        var rightSmall = small
        rightSmall.anchor = .end
        let texts: [Figure.Shape?] = [
            minimum.map { .text($0, at: CGPoint(x: Self.margin, y: middle), small) },
            maximum.map { .text($0, at: CGPoint(x: width - Self.margin, y: middle), rightSmall) },
        ]
        return texts.compactMap { $0 } + [
            .line(from: start, to: end, Figure.Style(stroke: .faint, width: 3, opacity: 0.35)),
            .line(from: start, to: knob, .stroke(.accent, width: 3)),
            .circle(center: knob, radius: Self.knobRadius, Figure.Style(fill: .white, stroke: .faint, width: 1)),
        ]
    }
}
