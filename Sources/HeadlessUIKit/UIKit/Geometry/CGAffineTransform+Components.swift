extension CGAffineTransform {
    /// Puts the parts together: scale, then shear, then rotation, then translation.
    public init(_ components: CGAffineTransformComponents) {
        self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
            .concatenating(CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0))
            .concatenating(CGAffineTransform(rotationAngle: components.rotation))
            .concatenating(CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy))
    }

    /// The parts that make this transform again.
    ///
    /// The first row of scale * shear * rotation is `scale.width * [cos sin]`, which gives the width (never negative)
    /// and the rotation; undoing the rotation leaves `[shear 1] * scale.height` in the second row. A transform that
    /// flattens the plane has no answer of this kind for the missing direction, where shear is then 0.
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
