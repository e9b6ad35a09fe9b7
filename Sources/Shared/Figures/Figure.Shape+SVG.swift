import Foundation

extension Figure.Shape {
    /// Returns the shape's elements, one per line.
    func lines(indent: Int, on canvas: inout SVG.Canvas) -> [String] {
        let margin = String(repeating: "  ", count: indent)
        switch self {
        case .rectangle(let rect, let corner, let style):
            let radius = corner == 0 ? "" : " rx=\"\(SVG.number(corner))\""
            let position = "x=\"\(SVG.number(rect.origin.x))\" y=\"\(SVG.number(rect.origin.y))\""
            let size = "width=\"\(SVG.number(rect.size.width))\" height=\"\(SVG.number(rect.size.height))\""
            return ["\(margin)<rect \(position) \(size)\(radius)\(style.attributes(canvas.appearance))/>"]
        case .circle(let center, let radius, let style):
            let position = "cx=\"\(SVG.number(center.x))\" cy=\"\(SVG.number(center.y))\" r=\"\(SVG.number(radius))\""
            return ["\(margin)<circle \(position)\(style.attributes(canvas.appearance))/>"]
        case .polyline(let points, let style):
            return ["\(margin)<polyline points=\"\(list(points))\"\(rounded(style, canvas.appearance))/>"]
        case .polygon(let points, let style):
            return ["\(margin)<polygon points=\"\(list(points))\"\(rounded(style, canvas.appearance))/>"]
        case .path(let path, let style):
            return [
                "\(margin)<path d=\"\(path.data)\"\(rule(of: path, "fill"))\(style.attributes(canvas.appearance))/>"
            ]
        case .gradient(let gradient, let path):
            let id = canvas.next("gradient")
            let paint = " fill=\"url(#\(id))\""
            return [
                "\(margin)\(gradient.definition(id: id))",
                "\(margin)<path d=\"\(path.data)\"\(rule(of: path, "fill"))\(paint)/>",
            ]
        case .text(let text, let point, let style):
            let position = "x=\"\(SVG.number(point.x))\" y=\"\(SVG.number(point.y + style.baselineOffset))\""
            let content = SVG.withLastingSpaces(SVG.escaped(text))
            let attributes = style.attributes(canvas.appearance, isRightToLeft: SVG.isRightToLeft(text))
            return ["\(margin)<text \(position)\(attributes)>\(content)</text>"]
        case .image(let image, let rect):
            let position = "x=\"\(SVG.number(rect.origin.x))\" y=\"\(SVG.number(rect.origin.y))\""
            let size = "width=\"\(SVG.number(rect.size.width))\" height=\"\(SVG.number(rect.size.height))\""
            return ["\(margin)<image \(position) \(size) href=\"\(image.address)\"/>"]
        case .group(let shapes, let transform):
            if transform == .translation(x: 0, y: 0) { return lines(of: shapes, indent: indent, on: &canvas) }
            return group(shapes, " transform=\"\(transform.attribute)\"", indent: indent, on: &canvas)
        case .faded(let shapes, let opacity):
            if opacity == 1 { return lines(of: shapes, indent: indent, on: &canvas) }
            return group(shapes, " opacity=\"\(SVG.number(opacity))\"", indent: indent, on: &canvas)
        case .clipped(let shapes, let rect, let corner):
            if shapes.isEmpty { return [] }
            let id = canvas.next("clip")
            let edge = Figure.Shape.rectangle(rect, corner: corner, .fill(.ink)).lines(indent: 0, on: &canvas).joined()
            return ["\(margin)<clipPath id=\"\(id)\">\(edge)</clipPath>"]
                + group(shapes, " clip-path=\"url(#\(id))\"", indent: indent, on: &canvas)
        case .cut(let shapes, let path):
            if shapes.isEmpty { return [] }
            let id = canvas.next("clip")
            let edge = "<path d=\"\(path.data)\"\(rule(of: path, "clip"))/>"
            return ["\(margin)<clipPath id=\"\(id)\">\(edge)</clipPath>"]
                + group(shapes, " clip-path=\"url(#\(id))\"", indent: indent, on: &canvas)
        case .masked(let shapes, let mask):
            let id = canvas.next("mask")
            let inside = lines(of: mask, indent: indent + 1, on: &canvas)
            if shapes.isEmpty || inside.isEmpty { return [] }
            return ["\(margin)<mask id=\"\(id)\" mask-type=\"alpha\">"] + inside + ["\(margin)</mask>"]
                + group(shapes, " mask=\"url(#\(id))\"", indent: indent, on: &canvas)
        case .shadowed(let shapes, let shadow, let region):
            if shapes.isEmpty { return [] }
            let id = canvas.next("shadow")
            return ["\(margin)\(shadow.definition(id: id, region: region))"]
                + group(shapes, " filter=\"url(#\(id))\"", indent: indent, on: &canvas)
        case .blurred(let shapes, let deviation, let region):
            if shapes.isEmpty { return [] }
            let id = canvas.next("blur")
            let blur = "<feGaussianBlur stdDeviation=\"\(SVG.number(deviation))\"/>"
            return ["\(margin)\(SVG.filter(id: id, region: region, blur))"]
                + group(shapes, " filter=\"url(#\(id))\"", indent: indent, on: &canvas)
        case .region(let shapes, let name, let label):
            let role = "class=\"region\" tabindex=\"0\" role=\"img\" aria-label=\"\(SVG.escaped(label))\""
            return ["\(margin)<g \(role)>", "\(margin)  <title>\(SVG.escaped(label))</title>"]
                + lines(of: shapes, indent: indent + 1, on: &canvas)
                + group(name, " class=\"name\" visibility=\"hidden\"", indent: indent + 1, on: &canvas)
                + ["\(margin)</g>"]
        }
    }

    private func rule(of path: Figure.Path, _ kind: String) -> String {
        path.isEvenOdd ? " \(kind)-rule=\"evenodd\"" : ""
    }

    private func lines(of shapes: [Figure.Shape], indent: Int, on canvas: inout SVG.Canvas) -> [String] {
        shapes.flatMap { $0.lines(indent: indent, on: &canvas) }
    }

    private func group(_ shapes: [Figure.Shape], _ attribute: String, indent: Int, on canvas: inout SVG.Canvas)
        -> [String]
    {
        let inside = lines(of: shapes, indent: indent + 1, on: &canvas)
        if inside.isEmpty { return [] }
        let margin = String(repeating: "  ", count: indent)
        return ["\(margin)<g\(attribute)>"] + inside + ["\(margin)</g>"]
    }

    private func list(_ points: [CGPoint]) -> String {
        points.map(SVG.point).joined(separator: " ")
    }

    /// Returns the style's attributes with round caps and joins, which polylines and polygons always have.
    private func rounded(_ style: Figure.Style, _ appearance: Figure.Appearance?) -> String {
        var style = style
        (style.cap, style.join) = (.butt, .miter)
        return style.attributes(appearance) + " stroke-linejoin=\"round\" stroke-linecap=\"round\""
    }
}
