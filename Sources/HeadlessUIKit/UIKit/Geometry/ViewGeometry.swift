/// Where a view lies in its superview: the arithmetic of frames without a view.
///
/// A point of the bounds reaches the superview by: subtract the anchor's place in the bounds, apply the transform,
/// add the centre. Source: Apple, "Core Animation Programming Guide", layer geometry.
struct ViewGeometry: Equatable, Sendable {
    /// In the view's own coordinates.
    var bounds: CGRect
    /// The anchor's place in the superview's coordinates.
    var center: CGPoint
    /// In units of the bounds: (0, 0) is the least corner, (1, 1) the greatest.
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var transform = CGAffineTransform.identity

    init(frame: CGRect) {
        bounds = CGRect(origin: .zero, size: frame.standardized.size)
        center = .zero
        self.frame = frame
    }

    /// The anchor's place in the bounds, and so in the view's own coordinates.
    var anchor: CGPoint {
        CGPoint(
            x: bounds.minX + anchorPoint.x * bounds.width,
            y: bounds.minY + anchorPoint.y * bounds.height
        )
    }

    /// Whether a place or a size is no number; a view refuses such geometry.
    var hasNaN: Bool {
        [bounds.minX, bounds.minY, bounds.width, bounds.height, center.x, center.y].contains { $0.isNaN }
    }

    /// From the view's own coordinates to its superview's.
    var toSuperview: CGAffineTransform {
        CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(transform)
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    }
}
