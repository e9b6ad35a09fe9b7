/// A line or a Bézier curve with two, three, or four points. The inner points are control points.
struct PathSegment {
    var points: [CGPoint]

    func point(at t: CGFloat) -> CGPoint {
        var row = points
        for count in stride(from: points.count - 1, to: 0, by: -1) {
            for i in 0..<count {
                row[i].x += (row[i + 1].x - row[i].x) * t
                row[i].y += (row[i + 1].y - row[i].y) * t
            }
        }
        return row[0]
    }

    /// Returns the parts before and after a curve parameter, by de Casteljau's algorithm.
    func split(at t: CGFloat) -> (PathSegment, PathSegment) {
        var (left, right) = ([points.first!], [points.last!])
        var row = points
        while row.count > 1 {
            row = zip(row, row.dropFirst()).map { one, other in
                CGPoint(x: one.x + (other.x - one.x) * t, y: one.y + (other.y - one.y) * t)
            }
            left.append(row.first!)
            right.append(row.last!)
        }
        return (PathSegment(points: left), PathSegment(points: right.reversed()))
    }

    func part(from start: CGFloat, to end: CGFloat) -> PathSegment {
        let front = split(at: end).0
        return end > 0 ? front.split(at: start / end).1 : front
    }

    /// The points of a polyline that approximates the segment, including both ends.
    var flattened: [CGPoint] {
        if points.count == 2 { return points }
        return (0...Self.steps).map { point(at: CGFloat($0) / CGFloat(Self.steps)) }
    }

    private static let steps = 64

    /// The end points, and the points at which the segment reverses its direction in x or y.
    var extremes: [CGPoint] {
        let turns = [\CGPoint.x, \CGPoint.y].flatMap { axis in zeros(of: points.map { $0[keyPath: axis] }) }
        return [points.first!, points.last!] + turns.map(point)
    }

    /// Returns the parameters at which the derivative of a curve with these coordinates is zero.
    private func zeros(of values: [CGFloat]) -> [CGFloat] {
        let steps = zip(values.dropFirst(), values).map { $0 - $1 }
        var zeros: [CGFloat] = []
        switch steps.count {
        case 2: zeros = [steps[0] / (steps[0] - steps[1])]
        case 3:
            // The terms a t² + b t + c. The derivative of the curve is three times their sum.
            let (a, b, c) = (steps[0] - 2 * steps[1] + steps[2], 2 * (steps[1] - steps[0]), steps[0])
            if abs(a) < 1e-12 * (abs(b) + abs(c)) {
                zeros = [-c / b]
            } else if b * b >= 4 * a * c {
                let root = (b * b - 4 * a * c).squareRoot()
                zeros = [(-b - root) / (2 * a), (-b + root) / (2 * a)]
            }
        default: break
        }
        return zeros.filter { $0 > 0 && $0 < 1 }
    }

    var element: PathElement {
        switch points.count {
        case 2: .line(points[1])
        case 3: .quad(points[1], points[2])
        default: .curve(points[1], points[2], points[3])
        }
    }
}

extension [PathElement] {
    /// The segments that the path draws. A subpath that consists of a move is a segment of length zero.
    var segments: [PathSegment] { subpaths.flatMap { $0.segmentsOfSubpath } }

    var segmentsOfSubpath: [PathSegment] {
        guard let start = first?.points.last else { return [] }
        if count == 1 { return [PathSegment(points: [start, start])] }
        var segments: [PathSegment] = []
        var from = start
        for element in dropFirst() {
            let points = element == .close ? [start] : element.points
            segments.append(PathSegment(points: [from] + points))
            from = points.last!
        }
        return segments
    }

    /// Returns the winding number of the path around a point, with closed subpaths. Clockwise turns are positive if the
    /// y-axis points downward.
    func windings(around point: CGPoint) -> Int {
        var count = 0
        for subpath in subpaths {
            var points = subpath.segmentsOfSubpath.flatMap(\.flattened)
            if let first = points.first { points.append(first) }
            for (from, to) in zip(points, points.dropFirst()) where (from.y <= point.y) != (to.y <= point.y) {
                let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
                if x > point.x { count += from.y < to.y ? 1 : -1 }
            }
        }
        return count
    }
}

extension CGRect {
    /// Creates the smallest rectangle that contains the points, or the null rectangle if there are none.
    init(around points: [CGPoint]) {
        guard let left = points.map(\.x).min(), let right = points.map(\.x).max(), let top = points.map(\.y).min(),
            let bottom = points.map(\.y).max()
        else {
            self = .null
            return
        }
        self.init(x: left, y: top, width: right - left, height: bottom - top)
    }
}
