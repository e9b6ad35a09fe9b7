extension CGPoint {
    /// Returns the vector from another point to this point.
    func distance(from other: CGPoint) -> CGVector { CGVector(dx: x - other.x, dy: y - other.y) }
}

extension CGVector {
    var length: CGFloat { (dx * dx + dy * dy).squareRoot() }

    /// Returns the vector after rotation and scaling by a transform, without its translation.
    func applying(_ transform: CGAffineTransform) -> CGVector {
        CGVector(dx: transform.a * dx + transform.c * dy, dy: transform.b * dx + transform.d * dy)
    }

    static func + (left: CGVector, right: CGVector) -> CGVector {
        CGVector(dx: left.dx + right.dx, dy: left.dy + right.dy)
    }

    static func - (left: CGVector, right: CGVector) -> CGVector {
        CGVector(dx: left.dx - right.dx, dy: left.dy - right.dy)
    }

    static func * (vector: CGVector, factor: CGFloat) -> CGVector {
        CGVector(dx: vector.dx * factor, dy: vector.dy * factor)
    }
}
