import Foundation

extension Figure {
    /// An affine transform with the members of `CGAffineTransform`: x' = ax + cy + tx, y' = bx + dy + ty.
    public struct Transform: Sendable, Equatable {
        public var a, b, c, d, tx, ty: CGFloat

        public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
            (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
        }

        public static let identity = Transform.translation(x: 0, y: 0)

        public static func translation(x: CGFloat, y: CGFloat) -> Transform {
            Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
        }

        /// Returns a rotation about `point`, in radians. Positive angles are clockwise on the screen.
        public static func rotation(_ angle: CGFloat, about point: CGPoint = .zero) -> Transform {
            let cosine = CGFloat(cos(Double(angle)))
            let sine = CGFloat(sin(Double(angle)))
            return Transform(
                a: cosine, b: sine, c: -sine, d: cosine,
                tx: point.x - cosine * point.x + sine * point.y,
                ty: point.y - sine * point.x - cosine * point.y)
        }

        public func callAsFunction(_ point: CGPoint) -> CGPoint {
            CGPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
        }

        /// Returns a transform that applies this transform and then another.
        package func concatenating(_ other: Transform) -> Transform {
            let origin = other(CGPoint(x: tx, y: ty))
            return Transform(
                a: other.a * a + other.c * b, b: other.b * a + other.d * b,
                c: other.a * c + other.c * d, d: other.b * c + other.d * d, tx: origin.x, ty: origin.y)
        }

        /// The height of a shape after the transform that has a height of one unit before it. It's the scale of text.
        package var heightScale: CGFloat { hypot(c, d) }

        /// The value of a `transform` attribute.
        ///
        /// Its linear part has six decimals, because a hundredth makes a difference of a pixel here.
        var attribute: String {
            let linear = [a, b, c, d].map { value in
                let micro = Int((Double(value) * 1_000_000).rounded())
                return micro % 10_000 == 0 ? SVG.number(value) : "\(Double(micro) / 1_000_000)"
            }
            return "matrix(\((linear + [SVG.number(tx), SVG.number(ty)]).joined(separator: " ")))"
        }
    }
}
