/// The types of path elements, with 1, 1, 2, 3, and 0 points.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgpathelementtype
public enum CGPathElementType: Int32, Sendable {
    case moveToPoint = 0
    case addLineToPoint = 1
    case addQuadCurveToPoint = 2
    case addCurveToPoint = 3
    case closeSubpath = 4
}

/// A path element, as `CGPath.applyWithBlock(_:)` passes it to its closure.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgpathelement
public struct CGPathElement {
    public var type: CGPathElementType
    /// The control points of a curve, followed by its end point.
    ///
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgpathelement/points; the page doesn't say in
    ///   which order.
    public var points: UnsafeMutablePointer<CGPoint>

    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

/// The rules that determine the interior of a path that intersects itself.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgpathfillrule
public enum CGPathFillRule: Int, Sendable {
    /// A point is inside if the path winds around it more often in one direction than in the other.
    case winding = 0
    /// A point is inside if the path winds around it an odd number of times.
    case evenOdd = 1
}

/// The shapes of the ends of a line.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cglinecap
public enum CGLineCap: Int32, Sendable {
    case butt = 0
    case round = 1
    case square = 2
}

/// The shapes of the joins of lines.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cglinejoin
public enum CGLineJoin: Int32, Sendable {
    case miter = 0
    case round = 1
    case bevel = 2
}
