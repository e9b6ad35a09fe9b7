import Foundation

extension Figure {
    /// The geometry of a view in its superview, as a value.
    public struct ViewGeometry: Sendable, Equatable {
        /// The bounds, in the view's own coordinates.
        public var bounds: CGRect
        /// The location of the anchor point, in the superview's coordinates.
        public var center: CGPoint
        /// The anchor point, in units of the bounds.
        public var anchorPoint: CGPoint
        public var transform: CGAffineTransform

        public init(
            bounds: CGRect, center: CGPoint, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
            transform: CGAffineTransform = .identity
        ) {
            self.bounds = bounds
            self.center = center
            self.anchorPoint = anchorPoint
            self.transform = transform
        }

        @MainActor
        public init(_ view: UIView) {
            self.init(
                bounds: view.bounds, center: view.center, anchorPoint: view.anchorPoint, transform: view.transform)
        }
    }
}

extension Figure.ViewGeometry {
    /// The transform from the view's own coordinates to its superview's.
    var toSuperview: CGAffineTransform {
        let anchor = CGPoint(
            x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(transform)
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    }

    /// The same geometry without its transform.
    var untransformed: Figure.ViewGeometry {
        Figure.ViewGeometry(bounds: bounds, center: center, anchorPoint: anchorPoint)
    }

    /// The corners of the bounds in the superview's coordinates: top left, top right, bottom right, and bottom left in
    /// the view's own coordinates.
    var corners: [CGPoint] {
        [
            CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
            CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
        ].map { $0.applying(toSuperview) }
    }

    /// The middle of the bounds, in the superview's coordinates.
    var middle: CGPoint {
        CGPoint(x: bounds.midX, y: bounds.midY).applying(toSuperview)
    }

    /// A Boolean value indicating whether `center` is the middle of the view.
    ///
    /// It isn't with a different anchor point, or if the transform translates the view.
    var isCenterMiddle: Bool {
        hypot(middle.x - center.x, middle.y - center.y) < 0.001
    }

    /// The smallest axis-aligned rectangle that contains the view, in the superview's coordinates.
    var frame: CGRect { bounds.applying(toSuperview) }

    /// The rotation of the view's x-axis, in radians. Positive angles are clockwise on the screen.
    var xAngle: CGFloat { atan2(transform.b, transform.a) }

    /// The angle between the view's y-axis and the direction that the rotation alone gives it, in radians.
    ///
    /// It's 0 for a view that isn't sheared, even if the view is mirrored.
    var shearAngle: CGFloat {
        let components = transform.decomposed()
        return components.scale.height == 0 ? 0 : -atan(components.horizontalShear)
    }
}
