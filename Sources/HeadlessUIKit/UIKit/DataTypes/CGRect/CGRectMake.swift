// These functions of Core Graphics' C interface are used in listings instead of initializers and properties.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Returns a point with the given coordinates.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgpointmake(_:_:)
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// Returns a size with the given width and height.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgsizemake(_:_:)
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

/// Returns a vector with the given components.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgvectormake(_:_:)
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }

/// Returns a rectangle with the given origin and size.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgrectmake(_:_:_:_:)
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

/// Returns the smallest x-coordinate of a rectangle.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgrectgetminx(_:)
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }

/// Returns the x-coordinate of a rectangle's center.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgrectgetmidx(_:)
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }

/// Returns the largest x-coordinate of a rectangle.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgrectgetmaxx(_:)
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }

/// Returns the smallest y-coordinate of a rectangle.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgrectgetminy(_:)
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }

/// Returns the y-coordinate of a rectangle's center.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgrectgetmidy(_:)
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }

/// Returns the largest y-coordinate of a rectangle.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgrectgetmaxy(_:)
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }

/// Returns the width of a rectangle, which is never negative.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgrectgetwidth(_:)
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }

/// Returns the height of a rectangle, which is never negative.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgrectgetheight(_:)
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }

/// Returns a rectangle with the same center, smaller by the given distances at each side.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgrectinset(_:_:_:)
public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.insetBy(dx: dx, dy: dy) }

/// Returns a rectangle with its origin moved by the given distances.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgrectoffset(_:_:_:)
public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.offsetBy(dx: dx, dy: dy) }

/// Returns the smallest rectangle with integer coordinates that contains a rectangle.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgrectintegral(_:)
public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }

/// Returns the same rectangle with a positive width and height.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgrectstandardize(_:)
public func CGRectStandardize(_ rect: CGRect) -> CGRect { rect.standardized }

/// Returns the smallest rectangle that contains two rectangles.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgrectunion(_:_:)
public func CGRectUnion(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.union(r2) }

/// Returns the intersection of two rectangles, or the null rectangle if they don't intersect.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgrectintersection(_:_:)
public func CGRectIntersection(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.intersection(r2) }

/// Returns a Boolean value indicating whether two rectangles intersect.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgrectintersectsrect(_:_:)
public func CGRectIntersectsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1.intersects(rect2) }

/// Returns a Boolean value indicating whether a rectangle contains a point.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgrectcontainspoint(_:_:)
public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }

/// Returns a Boolean value indicating whether the first rectangle contains the second one.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgrectcontainsrect(_:_:)
public func CGRectContainsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1.contains(rect2) }

/// Returns a Boolean value indicating whether a rectangle has no area.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgrectisempty(_:)
public func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }

/// Returns a Boolean value indicating whether a rectangle is the null rectangle.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgrectisnull(_:)
public func CGRectIsNull(_ rect: CGRect) -> Bool { rect.isNull }

/// Returns a Boolean value indicating whether a rectangle is infinite.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgrectisinfinite(_:)
public func CGRectIsInfinite(_ rect: CGRect) -> Bool { rect.isInfinite }

/// Returns a Boolean value indicating whether two rectangles are equal.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgrectequaltorect(_:_:)
public func CGRectEqualToRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1 == rect2 }

/// Returns a Boolean value indicating whether two points are equal.
///
/// - Source: https://developer.apple.com/documentation/corefoundation/cgpoint/equalto(_:)
public func CGPointEqualToPoint(_ point1: CGPoint, _ point2: CGPoint) -> Bool { point1 == point2 }

/// Returns a Boolean value indicating whether two sizes are equal.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgsizeequaltosize(_:_:)
public func CGSizeEqualToSize(_ size1: CGSize, _ size2: CGSize) -> Bool { size1 == size2 }

/// Returns a transform with the given entries of its matrix.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgaffinetransformmake(_:_:_:_:_:_:)
public func CGAffineTransformMake(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
) -> CGAffineTransform {
    CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
}

/// Returns a rotation about the origin by an angle in radians.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgaffinetransformmakerotation(_:)
public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle)
}

/// Returns a scaling about the origin.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgaffinetransformmakescale(_:_:)
public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy)
}

/// Returns a translation by distances in points.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgaffinetransformmaketranslation(_:_:)
public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty)
}

/// Returns a transform that applies a rotation by an angle in radians, and then the given transform.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgaffinetransformrotate(_:_:)
public func CGAffineTransformRotate(_ t: CGAffineTransform, _ angle: CGFloat) -> CGAffineTransform {
    t.rotated(by: angle)
}

/// Returns a transform that applies a scaling, and then the given transform.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgaffinetransformscale(_:_:_:)
public func CGAffineTransformScale(_ t: CGAffineTransform, _ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
    t.scaledBy(x: sx, y: sy)
}

/// Returns a transform that applies a translation, and then the given transform.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgaffinetransformtranslate(_:_:_:)
public func CGAffineTransformTranslate(_ t: CGAffineTransform, _ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
    t.translatedBy(x: tx, y: ty)
}

/// Returns a transform that applies the first transform, and then the second one.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgaffinetransformconcat(_:_:)
public func CGAffineTransformConcat(_ t1: CGAffineTransform, _ t2: CGAffineTransform) -> CGAffineTransform {
    t1.concatenating(t2)
}

/// Returns the inverse of a transform, or the transform itself if it isn't invertible.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgaffinetransforminvert(_:)
public func CGAffineTransformInvert(_ t: CGAffineTransform) -> CGAffineTransform { t.inverted() }

/// Returns a Boolean value indicating whether a transform is the identity transform.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgaffinetransformisidentity(_:)
public func CGAffineTransformIsIdentity(_ t: CGAffineTransform) -> Bool { t.isIdentity }
