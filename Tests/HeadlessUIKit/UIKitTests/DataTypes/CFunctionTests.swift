import Testing

@testable import UIKit

@Suite struct CFunctionTests {
    private let rect = CGRect(x: 1, y: 2, width: 30, height: 40)

    @Test func `C functions such as CGRectMake return the same values as initializers`() {
        #expect(CGPointMake(1, 2) == CGPoint(x: 1, y: 2) && CGSizeMake(3, 4) == CGSize(width: 3, height: 4))
        #expect(CGRectMake(1, 2, 30, 40) == rect && CGVectorMake(1, 2) == CGVector(dx: 1, dy: 2))
        #expect(CGAffineTransformMake(1, 2, 3, 4, 5, 6) == CGAffineTransform(1, 2, 3, 4, 5, 6))
        #expect(CGAffineTransformMakeRotation(1) == CGAffineTransform(rotationAngle: 1))
        #expect(CGAffineTransformMakeScale(2, 3) == CGAffineTransform(scaleX: 2, y: 3))
        #expect(CGAffineTransformMakeTranslation(2, 3) == CGAffineTransform(translationX: 2, y: 3))
    }

    @Test func `C functions for rectangles return the same values as properties and methods`() {
        #expect([CGRectGetMinX(rect), CGRectGetMidX(rect), CGRectGetMaxX(rect)] == [1, 16, 31])
        #expect([CGRectGetMinY(rect), CGRectGetMidY(rect), CGRectGetMaxY(rect)] == [2, 22, 42])
        #expect(CGRectGetWidth(rect) == 30 && CGRectGetHeight(rect) == 40)
        #expect(CGRectInset(rect, 1, 2) == rect.insetBy(dx: 1, dy: 2))
        #expect(CGRectOffset(rect, 1, 2) == rect.offsetBy(dx: 1, dy: 2))
        let half = CGRect(x: 0.5, y: 0.5, width: -1, height: 1)
        #expect(CGRectIntegral(half) == half.integral && CGRectStandardize(half) == half.standardized)
        let other = CGRect(x: 20, y: 20, width: 50, height: 50)
        #expect(CGRectUnion(rect, other) == rect.union(other))
        #expect(CGRectIntersection(rect, other) == rect.intersection(other))
        #expect(CGRectIntersectsRect(rect, other) && !CGRectContainsRect(rect, other))
        #expect(CGRectContainsRect(rect, rect) && CGRectContainsPoint(rect, CGPoint(x: 1, y: 2)))
        #expect(!CGRectContainsPoint(rect, .zero) && CGRectIsEmpty(.zero) && !CGRectIsEmpty(rect))
        #expect(CGRectIsNull(.null) && !CGRectIsNull(rect) && CGRectIsInfinite(.infinite) && !CGRectIsInfinite(rect))
    }

    @Test func `C functions compare values and combine transforms`() {
        #expect(CGRectEqualToRect(rect, rect) && !CGRectEqualToRect(rect, .zero) && rect.equalTo(rect))
        #expect(CGPointEqualToPoint(.zero, .zero) && !rect.origin.equalTo(.zero))
        #expect(CGSizeEqualToSize(.zero, .zero) && !rect.size.equalTo(.zero))
        let turn = CGAffineTransform(rotationAngle: 1)
        #expect(CGAffineTransformRotate(turn, 2) == turn.rotated(by: 2))
        #expect(CGAffineTransformScale(turn, 2, 3) == turn.scaledBy(x: 2, y: 3))
        #expect(CGAffineTransformTranslate(turn, 2, 3) == turn.translatedBy(x: 2, y: 3))
        #expect(CGAffineTransformConcat(turn, .identity) == turn && CGAffineTransformInvert(turn) == turn.inverted())
        #expect(CGAffineTransformIsIdentity(.identity) && !CGAffineTransformIsIdentity(turn))
    }

    @Test func `NSValue stores points, sizes and rectangles`() {
        #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
        #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size && NSValue(cgRect: rect).cgRectValue == rect)
    }
}
