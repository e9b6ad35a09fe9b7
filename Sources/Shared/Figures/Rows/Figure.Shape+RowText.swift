import Foundation

extension Figure.Shape {
    /// Returns a line on a pane, truncated to the available width.
    ///
    /// The viewer's font may be wider than a phone's, so a line that requires most of the available width gets the
    /// exact width that it has on a phone.
    static func rowText(
        _ text: String, at point: CGPoint, room: CGFloat, _ style: Figure.TextStyle
    ) -> Figure.Shape {
        let shortened = FittedText.shortened(text, to: room, size: style.estimatedSize, font: .phone)
        let width = FittedText.width(of: shortened, size: style.estimatedSize, font: .phone)
        var style = style
        if width > room * 0.85 { style.width = min(width, room) }
        return .text(shortened, at: point, style)
    }
}

extension Figure.TextStyle {
    /// The font size for estimating widths. Bold letters are slightly wider.
    var estimatedSize: CGFloat { isBold ? size * 1.06 : size }
}
