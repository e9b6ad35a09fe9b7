import Foundation

/// Texts of a screen that is drawn smaller than life: those that would come out too small are set as large as can be read,
/// and cut to the room there is; where not even three letters have room, a bar stands for them.
struct LegibleText {
    /// Picture units a point; none is too small for a text of no scale, which is always a bar.
    let scale: CGFloat

    /// How much narrower than the font has them letters may be.
    private static let squeeze: CGFloat = 1.2

    /// The smallest size, in points.
    var minimumSize: CGFloat { scale > 0 ? Figure.TextStyle.minimumSize / scale : .infinity }

    /// A text whose middle is at the height of `point`.
    ///
    /// - Parameters:
    ///   - room: from where to where it may reach when it is set larger, in points.
    ///   - isSingle: whether there is room for higher letters than its own; those of other lines would run into it.
    func shape(
        _ text: String, at point: CGPoint, _ style: Figure.TextStyle, room: ClosedRange<CGFloat>, isSingle: Bool = true
    ) -> Figure.Shape {
        let size = minimumSize
        if style.size >= size - 0.001 { return .text(text, at: point, style) }
        guard size.isFinite, isSingle else { return bar(for: text, at: point, style, room) }
        var (place, larger) = (point, style)
        if let middle = middle(of: point, style, room) { (place.x, larger.anchor) = (middle, .middle) }
        let space =
            switch larger.anchor {
            case .start: room.upperBound - place.x
            case .middle: 2 * min(room.upperBound - place.x, place.x - room.lowerBound)
            case .end: place.x - room.lowerBound
            }
        guard space > 0 else { return bar(for: text, at: point, style, room) }
        (larger.size, larger.width) = (size, nil)
        let wanted = FittedText.width(of: text, size: size)
        if wanted <= space { return .text(text, at: place, larger) }
        if wanted <= space * Self.squeeze {
            larger.width = space
            return .text(text, at: place, larger)
        }
        let shown = FittedText.shortened(text, to: space, size: size)
        return shown.count > 3 ? .text(shown, at: place, larger) : bar(for: text, at: point, style, room)
    }

    /// The middle of a text that stands in the middle of its room, as titles of buttons do; nil for others.
    private func middle(of point: CGPoint, _ style: Figure.TextStyle, _ room: ClosedRange<CGFloat>) -> CGFloat? {
        guard style.anchor == .start, let width = style.width else { return nil }
        let middle = point.x + width / 2
        return abs((room.lowerBound + room.upperBound) / 2 - middle) < 2 ? middle : nil
    }

    /// As long as the text, and half as high as its letters.
    private func bar(
        for text: String, at point: CGPoint, _ style: Figure.TextStyle, _ room: ClosedRange<CGFloat>
    ) -> Figure.Shape {
        let length = style.width ?? SVG.estimatedWidth(text, size: style.size)
        let start =
            switch style.anchor {
            case .start: point.x
            case .middle: point.x - length / 2
            case .end: point.x - length
            }
        let (left, right) = (max(start, room.lowerBound), min(start + length, room.upperBound))
        let height = style.size * 0.5
        let bar = CGRect(x: left, y: point.y - height / 2, width: max(right - left, 0), height: height)
        return .rectangle(bar, corner: height / 2, .fill(style.color, opacity: 0.45))
    }
}
