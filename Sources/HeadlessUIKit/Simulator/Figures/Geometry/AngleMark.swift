import Foundation

/// An angle at a point of a figure, from one direction to another, in radians clockwise from the right.
struct AngleMark {
    let vertex: CGPoint
    let start: CGFloat
    let end: CGFloat
    let radius: CGFloat
    let color: Figure.Color

    /// The shapes of the angle: a faint line in the start direction, a colored line in the end direction, the arc
    /// between them, and the angle in degrees.
    var shapes: [Figure.Shape] {
        let steps = max(2, Int((abs(end - start) / (.pi / 36)).rounded(.up)))
        let arc = (0...steps).map { step in
            point(start + (end - start) * CGFloat(step) / CGFloat(steps), radius)
        }
        let degrees = PlainNumber.text((end - start) * 180 / .pi, decimals: 1) + "°"
        let label = point((start + end) / 2, radius + 16)
        return [
            .line(from: vertex, to: point(start, radius + 10), Figure.Style(stroke: .faint, width: 1, dashes: [3, 2])),
            .line(from: vertex, to: point(end, radius + 10), .stroke(color, width: 1)),
            .polyline(arc, .stroke(color)),
            .text(degrees, at: label, Figure.TextStyle(color, size: 12, isBold: true, anchor: .middle)),
        ]
    }

    private func point(_ angle: CGFloat, _ distance: CGFloat) -> CGPoint {
        CGPoint(x: vertex.x + cos(angle) * distance, y: vertex.y + sin(angle) * distance)
    }
}
