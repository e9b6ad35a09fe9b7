import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@Suite struct Transform3DTests {
    private func same(_ one: CATransform3D, _ other: CATransform3D) -> Bool {
        let paths: [KeyPath<CATransform3D, CGFloat>] = [
            \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41, \.m42, \.m43,
            \.m44,
        ]
        return paths.allSatisfy { abs(one[keyPath: $0] - other[keyPath: $0]) < 1e-9 }
    }

    @Test func `a scale by 1 is the identity, and a transform of zeros isn't`() {
        #expect(
            CATransform3DIsIdentity(CATransform3DIdentity) && CATransform3DIsIdentity(CATransform3DMakeScale(1, 1, 1)))
        #expect(!CATransform3DIsIdentity(CATransform3D()))
    }

    @Test func `a rotation about the z-axis is affine and equals the 2D rotation`() {
        let plane = CATransform3DGetAffineTransform(CATransform3DMakeRotation(0.7, 0, 0, 2))
        #expect(near(plane, CGAffineTransform(rotationAngle: 0.7)))
        #expect(CATransform3DIsAffine(CATransform3DMakeRotation(0.7, 0, 0, 1)))
        #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(0.7, 1, 0, 0)))
    }

    @Test func `a rotation about a zero vector is the identity`() {
        #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    }

    @Test func `a quarter turn about each axis maps the next axis to the one after it`() {
        #expect(same(CATransform3DMakeRotation(.pi / 2, 1, 0, 0), matrix([1, 0, 0], [0, 0, 1], [0, -1, 0])))
        #expect(same(CATransform3DMakeRotation(.pi / 2, 0, 1, 0), matrix([0, 0, -1], [0, 1, 0], [1, 0, 0])))
        #expect(same(CATransform3DMakeRotation(.pi / 2, 0, 0, 1), matrix([0, 1, 0], [-1, 0, 0], [0, 0, 1])))
    }

    private func matrix(_ x: [CGFloat], _ y: [CGFloat], _ z: [CGFloat]) -> CATransform3D {
        CATransform3D(
            m11: x[0], m12: x[1], m13: x[2], m14: 0, m21: y[0], m22: y[1], m23: y[2], m24: 0, m31: z[0], m32: z[1],
            m33: z[2], m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)
    }

    @Test func `added translations, scales and rotations apply before the existing transform`() {
        let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), 1, 1, 1)
        #expect((moved.m41, moved.m42, moved.m43) == (2, 3, 4))
        let scaled = CATransform3DScale(CATransform3DMakeTranslation(1, 1, 1), 2, 3, 4)
        #expect((scaled.m41, scaled.m11, scaled.m33) == (1, 2, 4))
        let turned = CATransform3DRotate(CATransform3DMakeScale(2, 1, 1), .pi / 2, 0, 0, 1)
        let plane = CGAffineTransform(scaleX: 2, y: 1).rotated(by: .pi / 2)
        #expect(near(CATransform3DGetAffineTransform(turned), plane))
    }

    @Test(arguments: 0..<100 as Range<UInt64>)
    func `concatenating a transform with its inverse gives the identity`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        func number() -> CGFloat { .random(in: -3...3, using: &random) }
        var transform = CATransform3DMakeRotation(number(), number(), number(), number())
        transform = CATransform3DScale(transform, number() + 4, number() - 4, 1)
        transform = CATransform3DTranslate(transform, number(), number(), number())
        transform.m34 = -1 / 500
        #expect(same(CATransform3DConcat(transform, CATransform3DInvert(transform)), CATransform3DIdentity))
    }

    @Test func `inverting a singular transform returns it unchanged`() {
        let flat = CATransform3DMakeScale(0, 1, 1)
        #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
    }

    @Test(arguments: 0..<20 as Range<UInt64>)
    func `converting an affine transform to 3D and back returns the same transform`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        func number() -> CGFloat { .random(in: -3...3, using: &random) }
        let plane = CGAffineTransform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
        let space = CATransform3DMakeAffineTransform(plane)
        #expect(CATransform3DIsAffine(space) && CATransform3DGetAffineTransform(space) == plane)
    }
}
