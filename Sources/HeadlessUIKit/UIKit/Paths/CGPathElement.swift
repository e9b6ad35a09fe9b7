/// What an element of a path is, and how many points it has: 1, 1, 2, 3 and 0.
public enum CGPathElementType: Int32, Sendable {
    case moveToPoint = 0
    case addLineToPoint = 1
    case addQuadCurveToPoint = 2
    case addCurveToPoint = 3
    case closeSubpath = 4
}

/// An element of a path as `CGPath.applyWithBlock(_:)` hands it out.
public struct CGPathElement {
    public var type: CGPathElementType
    /// The points that pull at a curve, then its end.
    public var points: UnsafeMutablePointer<CGPoint>

    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

/// What is inside of a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
    /// What the path goes around, more often one way than the other.
    case winding = 0
    /// What the path goes around an odd number of times.
    case evenOdd = 1
}

/// How a line ends.
public enum CGLineCap: Int32, Sendable {
    case butt = 0
    case round = 1
    case square = 2
}

/// How lines meet.
public enum CGLineJoin: Int32, Sendable {
    case miter = 0
    case round = 1
    case bevel = 2
}
