import Foundation

extension Figure.Shape {
    /// The shape's elements, a line each.
    func lines(indent: Int, ids: inout SVG.IDs) -> [String] {
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
            if transform == .translation(x: 0, y: 0) { return lines(of: shapes, indent: indent, ids: &ids) }
            return group(shapes, " transform=\"\(transform.attribute)\"", indent: indent, ids: &ids)
        case .faded(let shapes, let opacity):
            if opacity == 1 { return lines(of: shapes, indent: indent, ids: &ids) }
            return group(shapes, " opacity=\"\(SVG.number(opacity))\"", indent: indent, ids: &ids)
        case .clipped(let shapes, let rect, let corner):
            if shapes.isEmpty { return [] }
            let id = ids.next("clip")
            let edge = Figure.Shape.rectangle(rect, corner: corner, .fill(.ink)).lines(indent: 0, ids: &ids).joined()
            return ["\(margin)<clipPath id=\"\(id)\">\(edge)</clipPath>"]
                + group(shapes, " clip-path=\"url(#\(id))\"", indent: indent, ids: &ids)
        }
    }

    private func lines(of shapes: [Figure.Shape], indent: Int, ids: inout SVG.IDs) -> [String] {
        shapes.flatMap { $0.lines(indent: indent, ids: &ids) }
    }

    private func group(_ shapes: [Figure.Shape], _ attribute: String, indent: Int, ids: inout SVG.IDs) -> [String] {
        if shapes.isEmpty { return [] }
        let margin = String(repeating: "  ", count: indent)
        return ["\(margin)<g\(attribute)>"] + lines(of: shapes, indent: indent + 1, ids: &ids) + ["\(margin)</g>"]
    }

    private func list(_ points: [CGPoint]) -> String {
        points.map(SVG.point).joined(separator: " ")
    }

    private var joins: String {
        " stroke-linejoin=\"round\" stroke-linecap=\"round\""
    }
}
