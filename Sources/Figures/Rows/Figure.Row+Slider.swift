import Foundation

extension Figure.Row {
    /// The widest that a text in place of an image is drawn.
    private static let imageWidth: CGFloat = 80

    /// A slider from edge to edge of a row, between the texts that stand for its images.
    func slider(_ fraction: CGFloat, _ minimum: String?, _ maximum: String?, width: CGFloat) -> [Figure.Shape] {
        let middle = Figure.Row.height / 2
        let minimum = minimum.map { FittedText.shortened($0, to: Self.imageWidth, size: 13) }
        let maximum = maximum.map { FittedText.shortened($0, to: Self.imageWidth, size: 13) }
        let left = 16 + (minimum.map { FittedText.width(of: $0, size: 13) + 12 } ?? 0)
        let right = width - 16 - (maximum.map { FittedText.width(of: $0, size: 13) + 12 } ?? 0)
        let knob = CGPoint(x: left + 12 + fraction * (right - left - 24), y: middle)
        let start = CGPoint(x: left, y: middle)
        let end = CGPoint(x: right, y: middle)
        let small = Figure.TextStyle(.faint, size: 13)
        var rightSmall = small
        rightSmall.anchor = .end
        let texts: [Figure.Shape?] = [
            minimum.map { .text($0, at: CGPoint(x: 16, y: middle), small) },
            maximum.map { .text($0, at: CGPoint(x: width - 16, y: middle), rightSmall) },
        ]
        return texts.compactMap { $0 } + [
            .line(from: start, to: end, Figure.Style(stroke: .faint, width: 3, opacity: 0.35)),
            .line(from: start, to: knob, .stroke(.accent, width: 3)),
            .circle(center: knob, radius: 12, Figure.Style(fill: .white, stroke: .faint, width: 1)),
        ]
    }
}
