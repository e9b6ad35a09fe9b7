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
            return ["\(margin)<polyline points=\"\(list(points))\"\(rounded(style))/>"]
        case .polygon(let points, let style):
            return ["\(margin)<polygon points=\"\(list(points))\"\(rounded(style))/>"]
        case .path(let path, let style):
            return ["\(margin)<path d=\"\(path.data)\"\(rule(of: path, "fill"))\(style.attributes)/>"]
        case .gradient(let gradient, let path):
            let id = ids.next("gradient")
            let paint = " fill=\"url(#\(id))\""
            return [
                "\(margin)\(gradient.definition(id: id))",
                "\(margin)<path d=\"\(path.data)\"\(rule(of: path, "fill"))\(paint)/>",
            ]
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
        case .cut(let shapes, let path):
            if shapes.isEmpty { return [] }
            let id = ids.next("clip")
            let edge = "<path d=\"\(path.data)\"\(rule(of: path, "clip"))/>"
            return ["\(margin)<clipPath id=\"\(id)\">\(edge)</clipPath>"]
                + group(shapes, " clip-path=\"url(#\(id))\"", indent: indent, ids: &ids)
        case .masked(let shapes, let mask):
            let id = ids.next("mask")
            let inside = lines(of: mask, indent: indent + 1, ids: &ids)
            if shapes.isEmpty || inside.isEmpty { return [] }
            return ["\(margin)<mask id=\"\(id)\" mask-type=\"alpha\">"] + inside + ["\(margin)</mask>"]
                + group(shapes, " mask=\"url(#\(id))\"", indent: indent, ids: &ids)
        case .shadowed(let shapes, let shadow, let region):
            if shapes.isEmpty { return [] }
            let id = ids.next("shadow")
            return ["\(margin)\(shadow.definition(id: id, region: region))"]
                + group(shapes, " filter=\"url(#\(id))\"", indent: indent, ids: &ids)
        case .blurred(let shapes, let deviation, let region):
            if shapes.isEmpty { return [] }
            let id = ids.next("blur")
            let blur = "<feGaussianBlur stdDeviation=\"\(SVG.number(deviation))\"/>"
            return ["\(margin)\(SVG.filter(id: id, region: region, blur))"]
                + group(shapes, " filter=\"url(#\(id))\"", indent: indent, ids: &ids)
        case .region(let shapes, let name, let label):
            let role = "class=\"region\" tabindex=\"0\" role=\"img\" aria-label=\"\(SVG.escaped(label))\""
            return ["\(margin)<g \(role)>", "\(margin)  <title>\(SVG.escaped(label))</title>"]
                + lines(of: shapes, indent: indent + 1, ids: &ids)
                + group(name, " class=\"name\" visibility=\"hidden\"", indent: indent + 1, ids: &ids)
                + ["\(margin)</g>"]
        }
    }

    private func rule(of path: Figure.Path, _ kind: String) -> String {
        path.isEvenOdd ? " \(kind)-rule=\"evenodd\"" : ""
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

    /// Lines from point to point are always round.
    private func rounded(_ style: Figure.Style) -> String {
        var style = style
        (style.cap, style.join) = (.butt, .miter)
        return style.attributes + " stroke-linejoin=\"round\" stroke-linecap=\"round\""
    }
}
