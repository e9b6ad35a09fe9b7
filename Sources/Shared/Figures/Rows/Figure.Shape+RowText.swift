import Foundation

extension Figure.Shape {
    /// A line on a pane, shortened to the room that it has.
    ///
    /// The viewer's font may be wider than a phone's: a line that needs most of its room is made just as wide as there.
    static func rowText(
        _ text: String, at point: CGPoint, room: CGFloat, _ style: Figure.TextStyle
    ) -> Figure.Shape {
        let shown = FittedText.shortened(text, to: room, size: style.estimatedSize, font: .phone)
        let width = FittedText.width(of: shown, size: style.estimatedSize, font: .phone)
        var style = style
        if width > room * 0.85 { style.width = min(width, room) }
        return .text(shown, at: point, style)
    }
}

extension Figure.TextStyle {
    /// The size by which a width is estimated: bold letters are a little wider.
    var estimatedSize: CGFloat { isBold ? size * 1.06 : size }
}
