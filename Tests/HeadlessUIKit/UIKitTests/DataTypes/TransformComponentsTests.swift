import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@Suite struct TransformComponentsTests {
    @Test func `a transform decomposes into scale, shear, rotation and translation`() {
        let parts = CGAffineTransform(1, 2, 3, 4, 5, 6).decomposed()
        #expect(near(parts.rotation, 1.1071487))
        #expect(near(parts.scale, CGSize(width: 2.2360680, height: -0.8944272)))
        #expect(near(parts.horizontalShear, -5.5))
        #expect(parts.translation == CGVector(dx: 5, dy: 6))
    }

    @Test func `components are applied with the scale first and the translation last`() {
        let parts = CGAffineTransformComponents(
            scale: CGSize(width: 2, height: 3),
            horizontalShear: 1,
            rotation: .pi / 2,
            translation: CGVector(dx: 10, dy: 20)
        )
        // (1, 1) is scaled to (2, 3), sheared to (5, 3), rotated to (-3, 5), and translated to (7, 25).
        #expect(near(CGPoint(x: 1, y: 1).applying(CGAffineTransform(parts)), CGPoint(x: 7, y: 25)))
    }

    @Test func `the identity decomposes into the default components`() {
        #expect(CGAffineTransform.identity.decomposed() == CGAffineTransformComponents())
        #expect(CGAffineTransform(CGAffineTransformComponents()).isIdentity)
    }

    @Test(arguments: 0..<200 as Range<UInt64>)
    func `a transform created from its components equals the original`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let n = (0..<6).map { _ in CGFloat.random(in: -10...10, using: &random) }
        let transform = CGAffineTransform(n[0], n[1], n[2], n[3], n[4], n[5])
        #expect(near(CGAffineTransform(transform.decomposed()), transform))
    }

    @Test(arguments: [CGAffineTransform(scaleX: 0, y: 2), CGAffineTransform(scaleX: 2, y: 0), CGAffineTransform()])
    func `a singular transform created from its components equals the original`(transform: CGAffineTransform) {
        #expect(near(CGAffineTransform(transform.decomposed()), transform))
    }
}
