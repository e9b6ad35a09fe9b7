import Foundation

/// A text in its final size and position on a panel.
package struct DrawnText {
    package var text: String
    /// The font size, in units of the panel. The corners are in the same units.
    package var size: CGFloat
    package var corners: [CGPoint]
    /// A Boolean value indicating whether the text is clipped.
    package var isCut: Bool
}

extension Figure.Shape {
    /// Returns the texts of the shape in the coordinates that `transform` maps to.
    package func texts(in transform: Figure.Transform, isCut: Bool = false) -> [DrawnText] {
        func inside(_ shapes: [Figure.Shape], isCut: Bool = isCut) -> [DrawnText] {
            shapes.flatMap { $0.texts(in: transform, isCut: isCut) }
        }
        switch self {
        case .text(let text, let point, let style):
            let width = style.width ?? SVG.estimatedWidth(text, size: style.size, isMonospaced: style.isMonospaced)
            let left = style.anchor == .start ? 0 : style.anchor == .middle ? -width / 2 : -width
            // The rectangle extends from the top of capital letters to the baseline.
            let base = style.isCentredVertically ? style.size * 0.35 : 0
            let corners = [(left, base - style.size * 0.7), (left + width, base)].map { x, y in
                transform(CGPoint(x: point.x + x, y: point.y + y))
            }
            return [
                DrawnText(text: text, size: style.size * transform.heightScale, corners: corners, isCut: isCut)
            ]
        case .group(let shapes, let groupTransform):
            return shapes.flatMap { $0.texts(in: groupTransform.concatenating(transform), isCut: isCut) }
        case .clipped(let shapes, _, _), .cut(let shapes, _): return inside(shapes, isCut: true)
        case .faded(let shapes, _), .masked(let shapes, _), .shadowed(let shapes, _, _), .blurred(let shapes, _, _):
            return inside(shapes)
        case .region(let shapes, let name, _): return inside(shapes + name)
        case .rectangle, .circle, .polyline, .polygon, .path, .gradient, .image: return []
        }
    }

    /// A Boolean value indicating whether the shape contains a region that a reader can point at.
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
