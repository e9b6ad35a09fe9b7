/// An affine transform of the plane, which keeps straight lines straight and parallel lines parallel.
///
/// Points are row vectors, so a point is transformed as `[x y 1] * matrix`:
///
///     | a  b  0 |
///     | c  d  0 |
///     | tx ty 1 |
///
/// `translatedBy`, `scaledBy`, and `rotated` put the new operation *first*: `t.translatedBy(…)` translates, and then
/// applies `t`. `concatenating` puts it last. Foundation's `AffineTransform` on Linux does the opposite. Source: Apple,
/// "CGAffineTransform".
public struct CGAffineTransform: Hashable, Sendable {
    public var a: CGFloat
    public var b: CGFloat
    public var c: CGFloat
    public var d: CGFloat
    public var tx: CGFloat
    public var ty: CGFloat

    /// Creates a matrix of zeros, which maps every point to the origin.
    ///
    /// - Source: https://developer.apple.com/documentation/corefoundation/cgaffinetransform/init(); the page doesn't
    ///   name the values.
    public init() {
        self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    }

    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// Creates a translation by distances in points.
    ///
    /// - Source: https://developer.apple.com/documentation/corefoundation/cgaffinetransform/init(translationx:y:)
    public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Creates a scaling about the origin.
    ///
    /// - Source: https://developer.apple.com/documentation/corefoundation/cgaffinetransform/init(scalex:y:)
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Creates a rotation about the origin by an angle in radians. With y pointing down, as on the phone, it's
    /// clockwise.
    ///
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgaffinetransformmakerotation(_:), which
    ///   describes the rotation of the axes instead of that of what is drawn.
    public init(rotationAngle angle: CGFloat) {
        let sine = sin(angle)
        let cosine = cos(angle)
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// The identity transform, which doesn't change points.
    ///
    /// - Source: https://developer.apple.com/documentation/corefoundation/cgaffinetransform/identity
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
}
