import Foundation

extension Figure.Shape {
    /// Returns the shape mirrored horizontally on a canvas of the given width. The content of texts and images isn't
    /// mirrored.
    ///
    /// - Precondition: The shape is of a kind that rows consist of.
    func mirrored(width: CGFloat) -> Figure.Shape {
        func mirrored(_ point: CGPoint) -> CGPoint { CGPoint(x: width - point.x, y: point.y) }
        func mirrored(_ rect: CGRect) -> CGRect {
            CGRect(origin: CGPoint(x: width - rect.maxX, y: rect.minY), size: rect.size)
        }
        switch self {
        case .rectangle(let rect, let corner, let style): return .rectangle(mirrored(rect), corner: corner, style)
        case .circle(let center, let radius, let style):
            return .circle(center: mirrored(center), radius: radius, style)
        case .polyline(let points, let style): return .polyline(points.map(mirrored), style)
        case .polygon(let points, let style): return .polygon(points.map(mirrored), style)
        case .text(let text, let point, var style):
            style.anchor = style.anchor.opposite
            return .text(text, at: mirrored(point), style)
        case .image(let image, let rect): return .image(image, in: mirrored(rect))
        case .group(let shapes, let transform):
            let mirroredTransform = Figure.Transform(
                a: transform.a, b: -transform.b, c: -transform.c, d: transform.d,
                tx: width - transform.a * width - transform.tx, ty: transform.b * width + transform.ty)
            return .group(shapes.map { $0.mirrored(width: width) }, mirroredTransform)
        case .path, .gradient, .faded, .clipped, .cut, .masked, .shadowed, .blurred, .region:
            preconditionFailure("\(self) is on no row")
        }
    }
}
