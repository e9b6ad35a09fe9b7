import Foundation

extension Figure.Shape {
    /// The shape's elements, a line each.
    func lines(indent: Int) -> [String] {
        let margin = String(repeating: "  ", count: indent)
        switch self {
        case .rectangle(let rect, let corner, let style):
            let radius = corner == 0 ? "" : " rx=\"\(SVG.number(corner))\""
            let place = "x=\"\(SVG.number(rect.origin.x))\" y=\"\(SVG.number(rect.origin.y))\""
            let size = "width=\"\(SVG.number(rect.size.width))\" height=\"\(SVG.number(rect.size.height))\""
            return ["\(margin)<rect \(place) \(size)\(radius)\(style.attributes)/>"]
        case .circle(let center, let radius, let style):
            let place = "cx=\"\(SVG.number(center.x))\" cy=\"\(SVG.number(center.y))\" r=\"\(SVG.number(radius))\""
            return ["\(margin)<circle \(place)\(style.attributes)/>"]
        case .polyline(let points, let style):
            return ["\(margin)<polyline points=\"\(list(points))\"\(style.attributes)\(joins)/>"]
        case .polygon(let points, let style):
            return ["\(margin)<polygon points=\"\(list(points))\"\(style.attributes)\(joins)/>"]
        case .text(let text, let point, let style):
            let place = "x=\"\(SVG.number(point.x))\" y=\"\(SVG.number(point.y + style.baselineOffset))\""
            return ["\(margin)<text \(place)\(style.attributes)>\(SVG.escaped(text))</text>"]
        case .group(let shapes, let transform):
            if shapes.isEmpty { return [] }
            if transform == .translation(x: 0, y: 0) { return shapes.flatMap { $0.lines(indent: indent) } }
            return ["\(margin)<g transform=\"\(transform.attribute)\">"]
                + shapes.flatMap { $0.lines(indent: indent + 1) } + ["\(margin)</g>"]
        }
    }

    private func list(_ points: [CGPoint]) -> String {
        points.map(SVG.point).joined(separator: " ")
    }

    private var joins: String {
        " stroke-linejoin=\"round\" stroke-linecap=\"round\""
    }
}
