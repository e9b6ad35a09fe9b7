extension PathElement {
    /// The sizes of a rectangle's corners. A corner of size zero is square.
    struct Corners {
        var topLeft = CGSize.zero
        var topRight = CGSize.zero
        var bottomRight = CGSize.zero
        var bottomLeft = CGSize.zero

        init(
            _ size: CGSize, topLeft: Bool = true, topRight: Bool = true, bottomRight: Bool = true,
            bottomLeft: Bool = true
        ) {
            self.topLeft = topLeft ? size : .zero
            self.topRight = topRight ? size : .zero
            self.bottomRight = bottomRight ? size : .zero
            self.bottomLeft = bottomLeft ? size : .zero
        }

        /// Creates corners as in Core Graphics. If they exceed half of the rectangle, the app stops.
        init(width: CGFloat, height: CGFloat, in rect: CGRect) {
            precondition(
                width >= 0 && 2 * width <= rect.width && height >= 0 && 2 * height <= rect.height,
                "the corners of a rounded rectangle are larger than half of the rectangle")
            self.init(CGSize(width: width, height: height))
        }
    }

    static func rectangle(_ rect: CGRect) -> [PathElement] {
        let rect = rect.standardized
        return [
            .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
            .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
        ]
    }

    /// Returns the elements of a rectangle with rounded corners.
    ///
    /// - Note: Undocumented by Apple. This implementation starts at the top, after the top-left corner, and proceeds
    ///   clockwise on the screen. The start point on a phone is unknown.
    static func rectangle(_ rect: CGRect, corners: Corners) -> [PathElement] {
        let rect = rect.standardized
        var elements: [PathElement] = [.move(CGPoint(x: rect.minX + corners.topLeft.width, y: rect.minY))]
        func side(to end: CGPoint, around corner: CGPoint, to next: CGPoint) {
            elements.append(.line(end))
            guard end != next else { return }
            elements.append(.curve(pulled(end, to: corner), pulled(next, to: corner), next))
        }
        side(
            to: CGPoint(x: rect.maxX - corners.topRight.width, y: rect.minY),
            around: CGPoint(x: rect.maxX, y: rect.minY),
            to: CGPoint(x: rect.maxX, y: rect.minY + corners.topRight.height))
        side(
            to: CGPoint(x: rect.maxX, y: rect.maxY - corners.bottomRight.height),
            around: CGPoint(x: rect.maxX, y: rect.maxY),
            to: CGPoint(x: rect.maxX - corners.bottomRight.width, y: rect.maxY))
        side(
            to: CGPoint(x: rect.minX + corners.bottomLeft.width, y: rect.maxY),
            around: CGPoint(x: rect.minX, y: rect.maxY),
            to: CGPoint(x: rect.minX, y: rect.maxY - corners.bottomLeft.height))
        side(
            to: CGPoint(x: rect.minX, y: rect.minY + corners.topLeft.height),
            around: CGPoint(x: rect.minX, y: rect.minY),
            to: CGPoint(x: rect.minX + corners.topLeft.width, y: rect.minY))
        return elements + [.close]
    }

    static func ellipse(in rect: CGRect) -> [PathElement] {
        let rect = rect.standardized
        let transform = CGAffineTransform(
            a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
        let circle = Arc(center: .zero, radius: 1, start: 0, delta: 2 * .pi)
        return ([.move(circle.startPoint)] + circle.curves + [.close]).map { $0.applying(transform) }
    }

    /// The distance of the control points from the ends of a quarter circle, as a fraction of the distance to the
    /// corner.
    static let pull: CGFloat = 4.0 / 3 * (2.0.squareRoot() - 1)

    private static func pulled(_ end: CGPoint, to corner: CGPoint) -> CGPoint {
        CGPoint(x: end.x + (corner.x - end.x) * pull, y: end.y + (corner.y - end.y) * pull)
    }
}
