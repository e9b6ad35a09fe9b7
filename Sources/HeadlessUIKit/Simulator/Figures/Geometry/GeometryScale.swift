import Foundation

/// A mapping from points of a superview to a sketch that shows a region of the superview.
struct GeometryScale {
    /// The region that is shown, in the superview's coordinates.
    let region: CGRect
    /// The number of user units per point.
    let scale: CGFloat
    /// The location of the region's top-left corner in the figure.
    let origin: CGPoint

    private static let room = CGSize(width: 250, height: 230)

    init(_ geometry: Figure.ViewGeometry) {
        // Uses the circle in which the view rotates about its center, so that the sketch has the same scale for every
        // angle.
        let radius =
            (geometry.corners + geometry.untransformed.corners)
            .map { hypot($0.x - geometry.center.x, $0.y - geometry.center.y) }.max() ?? 0
        let content = CGRect(origin: geometry.center, size: .zero).insetBy(dx: -radius, dy: -radius)
        // Includes the superview's origin, unless it's so far away that the view would be too small.
        let withOrigin = content.union(CGRect(origin: .zero, size: .zero))
        let isNear =
            withOrigin.width <= 2.5 * max(content.width, 1) && withOrigin.height <= 2.5 * max(content.height, 1)
        let tight = isNear ? withOrigin : content
        let margin = max(tight.width, tight.height, 1) * 0.06
        region = tight.insetBy(dx: -margin, dy: -margin)
        scale = min(GeometryScale.room.width / region.width, GeometryScale.room.height / region.height)
        origin = CGPoint(x: 44, y: 30)
    }

    func callAsFunction(_ point: CGPoint) -> CGPoint {
        CGPoint(x: origin.x + (point.x - region.minX) * scale, y: origin.y + (point.y - region.minY) * scale)
    }

    /// The region, in the figure's coordinates.
    var area: CGRect {
        CGRect(origin: origin, size: CGSize(width: region.width * scale, height: region.height * scale))
    }
}
