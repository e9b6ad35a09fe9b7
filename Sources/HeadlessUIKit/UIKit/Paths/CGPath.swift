/// Lines and curves in a plane, which make one or more figures; a subpath is one that begins with a move.
///
/// Paths are equal by their elements. One that can be changed is a `CGMutablePath`.
public class CGPath: Hashable {
    var elements: [PathElement]

    init(_ elements: [PathElement] = []) {
        self.elements = elements
    }

    /// Counter-clockwise where y grows upwards, so clockwise on the screen, from the corner of the least x and y.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(PathElement.rectangle(rect).applying(transform))
    }

    /// The ellipse that fills a rectangle, from its greatest x.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(PathElement.ellipse(in: rect).applying(transform))
    }

    /// A rectangle whose corners are quarters of ellipses; they must not be larger than the rectangle has room for.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let corners = PathElement.Corners(width: cornerWidth, height: cornerHeight, in: rect)
        self.init(PathElement.rectangle(rect, corners: corners).applying(transform))
    }

    public var isEmpty: Bool { elements.isEmpty }

    /// Where the next element would begin; zero for an empty path.
    public var currentPoint: CGPoint { elements.currentPoint ?? .zero }

    /// The smallest rectangle that holds all points, those that pull at curves among them; null for an empty path.
    public var boundingBox: CGRect { CGRect(around: elements.flatMap(\.points)) }

    /// The smallest rectangle that holds the path; null for an empty one.
    public var boundingBoxOfPath: CGRect { CGRect(around: elements.segments.flatMap(\.extremes)) }

    /// Whether a point lies inside; a subpath that is open counts as closed.
    ///
    /// - Parameter transform: Applied to the point first.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        let windings = elements.windings(around: point.applying(transform))
        return rule == .winding ? windings != 0 : !windings.isMultiple(of: 2)
    }

    public func copy() -> CGPath? { CGPath(elements) }

    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(elements.applying(transform))
    }

    public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements) }

    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(elements.applying(transform))
    }

    /// Calls with each element; its points are there for the call alone.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for element in elements {
            var points = element.points
            points.withUnsafeMutableBufferPointer { buffer in
                var room = CGPoint.zero
                withUnsafeMutablePointer(to: &room) { nowhere in
                    var call = CGPathElement(type: element.type, points: buffer.baseAddress ?? nowhere)
                    block(&call)
                }
            }
        }
    }

    public static func == (left: CGPath, right: CGPath) -> Bool { left.elements == right.elements }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(elements)
    }
}
