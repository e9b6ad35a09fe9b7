import Foundation

/// The rules for texts of a screen that is drawn at a reduced scale.
///
/// A text that would be too small is set at the smallest legible size and truncated to the available width. If there
/// isn't even room for three letters, a bar replaces it.
struct LegibleText {
    /// The number of user units per point. At a scale of 0, every text is a bar.
    let scale: CGFloat

    /// The largest factor by which letters may be condensed.
    private static let squeeze: CGFloat = 1.6

    /// The smallest size of a text, in points.
    var minimumSize: CGFloat { scale > 0 ? Figure.TextStyle.minimumSize / scale : .infinity }

    /// Returns the shape of a text whose vertical middle is at the height of `point`.
    ///
    /// - Parameters:
    ///   - room: The horizontal range that the text may cover when it's enlarged, in points.
    ///   - isSingle: `true` if there's room for taller letters, which in one of several lines would overlap the others.
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

    /// Returns the middle of a text that is centered in its room, such as the title of a button, or `nil` for other
    /// texts.
    private func middle(of point: CGPoint, _ style: Figure.TextStyle, _ room: ClosedRange<CGFloat>) -> CGFloat? {
        guard style.anchor == .start, let width = style.width else { return nil }
        let middle = point.x + width / 2
        return abs((room.lowerBound + room.upperBound) / 2 - middle) < 2 ? middle : nil
    }

    /// Returns a bar that is as long as the text, and half as tall as its font size.
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
