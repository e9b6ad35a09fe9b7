extension CGPoint {
    /// Where the transform takes this point.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: x * t.a + y * t.c + t.tx, y: x * t.b + y * t.d + t.ty)
    }
}

extension CGSize {
    /// Where the transform takes this size: as a vector, so translations do not count and the result may be negative.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: width * t.a + height * t.c, height: width * t.b + height * t.d)
    }
}

extension CGRect {
    /// The smallest rectangle that holds the four corners where the transform takes them.
    ///
    /// The null rectangle stays null and, as CoreGraphics does it, the infinite one infinite.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        guard !isNull, !isInfinite else { return self }
        let corners = [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
            CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
        ].map { $0.applying(t) }
        let left = corners.map(\.x).min()!
        let top = corners.map(\.y).min()!
        return CGRect(
            x: left,
            y: top,
            width: corners.map(\.x).max()! - left,
            height: corners.map(\.y).max()! - top
        )
    }
}
