import Foundation

/// A parallel projection of upright planes, one in front of the other, as seen from the right and from slightly above.
struct Isometry: Equatable {
    /// The number of user units per point.
    let scale: CGFloat

    /// The displacement in the figure for a displacement of one unit to the right on a plane.
    private static let across = CGPoint(x: 0.62, y: -0.2)
    /// The distance by which a plane is lowered for each unit of its depth.
    private static let slope: CGFloat = 0.22

    /// Returns the location in the figure of a point on a plane.
    ///
    /// - Parameter depth: The distance of the plane to the right of the one at the back, in user units.
    func callAsFunction(_ point: CGPoint, depth: CGFloat) -> CGPoint {
        CGPoint(
            x: point.x * Isometry.across.x * scale + depth,
            y: (point.x * Isometry.across.y + point.y) * scale + depth * Isometry.slope)
    }

    /// Returns the transform from the points of a plane to the figure.
    func transform(depth: CGFloat) -> Figure.Transform {
        Figure.Transform(
            a: Isometry.across.x * scale, b: Isometry.across.y * scale, c: 0, d: scale, tx: depth,
            ty: depth * Isometry.slope)
    }

    /// Returns the corners of a rectangle in the figure: top left, top right, bottom right, and bottom left.
    func corners(of rect: CGRect, depth: CGFloat) -> [CGPoint] {
        [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ].map { self($0, depth: depth) }
    }

    /// Returns the width of a plane in the figure, in user units.
    func width(of size: CGSize) -> CGFloat {
        size.width * Isometry.across.x * scale
    }
}
