extension CGAffineTransform {
    /// Creates a transform from its components, applied in the order of scale, shear, rotation, and translation.
    ///
    /// - Source: https://developer.apple.com/documentation/corefoundation/cgaffinetransform/init(_:); the order:
    ///   Apple's header `CGAffineTransform.h`.
    public init(_ components: CGAffineTransformComponents) {
        self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
            .concatenating(CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0))
            .concatenating(CGAffineTransform(rotationAngle: components.rotation))
            .concatenating(CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy))
    }

    /// Returns the components from which the transform can be created again.
    ///
    /// The first row of scale * shear * rotation is `scale.width * [cos sin]`, which determines the width, which is
    /// never negative, and the rotation. Reversing the rotation leaves `[shear 1] * scale.height` in the second row. A
    /// transform that flattens the plane has no such component for the missing direction, and the shear is 0 then.
    ///
    /// - Source: https://developer.apple.com/documentation/corefoundation/cgaffinetransform/decomposed(); how a
    ///   mirrored or flattened transform is decomposed is undocumented.
    public func decomposed() -> CGAffineTransformComponents {
        let width = (a * a + b * b).squareRoot()
        let rotation = width == 0 ? atan2(-c, d) : atan2(b, a)
        let cosine = cos(rotation)
        let sine = sin(rotation)
        let height = d * cosine - c * sine
        let push = c * cosine + d * sine
        return CGAffineTransformComponents(
            scale: CGSize(width: width, height: height),
            horizontalShear: height == 0 ? 0 : push / height,
            rotation: rotation,
            translation: CGVector(dx: tx, dy: ty)
        )
    }
}
