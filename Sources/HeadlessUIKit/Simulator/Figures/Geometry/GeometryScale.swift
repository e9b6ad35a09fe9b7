import Foundation

/// How points of a superview come out on a sketch, and what part of the superview it shows.
struct GeometryScale {
    /// In points of the superview.
    let region: CGRect
    /// Picture units a point.
    let scale: CGFloat
    /// Where the region's top left is in the picture.
    let origin: CGPoint

    private static let room = CGSize(width: 250, height: 230)

    init(_ placed: Figure.Placed) {
        // The circle in which the view turns about its centre: it comes out as large at each turn.
        let radius =
            (placed.corners + placed.untransformed.corners)
            .map { hypot($0.x - placed.center.x, $0.y - placed.center.y) }.max() ?? 0
        let things = CGRect(origin: placed.center, size: .zero).insetBy(dx: -radius, dy: -radius)
        // The superview's own origin, unless it is so far away that nothing else would be seen.
        let withOrigin = things.union(CGRect(origin: .zero, size: .zero))
        let isNear = withOrigin.width <= 2.5 * max(things.width, 1) && withOrigin.height <= 2.5 * max(things.height, 1)
        let tight = isNear ? withOrigin : things
        let air = max(tight.width, tight.height, 1) * 0.06
        region = tight.insetBy(dx: -air, dy: -air)
        scale = min(GeometryScale.room.width / region.width, GeometryScale.room.height / region.height)
        origin = CGPoint(x: 44, y: 30)
    }

    func callAsFunction(_ point: CGPoint) -> CGPoint {
        CGPoint(x: origin.x + (point.x - region.minX) * scale, y: origin.y + (point.y - region.minY) * scale)
    }

    /// The region in the picture.
    var area: CGRect {
        CGRect(origin: origin, size: CGSize(width: region.width * scale, height: region.height * scale))
    }
}
