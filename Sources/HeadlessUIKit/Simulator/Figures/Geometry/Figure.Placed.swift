import Foundation

extension Figure {
    /// Where a view lies in its superview: its geometry as values.
    public struct Placed: Sendable, Equatable {
        /// In the view's own coordinates.
        public var bounds: CGRect
        /// The anchor point's place in the superview's coordinates.
        public var center: CGPoint
        /// In units of the bounds.
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

extension Figure.Placed {
    /// From the view's own coordinates to its superview's.
    var toSuperview: CGAffineTransform {
        let anchor = CGPoint(
            x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(transform)
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    }

    /// The same view without its transform.
    var untransformed: Figure.Placed {
        Figure.Placed(bounds: bounds, center: center, anchorPoint: anchorPoint)
    }

    /// The bounds' corners in the superview: top left, top right, bottom right, bottom left, as the view calls them.
    var corners: [CGPoint] {
        [
            CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
            CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
        ].map { $0.applying(toSuperview) }
    }

    /// The middle of the bounds in the superview.
    var middle: CGPoint {
        CGPoint(x: bounds.midX, y: bounds.midY).applying(toSuperview)
    }

    /// Whether `center` is the middle: not with another anchor point, nor when the transform moves the view.
    var isCenterMiddle: Bool {
        hypot(middle.x - center.x, middle.y - center.y) < 0.001
    }

    /// The smallest upright rectangle of the superview that holds the view.
    var frame: CGRect { bounds.applying(toSuperview) }

    /// The turn of the view's x axis, in radians, clockwise on the screen when positive.
    var xAngle: CGFloat { atan2(transform.b, transform.a) }

    /// How far the view's y axis is from where the turn alone would take it, in radians: 0 for a view that is not
    /// sheared, whether it is a mirror image or not.
    var shearAngle: CGFloat {
        let components = transform.decomposed()
        return components.scale.height == 0 ? 0 : -atan(components.horizontalShear)
    }
}
