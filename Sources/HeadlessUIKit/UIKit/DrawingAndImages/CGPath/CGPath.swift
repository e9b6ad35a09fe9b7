/// An immutable sequence of lines and curves in a plane, which form one or more subpaths. Each subpath begins with a
/// move.
///
/// Paths are equal if their elements are equal. For a path that can be changed, use `CGMutablePath`.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgpath; equality is undocumented.
public class CGPath: Hashable {
    var elements: [PathElement]

    init(_ elements: [PathElement] = []) {
        self.elements = elements
    }

    /// Creates a path with a rectangle. It starts at the corner with the minimum x and y, counterclockwise if the
    /// y-axis points upward, and therefore clockwise on the screen.
    ///
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgpath/init(rect:transform:)
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(PathElement.rectangle(rect).applying(transform))
    }

    /// Creates a path with the ellipse that fills a rectangle, starting at its maximum x.
    ///
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgpath/init(ellipsein:transform:); the start
    ///   point is undocumented.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(PathElement.ellipse(in: rect).applying(transform))
    }

    /// Creates a path with a rectangle whose corners are quarters of ellipses. The corners must not exceed half of the
    /// rectangle.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/coregraphics/cgpath/init(roundedrect:cornerwidth:cornerheight:transform:)
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let corners = PathElement.Corners(width: cornerWidth, height: cornerHeight, in: rect)
        self.init(PathElement.rectangle(rect, corners: corners).applying(transform))
    }

    public var isEmpty: Bool { elements.isEmpty }

    /// The start point of the next element, or zero for an empty path.
    ///
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgpath/currentpoint
    public var currentPoint: CGPoint { elements.currentPoint ?? .zero }

    /// The smallest rectangle that contains all points including the control points of curves, or the null rectangle
    /// for an empty path.
    ///
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgpath/boundingbox
    public var boundingBox: CGRect { CGRect(around: elements.flatMap(\.points)) }

    /// The smallest rectangle that contains the path, or the null rectangle for an empty path.
    ///
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgpath/boundingboxofpath
    public var boundingBoxOfPath: CGRect { CGRect(around: elements.segments.flatMap(\.extremes)) }

    /// Returns a Boolean value indicating whether the path contains a point. Open subpaths are treated as closed.
    ///
    /// - Parameter transform: The transform that is applied to the point first.
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgpath/contains(_:using:transform:); filling,
    ///   too, treats open subpaths as closed: https://developer.apple.com/documentation/coregraphics/cgcontextfillpath
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

    /// Calls a closure with each element. The pointer to the points is valid only during the call.
    ///
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgpath/applywithblock(_:); how long the pointer
    ///   is valid is undocumented.
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
