@_spi(Simulator) import UIKit

/// The features of layers in addition to a background color.
extension ScreenPainter {
    func drawing(of view: PaintedView) -> [Figure.Shape] {
        switch view.drawing {
        case .shape(let shape): shape.shapes
        case .gradient(let gradient):
            view.bounds.isEmpty ? [] : gradient.shapes(in: view.outlinePath, bounds: view.bounds)
        case nil: []
        }
    }

    /// Clips shapes to the bounds of a view and its rounded corners.
    func clipped(_ shapes: [Figure.Shape], to view: PaintedView) -> [Figure.Shape] {
        if view.hasEqualCorners { return [.clipped(shapes, to: view.bounds, corner: view.corner)] }
        return [.cut(shapes, along: view.outlinePath)]
    }

    /// Returns the border, which is inside the edge: its center line is inset by half of its width.
    func border(of view: PaintedView) -> [Figure.Shape] {
        guard let border = view.border, !view.bounds.isEmpty else { return [] }
        let width = min(border.width, min(view.bounds.width, view.bounds.height))
        var line = view
        line.bounds = view.bounds.insetBy(dx: width / 2, dy: width / 2)
        line.corner = max(view.corner - width / 2, 0)
        return [line.outline(with: .stroke(.real(border.color), width: width))]
    }

    /// Adds the shadow of shapes, or of the shadow path, behind them.
    func shadowed(_ shapes: [Figure.Shape], by view: PaintedView) -> [Figure.Shape] {
        guard let shadow = view.shadow else { return shapes }
        guard let path = shadow.path else {
            let place = Figure.Shadow(shadow.color.components, offset: shadow.offset, blur: shadow.radius)
            return [.shadowed(shapes, place, in: shadow.region(of: view.extent))]
        }
        let moved = Figure.Shape.group(
            [.path(Figure.Path(path), .fill(.real(shadow.color)))],
            .translation(x: shadow.offset.width, y: shadow.offset.height))
        if shadow.radius == 0 { return [moved] + shapes }
        return [.blurred([moved], by: shadow.radius, in: shadow.region(of: path.boundingBox))] + shapes
    }
}

extension PaintedView {
    /// A Boolean value indicating whether all corners are rounded, or none is.
    var hasEqualCorners: Bool { corner == 0 || roundCorners == .allCorners }

    /// Returns the bounds with their rounded corners.
    func outline(with style: Figure.Style) -> Figure.Shape {
        hasEqualCorners ? .rectangle(bounds, corner: corner, style) : .path(outlinePath, style)
    }

    var outlinePath: Figure.Path {
        Figure.Path(
            UIBezierPath(
                roundedRect: bounds, byRoundingCorners: corner == 0 ? [] : roundCorners,
                cornerRadii: CGSize(width: corner, height: corner)
            ).cgPath)
    }

    /// The area that the view draws on, in its own coordinates.
    var extent: CGRect {
        var extent = bounds
        if case .shape(let shape) = drawing { extent = extent.union(shape.extent) }
        for mark in marks { extent = extent.union(mark.extent) }
        for text in texts { extent = extent.union(text.frame) }
        if clips { return bounds }
        for child in children {
            let inside = child.shadow.map { $0.region(of: child.extent) } ?? child.extent
            extent = extent.union(inside.applying(CGAffineTransform(child.transform)))
        }
        return extent
    }
}
