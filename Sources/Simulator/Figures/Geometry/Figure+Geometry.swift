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
    /// The axes are the superview's, in points, y downwards. Without a `description` the numbers are given in words.
    public static func geometry(
        title: String, description: String? = nil, name: String? = nil, _ placed: Placed
    ) -> Figure {
        let view = GeometryScale(placed)
        let legend = GeometryLegend(placed)
        let top = view.area.maxY + 42
        let width = max(view.area.maxX + 32, legend.width + 12)
        return Figure(
            title: title, description: description ?? placed.words,
            size: CGSize(width: width.rounded(.up), height: (top + legend.height).rounded(.up)), name: name,
            shapes: view.axes + rectangles(placed, view) + marks(placed, view)
                + [.group(legend.shapes, .translation(x: 8, y: top))])
    }

    private static func rectangles(_ placed: Placed, _ view: GeometryScale) -> [Shape] {
        let frame = Placed(bounds: placed.frame, center: placed.frame.origin, anchorPoint: .zero).corners.map {
            view($0)
        }
        let after = placed.corners.map { view($0) }
        let shapes: [Shape] = [
            .polygon(placed.untransformed.corners.map { view($0) }, GeometryLegend.before),
            .polygon(after, .fill(.accentSoft, opacity: 0.7)),
            .polygon(after, .stroke(.accent, width: 2)),
        ]
        return placed.transform.isIdentity ? shapes : shapes + [.polygon(frame, GeometryLegend.frame)]
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
        return shapes + [
            .rectangle(CGRect(origin: view(placed.corners[0]), size: .zero).insetBy(dx: -3, dy: -3), .fill(.accent)),
            .circle(center: center, radius: 4, .fill(.ink)),
        ]
    }
}
