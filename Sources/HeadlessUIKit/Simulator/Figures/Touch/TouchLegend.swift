import Foundation

/// A legend of the regions of a screen: the windows, and below each window its views with their numbers.
struct TouchLegend {
    struct Row {
        var number: Int
        var window: String
        var answer: String
        var color: Figure.Color
    }

    let rows: [Row]

    private static let lineHeight: CGFloat = 17
    private static let left: CGFloat = 26

    var panel: Figure.Panel {
        var shapes: [Figure.Shape] = []
        var (width, height): (CGFloat, CGFloat) = (1, 0)
        var window: String?
        for row in rows {
            if row.window != window {
                height += window == nil ? 0 : 8
                let swatch = CGRect(x: 2, y: height + 2, width: 13, height: 13)
                shapes.append(
                    .rectangle(swatch, corner: 3, Figure.Style(fill: row.color, stroke: row.color, width: 1)))
                add(row.window, &shapes, &width, &height, Figure.TextStyle(size: 13, isBold: true))
                height += 4
                window = row.window
            }
            shapes.append(.badge(row.number, at: CGPoint(x: 8.5, y: height + Self.lineHeight / 2)))
            add(row.answer, &shapes, &width, &height, Figure.TextStyle(size: 12))
            height += 4
        }
        return Figure.Panel(size: CGSize(width: width.rounded(.up), height: max(height, 1)), shapes: shapes)
    }

    private func add(
        _ text: String, _ shapes: inout [Figure.Shape], _ width: inout CGFloat, _ height: inout CGFloat,
        _ style: Figure.TextStyle
    ) {
        for line in FittedText.lines(of: text, width: Figure.Panel.maximumWidth - Self.left, size: style.size) {
            shapes.append(.text(line, at: CGPoint(x: Self.left, y: height + Self.lineHeight / 2), style))
            width = max(width, min(Self.left + FittedText.width(of: line, size: style.size), Figure.Panel.maximumWidth))
            height += Self.lineHeight
        }
    }
}
