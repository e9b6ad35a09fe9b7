/// The position of a view in its superview: the arithmetic of frames without a view.
///
/// To convert a point of the bounds to the superview's coordinates, subtract the anchor's location in the bounds, apply
/// the transform, and add the center. Source: Apple, "Core Animation Programming Guide", layer geometry.
struct ViewGeometry: Equatable, Sendable {
    /// The bounds, in the view's own coordinates.
    var bounds: CGRect
    /// The anchor's location in the superview's coordinates.
    var center: CGPoint
    /// The anchor in units of the bounds: (0, 0) is the minimum corner, and (1, 1) the maximum.
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var transform = CGAffineTransform.identity

    init(frame: CGRect) {
        bounds = CGRect(origin: .zero, size: frame.standardized.size)
        center = .zero
        self.frame = frame
    }

    /// The anchor's location in the bounds, and so in the view's own coordinates.
    var anchor: CGPoint {
        CGPoint(
            x: bounds.minX + anchorPoint.x * bounds.width,
            y: bounds.minY + anchorPoint.y * bounds.height
        )
    }

    /// A Boolean value indicating whether a coordinate or a length isn't a number. A view rejects such geometry.
    var hasNaN: Bool {
        [bounds.minX, bounds.minY, bounds.width, bounds.height, center.x, center.y].contains { $0.isNaN }
    }

    /// The transform from the view's own coordinates to its superview's.
    var toSuperview: CGAffineTransform {
        CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(transform)
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    }
}

extension CGAffineTransform {
    /// A Boolean value indicating whether an entry isn't a number.
    var hasNaN: Bool { [a, b, c, d, tx, ty].contains { $0.isNaN } }
}
