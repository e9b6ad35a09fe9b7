import Foundation

/// A text as it comes out on a panel.
package struct DrawnText {
    package var text: String
    /// In units of the panel, as are the corners.
    package var size: CGFloat
    package var corners: [CGPoint]
    /// Whether something cuts off what sticks out.
    package var isCut: Bool
}

extension Figure.Shape {
    /// Its texts in the coordinates of what `transform` leads to.
    package func texts(in transform: Figure.Transform, isCut: Bool = false) -> [DrawnText] {
        func inside(_ shapes: [Figure.Shape], isCut: Bool = isCut) -> [DrawnText] {
            shapes.flatMap { $0.texts(in: transform, isCut: isCut) }
        }
        switch self {
        case .text(let text, let point, let style):
            let width = style.width ?? SVG.estimatedWidth(text, size: style.size, isMonospaced: style.isMonospaced)
            let left = style.anchor == .start ? 0 : style.anchor == .middle ? -width / 2 : -width
            // From the upper edge of capitals to the base line.
            let base = style.isCentredVertically ? style.size * 0.35 : 0
            let corners = [(left, base - style.size * 0.7), (left + width, base)].map { x, y in
                transform(CGPoint(x: point.x + x, y: point.y + y))
            }
            return [
                DrawnText(text: text, size: style.size * transform.heightScale, corners: corners, isCut: isCut)
            ]
        case .group(let shapes, let own):
            return shapes.flatMap { $0.texts(in: own.concatenating(transform), isCut: isCut) }
        case .clipped(let shapes, _, _), .cut(let shapes, _): return inside(shapes, isCut: true)
        case .faded(let shapes, _), .masked(let shapes, _), .shadowed(let shapes, _, _), .blurred(let shapes, _, _):
            return inside(shapes)
        case .region(let shapes, let name, _): return inside(shapes + name)
        case .rectangle, .circle, .polyline, .polygon, .path, .gradient, .image: return []
        }
    }

    /// Whether a reader can point at something in it.
    var hasRegion: Bool {
        switch self {
        case .region: true
        case .group(let shapes, _), .clipped(let shapes, _, _), .cut(let shapes, _), .faded(let shapes, _),
            .masked(let shapes, _), .shadowed(let shapes, _, _), .blurred(let shapes, _, _):
            shapes.contains(where: \.hasRegion)
        case .rectangle, .circle, .polyline, .polygon, .path, .gradient, .text, .image: false
        }
    }
}
