import Foundation

extension Figure {
    /// A view in its superview before and after its transform, with its centre and anchor point, its frame and the
    /// angles it is turned and sheared by.
    @MainActor
    public static func geometry(
        title: String, description: String? = nil, name: String? = nil, of view: UIView
    ) -> Figure {
        geometry(title: title, description: description, name: name, Placed(view))
    }

    /// A rectangle in the superview's coordinates before and after a transform: its centre and anchor point, the frame
    /// around it dashed, and the angles it is turned and sheared by.
    ///
    /// The grey axes are the superview's, in points, y downwards; the coloured ones at a corner the view's own. The
    /// numbers stand beside the sketch. Without a `description` they are given in words.
    ///
    /// ```swift
    /// let view = UIView(frame: CGRect(x: 40, y: 60, width: 120, height: 60))
    /// view.transform = CGAffineTransform(rotationAngle: .pi / 6)
    /// return .geometry(title: "A turned view", of: view)
    /// ```
    public static func geometry(
        title: String, description: String? = nil, name: String? = nil, _ placed: Placed
    ) -> Figure {
        let view = GeometryScale(placed)
        let sketch = Panel(
            size: CGSize(
                width: (view.area.maxX + 26).rounded(.up), height: (view.area.maxY + 28).rounded(.up)),
            shapes: view.axes + rectangles(placed, view) + marks(placed, view))
        return Figure(
            title: title, description: description ?? placed.words, name: name,
            panels: [sketch, GeometryLegend(placed).panel])
    }

    private static func rectangles(_ placed: Placed, _ view: GeometryScale) -> [Shape] {
        let frame = Placed(bounds: placed.frame, center: placed.frame.origin, anchorPoint: .zero).corners.map {
            view($0)
        }
        let after = placed.corners.map { view($0) }
        return [
            .polygon(placed.untransformed.corners.map { view($0) }, GeometryLegend.before),
            .polygon(after, .fill(.accentSoft, opacity: 0.7)),
            .polygon(after, .stroke(.accent, width: 2)),
            .polygon(frame, GeometryLegend.frame),
        ]
    }

    /// Arrows along the view's edges from its own top left, as far as there is an edge.
    private static func ownAxes(_ placed: Placed, _ view: GeometryScale) -> [Shape] {
        let corners = placed.corners.map { view($0) }
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
            let style = TextStyle(.accent, size: 11.5, isBold: true, anchor: .middle)
            return [
                .arrow(from: corners[0], to: point(26, inside: 0), .accent, width: 3, head: 9),
                .text(name, at: point(24, inside: 11), style),
            ]
        }
    }

    /// The angles, the corner that is the view's own top left, the middle and the centre.
    private static func marks(_ placed: Placed, _ view: GeometryScale) -> [Shape] {
        let center = view(placed.center)
        var shapes: [Shape] = []
        let turn = placed.xAngle
        if abs(turn) > 0.001 {
            shapes += AngleMark(vertex: center, start: 0, end: turn, radius: 26, color: .accent).shapes
        }
        if abs(placed.shearAngle) > 0.001 {
            let start = turn + (placed.transform.decomposed().scale.height < 0 ? -CGFloat.pi / 2 : .pi / 2)
            shapes +=
                AngleMark(vertex: center, start: start, end: start + placed.shearAngle, radius: 26, color: .warn).shapes
        }
        if !placed.isCenterMiddle {
            shapes.append(.circle(center: view(placed.middle), radius: 3, .stroke(.accent)))
        }
        return shapes + ownAxes(placed, view) + [
            .rectangle(CGRect(origin: view(placed.corners[0]), size: .zero).insetBy(dx: -3, dy: -3), .fill(.accent)),
            .circle(center: center, radius: 4, .fill(.ink)),
        ]
    }
}
