import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@Suite struct TransformTests {
    let counted = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let backwards = CGAffineTransform(9, 8, 7, 6, 5, 4)

    // The numbers were printed by Core Graphics on a device.

    @Test func `concatenating applies the receiver first and the argument second`() {
        #expect(counted.concatenating(backwards) == CGAffineTransform(23, 20, 55, 48, 92, 80))
        #expect(backwards.concatenating(counted) == CGAffineTransform(33, 50, 25, 38, 22, 32))
    }

    @Test func `translations, scales and rotations apply before the existing transform`() {
        #expect(counted.translatedBy(x: 2, y: -3) == CGAffineTransform(1, 2, 3, 4, -2, -2))
        #expect(counted.scaledBy(x: 2, y: 10) == CGAffineTransform(2, 4, 30, 40, 5, 6))
        let turned = counted.rotated(by: .pi / 2)
        #expect(near(turned, CGAffineTransform(3, 4, -1, -2, 5, 6)))
    }

    @Test func `scaling a translation gives Core Graphics' result, not that of Foundation on Linux`() {
        let transform = CGAffineTransform(translationX: 2, y: 0).scaledBy(x: 5, y: -5)
        #expect(CGPoint(x: 1, y: 3).applying(transform) == CGPoint(x: 7, y: -15))
    }

    @Test func `a positive rotation turns the x-axis toward the y-axis`() {
        let turn = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(near(CGPoint(x: 1, y: 0).applying(turn), CGPoint(x: 0, y: 1)))
        #expect(near(CGPoint(x: 0, y: 1).applying(turn), CGPoint(x: -1, y: 0)))
    }

    @Test func `concatenating a transform with its inverse gives the identity`() {
        #expect(counted.inverted() == CGAffineTransform(-2, 1, 1.5, -0.5, 1, -2))
        #expect(counted.concatenating(counted.inverted()).isIdentity)
    }

    @Test(arguments: 0..<200 as Range<UInt64>)
    func `the opposite rotation undoes a rotation, and the inverse undoes an invertible transform`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        func number() -> CGFloat { .random(in: -3...3, using: &random) }
        let angle = number()
        let turn = CGAffineTransform(rotationAngle: angle)
        #expect(near(turn.inverted(), CGAffineTransform(rotationAngle: -angle)))
        let other = CGAffineTransform(number(), number(), number(), number(), number(), number())
        #expect(near(other.rotated(by: angle).rotated(by: -angle), other))
        guard abs(other.a * other.d - other.b * other.c) > 0.1 else { return }
        #expect(near(other.concatenating(other.inverted()), .identity))
    }

    @Test func `inverting a singular transform returns it unchanged`() {
        let flat = CGAffineTransform(1, 2, 2, 4, 5, 6)
        #expect(flat.inverted() == flat)
    }

    @Test func `the identity leaves points unchanged, and a transform of zeros isn't the identity`() {
        #expect(CGAffineTransform.identity.isIdentity)
        #expect(!CGAffineTransform().isIdentity)
        #expect(CGPoint(x: 3, y: 4).applying(.identity) == CGPoint(x: 3, y: 4))
    }

    @Test func `applying a transform to a size ignores the translation`() {
        #expect(CGSize(width: 1, height: 1).applying(counted) == CGSize(width: 4, height: 6))
    }

    @Test func `a transformed rectangle is the smallest that contains the transformed corners`() {
        let mapped = CGRect(x: 4, y: 5, width: 6, height: 7).applying(counted)
        #expect(mapped == CGRect(x: 24, y: 34, width: 27, height: 40))
        let turned = CGRect(x: 1, y: 2, width: 3, height: 4).applying(CGAffineTransform(rotationAngle: .pi / 6))
        #expect(near(turned, CGRect(x: -2.13397, y: 2.23205, width: 4.59808, height: 4.96410)))
    }

    @Test func `transforms don't change the null and infinite rectangles`() {
        #expect(CGRect.null.applying(counted).isNull)
        #expect(CGRect.infinite.applying(counted).isInfinite)
    }

    @Test func `a transform is encoded as an array of six numbers`() throws {
        let data = try JSONEncoder().encode(counted)
        #expect(String(decoding: data, as: UTF8.self) == "[1,2,3,4,5,6]")
        #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == counted)
    }
}
