import Foundation

/// A look at upright planes, one before the other, from the right and a little above, without perspective.
struct Isometry {
    /// Picture units a point.
    let scale: CGFloat
    /// Picture units to the right between one plane and the next in front of it.
    let gap: CGFloat

    /// The view turned by 45 degrees and tilted by 18.
    private static let across = CGPoint(x: 0.7071, y: -0.2185)
    private static let down: CGFloat = 0.9511

    /// Where a point of the screen on plane `depth`, counted from the back, comes out.
    func callAsFunction(_ point: CGPoint, depth: Int) -> CGPoint {
        let z = CGFloat(depth) * gap
        return CGPoint(
            x: point.x * Isometry.across.x * scale + z,
            y: (point.x * Isometry.across.y + point.y * Isometry.down) * scale - z * Isometry.across.y
                / Isometry.across.x)
    }

    /// The corners of a rectangle: top left, top right, bottom right, bottom left.
    func corners(of rect: CGRect, depth: Int) -> [CGPoint] {
        [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ].map { self($0, depth: depth) }
    }
}
