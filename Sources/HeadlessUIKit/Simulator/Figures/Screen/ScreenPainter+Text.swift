@_spi(Simulator) import UIKit

extension ScreenPainter {
    /// Returns the shapes of a text, of which each line has one.
    ///
    /// If the lines are too close together to be enlarged, only the first one is enlarged, and the lines that it then
    /// covers are omitted.
    func shapes(of text: DrawingCommand.Text, in inside: Context) -> [Figure.Shape] {
        let room = inside.room ?? text.frame
        let legible = LegibleText(scale: scale(in: inside.toPicture))
        return text.lines.enumerated().compactMap { index, line in
            let hasRoom =
                text.font.pointSize >= legible.minimumSize || line.frame.height >= legible.minimumSize * 0.95
            let isSingle = index == 0 || hasRoom
            let distance = abs(line.frame.midY - text.lines[0].frame.midY)
            if !isSingle, legible.scale > 0, distance < legible.minimumSize * 0.8 { return nil }
            return legible.shape(
                line.text, at: text.anchor.point(of: line.frame), style(of: line, in: text, inside.toPicture),
                room: min(room.minX, room.maxX)...room.maxX, isSingle: isSingle)
        }
    }

    private func style(
        of line: DrawingCommand.Text.Line, in text: DrawingCommand.Text, _ toPicture: CGAffineTransform
    ) -> Figure.TextStyle {
        let middle = CGPoint(x: line.frame.midX, y: line.frame.midY).applying(toPicture)
        return Figure.TextStyle(
            backdrop.legible(UIColor(cgColor: text.color), at: middle), size: text.font.pointSize,
            isBold: text.font.isBold, anchor: text.anchor, width: line.frame.width > 0 ? line.frame.width : nil)
    }
}

extension DrawingCommand.Text {
    fileprivate var anchor: Figure.TextStyle.Anchor {
        switch alignment {
        case .center: .middle
        case .right: .end
        case .left, .justified, .natural: .start
        }
    }
}

extension Figure.TextStyle.Anchor {
    /// Returns the point of a line's frame that a text with this anchor is aligned with.
    fileprivate func point(of frame: CGRect) -> CGPoint {
        switch self {
        case .start: CGPoint(x: frame.minX, y: frame.midY)
        case .middle: CGPoint(x: frame.midX, y: frame.midY)
        case .end: CGPoint(x: frame.maxX, y: frame.midY)
        }
    }
}
