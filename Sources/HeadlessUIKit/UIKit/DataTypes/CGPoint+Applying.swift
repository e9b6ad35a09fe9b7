extension CGPoint {
    /// Returns the transformed point.
    ///
    /// - Source: https://developer.apple.com/documentation/corefoundation/cgpoint/applying(_:)-2afxw
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: x * t.a + y * t.c + t.tx, y: x * t.b + y * t.d + t.ty)
    }
}

extension CGSize {
    /// Returns the size transformed as a vector. Translations have no effect, and the result can be negative.
    ///
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgsizeapplyaffinetransform(_:_:); that
    ///   translations have no effect: Apple's header `CGAffineTransform.h`.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: width * t.a + height * t.c, height: width * t.b + height * t.d)
    }
}

extension CGRect {
    /// Returns the smallest rectangle that contains the transformed corners.
    ///
    /// The null rectangle stays null and, as in Core Graphics, the infinite rectangle stays infinite.
    ///
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgrectapplyaffinetransform(_:_:); the page
    ///   doesn't name null and infinite rectangles.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        guard !isNull, !isInfinite else { return self }
        let (one, other) = (CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: maxY))
        let left = min(one.x * t.a, other.x * t.a) + min(one.y * t.c, other.y * t.c) + t.tx
        let right = max(one.x * t.a, other.x * t.a) + max(one.y * t.c, other.y * t.c) + t.tx
        let top = min(one.x * t.b, other.x * t.b) + min(one.y * t.d, other.y * t.d) + t.ty
        let bottom = max(one.x * t.b, other.x * t.b) + max(one.y * t.d, other.y * t.d) + t.ty
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
