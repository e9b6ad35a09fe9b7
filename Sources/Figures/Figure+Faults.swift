import Foundation

extension Figure {
    /// Where the picture does not keep to the rules that its type states, in words; empty for every kind there is.
    package var faults: [String] {
        var faults: [String] = []
        if title.isEmpty { faults.append("the title is empty") }
        if description.isEmpty { faults.append("the description is empty") }
        for panel in panels {
            let size = panel.outerSize
            if size.width > Panel.maximumWidth { faults.append("a panel is \(SVG.number(size.width)) units wide") }
            let canvas = CGRect(origin: .zero, size: size).insetBy(dx: -1, dy: -1)
            for text in panel.allShapes.flatMap({ $0.texts(in: .identity) }) {
                if text.size < TextStyle.minimumSize - 0.01 {
                    faults.append("“\(text.text)” is \(SVG.number(text.size)) units high")
                }
                if !text.isCut, !text.corners.allSatisfy(canvas.contains) {
                    faults.append("“\(text.text)” leaves its panel")
                }
            }
        }
        return faults
    }
}

/// A text as it comes out on a panel.
private struct DrawnText {
    var text: String
    /// In units of the panel, as are the corners.
    var size: CGFloat
    var corners: [CGPoint]
    /// Whether something cuts off what sticks out.
    var isCut: Bool
}

extension Figure.Shape {
    fileprivate func texts(in transform: Figure.Transform, isCut: Bool = false) -> [DrawnText] {
        func inside(_ shapes: [Figure.Shape], isCut: Bool = isCut) -> [DrawnText] {
            shapes.flatMap { $0.texts(in: transform, isCut: isCut) }
        }
        switch self {
        case .text(let text, let point, let style):
            let width = style.width ?? SVG.estimatedWidth(text, size: style.size, isMonospaced: style.isMonospaced)
            let left = style.anchor == .start ? 0 : style.anchor == .middle ? -width / 2 : -width
            let corners = [left, left + width].map { transform(CGPoint(x: point.x + $0, y: point.y)) }
            return [
                DrawnText(text: text, size: style.size * transform.heightScale, corners: corners, isCut: isCut)
            ]
        case .group(let shapes, let own):
            return shapes.flatMap { $0.texts(in: own.concatenating(transform), isCut: isCut) }
        case .clipped(let shapes, _, _), .cut(let shapes, _): return inside(shapes, isCut: true)
        case .faded(let shapes, _), .masked(let shapes, _), .shadowed(let shapes, _, _), .blurred(let shapes, _, _):
            return inside(shapes)
        case .region(let shapes, let name, _): return inside(shapes + name)
        case .rectangle, .circle, .polyline, .polygon, .path, .gradient: return []
        }
    }

    /// Whether a reader can point at something in it.
    var hasRegion: Bool {
        switch self {
        case .region: true
        case .group(let shapes, _), .clipped(let shapes, _, _), .cut(let shapes, _), .faded(let shapes, _),
            .masked(let shapes, _), .shadowed(let shapes, _, _), .blurred(let shapes, _, _):
            shapes.contains(where: \.hasRegion)
        case .rectangle, .circle, .polyline, .polygon, .path, .gradient, .text: false
        }
    }
}
