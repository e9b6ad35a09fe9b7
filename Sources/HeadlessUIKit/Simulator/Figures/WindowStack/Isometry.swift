import Foundation

/// A look at upright planes, one before the other, from the right and a little above, without perspective.
struct Isometry: Equatable {
    /// Picture units a point.
    let scale: CGFloat

    /// Where a step to the right of one unit goes.
    private static let across = CGPoint(x: 0.62, y: -0.2)
    /// How far down a plane stands for each unit that it stands to the right of the one at the back.
    private static let slope: CGFloat = 0.22

    /// Where a point of the screen comes out on a plane that stands `depth` picture units to the right of the back.
    func callAsFunction(_ point: CGPoint, depth: CGFloat) -> CGPoint {
        CGPoint(
            x: point.x * Isometry.across.x * scale + depth,
            y: (point.x * Isometry.across.y + point.y) * scale + depth * Isometry.slope)
    }

    /// From the points of a plane to the picture.
    func transform(depth: CGFloat) -> Figure.Transform {
        Figure.Transform(
            a: Isometry.across.x * scale, b: Isometry.across.y * scale, c: 0, d: scale, tx: depth,
            ty: depth * Isometry.slope)
    }

    /// The corners of a rectangle: top left, top right, bottom right, bottom left.
    func corners(of rect: CGRect, depth: CGFloat) -> [CGPoint] {
        [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ].map { self($0, depth: depth) }
    }

    /// How wide a plane comes out, in picture units.
    func width(of size: CGSize) -> CGFloat {
        size.width * Isometry.across.x * scale
    }
}
