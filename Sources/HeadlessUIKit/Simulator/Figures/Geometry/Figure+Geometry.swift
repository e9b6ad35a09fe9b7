import Foundation

extension Figure {
    /// Draws a view in its superview before and after its transform.
    ///
    /// The figure shows the view's center, its anchor point, its frame, and the angles by which it's rotated and
    /// sheared.
    @MainActor
    public static func geometry(
        title: String, description: String? = nil, name: String? = nil, of view: UIView
    ) -> Figure {
        geometry(title: title, description: description, name: name, ViewGeometry(view))
    }

    /// Draws a rectangle in its superview's coordinates before and after a transform.
    ///
    /// The figure shows the center and the anchor point, the frame as a dashed rectangle, and the angles by which the
    /// rectangle is rotated and sheared. The gray axes are the superview's, in points, with y pointing down. The
    /// colored axes at a corner are the view's. A legend next to the sketch contains the numbers. Without a
    /// `description`, the numbers are given in words.
    ///
    /// ```swift
    /// let view = UIView(frame: CGRect(x: 40, y: 60, width: 120, height: 60))
    /// view.transform = CGAffineTransform(rotationAngle: .pi / 6)
    /// return .geometry(title: "A turned view", of: view)
    /// ```
    public static func geometry(
        title: String, description: String? = nil, name: String? = nil, _ geometry: ViewGeometry
    ) -> Figure {
        let view = GeometryScale(geometry)
        let sketch = Panel(
            size: CGSize(
                width: (view.area.maxX + 26).rounded(.up), height: (view.area.maxY + 28).rounded(.up)),
            shapes: view.axes + rectangles(geometry, view) + markers(geometry, view))
        return Figure(
            title: title, description: description ?? geometry.description, name: name,
            panels: [sketch, GeometryLegend(geometry).panel])
    }

    private static func rectangles(_ geometry: ViewGeometry, _ view: GeometryScale) -> [Shape] {
        let frame = ViewGeometry(bounds: geometry.frame, center: geometry.frame.origin, anchorPoint: .zero).corners.map
        {
            view($0)
        }
        let after = geometry.corners.map { view($0) }
        return [
            .polygon(geometry.untransformed.corners.map { view($0) }, GeometryLegend.before),
            .polygon(after, .fill(.accentSoft, opacity: 0.7)),
            .polygon(after, .stroke(.accent, width: 2)),
            .polygon(frame, GeometryLegend.frame),
        ]
    }

    /// Returns arrows along the view's edges from its own top-left corner. An edge that is too short has no arrow.
    private static func viewAxes(_ geometry: ViewGeometry, _ view: GeometryScale) -> [Shape] {
        let corners = geometry.corners.map { view($0) }
        return [(corners[1], "x"), (corners[3], "y")].flatMap { end, name -> [Shape] in
            let length = hypot(end.x - corners[0].x, end.y - corners[0].y)
            guard length > 30 else { return [] }
            let along = CGPoint(x: (end.x - corners[0].x) / length, y: (end.y - corners[0].y) / length)
            func point(_ distance: CGFloat, inside: CGFloat) -> CGPoint {
                let other = name == "x" ? corners[3] : corners[1]
                let width = max(hypot(other.x - corners[0].x, other.y - corners[0].y), 1)
                return CGPoint(
                    x: corners[0].x + along.x * distance + (other.x - corners[0].x) / width * inside,
                    y: corners[0].y + along.y * distance + (other.y - corners[0].y) / width * inside)
            }
            let style = TextStyle(.accent, size: 12, isBold: true, anchor: .middle)
            return [
                .arrow(from: corners[0], to: point(26, inside: 0), .accent, width: 3, head: 9),
                .text(name, at: point(24, inside: 11), style),
            ]
        }
    }

    /// Returns the markers for the angles, the view's own top-left corner, its middle, and its center.
    private static func markers(_ geometry: ViewGeometry, _ view: GeometryScale) -> [Shape] {
        let center = view(geometry.center)
        var shapes: [Shape] = []
        let turn = geometry.xAngle
        if abs(turn) > 0.001 {
            shapes += AngleMark(vertex: center, start: 0, end: turn, radius: 26, color: .accent).shapes
        }
        if abs(geometry.shearAngle) > 0.001 {
            let start = turn + (geometry.transform.decomposed().scale.height < 0 ? -CGFloat.pi / 2 : .pi / 2)
            shapes +=
                AngleMark(vertex: center, start: start, end: start + geometry.shearAngle, radius: 26, color: .warn)
                .shapes
        }
        if !geometry.isCenterMiddle {
            shapes.append(.circle(center: view(geometry.middle), radius: 3, .stroke(.accent)))
        }
        return shapes + viewAxes(geometry, view) + [
            .rectangle(CGRect(origin: view(geometry.corners[0]), size: .zero).insetBy(dx: -3, dy: -3), .fill(.accent)),
            .circle(center: center, radius: 4, .fill(.ink)),
        ]
    }
}
