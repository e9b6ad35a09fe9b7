// swift-format-ignore-file: AlwaysUseLowerCamelCase
// (The names are those of Core Animation.)

/// A transform of three-dimensional space: a matrix of four rows and four columns, as in Core Animation.
///
/// Points are row vectors, as with `CGAffineTransform`, so a point is transformed as `[x y z 1] * matrix`. Pictures
/// show the affine part of the transform: `CATransform3DGetAffineTransform`.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/catransform3d; row vectors follow from the products
///   in https://developer.apple.com/documentation/quartzcore/transforms
/// - Differs: On a phone, layers are also drawn with depth and perspective.
public struct CATransform3D: Sendable {
    public var m11: CGFloat
    public var m12: CGFloat
    public var m13: CGFloat
    public var m14: CGFloat
    public var m21: CGFloat
    public var m22: CGFloat
    public var m23: CGFloat
    public var m24: CGFloat
    public var m31: CGFloat
    public var m32: CGFloat
    public var m33: CGFloat
    public var m34: CGFloat
    public var m41: CGFloat
    public var m42: CGFloat
    public var m43: CGFloat
    public var m44: CGFloat

    /// Creates a matrix of zeros.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/catransform3d; the page doesn't name the values.
    public init() {
        self.init(rows: Array(repeating: Array(repeating: 0, count: 4), count: 4))
    }

    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
        m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
        m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
        m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }
}

/// The identity transform.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/catransform3didentity
public let CATransform3DIdentity = CATransform3DMakeScale(1, 1, 1)

/// Returns a Boolean value indicating whether a transform is the identity transform.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/catransform3disidentity(_:)
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
    CATransform3DEqualToTransform(t, CATransform3DIdentity)
}

/// Returns a Boolean value indicating whether two transforms are exactly equal.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/catransform3dequaltotransform(_:_:)
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    a.rows == b.rows
}

/// Returns a translation by distances in points.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/catransform3dmaketranslation(_:_:_:); the page
///   doesn't name the unit.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    CATransform3D(rows: [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [tx, ty, tz, 1]])
}

/// Returns a scaling by three factors.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/catransform3dmakescale(_:_:_:)
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3D(rows: [[sx, 0, 0, 0], [0, sy, 0, 0], [0, 0, sz, 0], [0, 0, 0, 1]])
}

/// Returns a rotation around a vector, in radians. If the vector has the length 0, it returns the identity transform.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/catransform3dmakerotation(_:_:_:_:)
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (sine, cosine) = (sin(angle), cos(angle))
    let rest = 1 - cosine
    return CATransform3D(rows: [
        [cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine, 0],
        [x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine, 0],
        [x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest, 0],
        [0, 0, 0, 1],
    ])
}

/// Returns the transform that translates first and then applies the given transform.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/catransform3dtranslate(_:_:_:_:)
public func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Returns the transform that scales first and then applies the given transform.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/catransform3dscale(_:_:_:_:)
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Returns the transform that rotates around a vector first, in radians, and then applies the given transform.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/catransform3drotate(_:_:_:_:_:)
public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// Returns the transform that applies the first transform and then the second one.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/catransform3dconcat(_:_:)
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    let (left, right) = (a.rows, b.rows)
    return CATransform3D(
        rows: left.map { row in (0..<4).map { column in (0..<4).reduce(0) { $0 + row[$1] * right[$1][column] } } })
}

/// Returns the inverse of a transform, or the transform itself if it isn't invertible.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/catransform3dinvert(_:)
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    t.inverse ?? t
}

/// Returns an affine transform as a three-dimensional one.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/catransform3dmakeaffinetransform(_:)
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    CATransform3D(
        m11: m.a, m12: m.b, m13: 0, m14: 0, m21: m.c, m22: m.d, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1, m34: 0,
        m41: m.tx, m42: m.ty, m43: 0, m44: 1)
}

/// Returns a Boolean value indicating whether the transform is exactly representable as an affine transform.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/catransform3disaffine(_:)
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    (t.m13, t.m14, t.m23, t.m24) == (0, 0, 0, 0) && (t.m31, t.m32, t.m33, t.m34) == (0, 0, 1, 0)
        && (t.m43, t.m44) == (0, 1)
}

/// Returns the affine part of a transform: the components that determine x and y, without depth and perspective.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/catransform3dgetaffinetransform(_:); for a transform
///   that isn't affine, Apple leaves the result undefined.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
