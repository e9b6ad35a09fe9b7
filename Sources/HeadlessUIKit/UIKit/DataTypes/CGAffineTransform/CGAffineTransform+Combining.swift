extension CGAffineTransform {
    /// A Boolean value indicating whether the transform exactly equals the identity.
    ///
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgaffinetransformisidentity(_:)
    public var isIdentity: Bool { self == .identity }

    /// Returns a transform that applies this transform, and then another.
    ///
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgaffinetransformconcat(_:_:)
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * other.a + b * other.c,
            b: a * other.b + b * other.d,
            c: c * other.a + d * other.c,
            d: c * other.b + d * other.d,
            tx: tx * other.a + ty * other.c + other.tx,
            ty: tx * other.b + ty * other.d + other.ty
        )
    }

    /// Returns a transform that applies a translation, and then this transform.
    ///
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgaffinetransformtranslate(_:_:_:)
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// Returns a transform that applies a scaling, and then this transform.
    ///
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgaffinetransformscale(_:_:_:)
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// Returns a transform that applies a rotation by an angle in radians, and then this transform.
    ///
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgaffinetransformrotate(_:_:)
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// Returns the inverse of the transform, or the transform itself if it isn't invertible.
    ///
    /// - Source: Apple, "CGAffineTransformInvert".
    public func inverted() -> CGAffineTransform {
        let determinant = a * d - b * c
        guard determinant != 0, determinant.isFinite else { return self }
        return CGAffineTransform(
            a: d / determinant,
            b: -b / determinant,
            c: -c / determinant,
            d: a / determinant,
            tx: (c * ty - d * tx) / determinant,
            ty: (b * tx - a * ty) / determinant
        )
    }
}
