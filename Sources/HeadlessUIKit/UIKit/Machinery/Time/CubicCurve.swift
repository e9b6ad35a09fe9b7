/// A cubic curve from (0, 0) to (1, 1) with two control points.
///
/// It maps the fraction of the time to the fraction of the distance.
struct CubicCurve: Equatable, Sendable {
    var first: CGPoint
    var second: CGPoint

    func value(at time: CGFloat) -> CGFloat {
        guard time > 0, time < 1 else { return time <= 0 ? 0 : 1 }
        if first.x == first.y, second.x == second.y { return time }
        var (least, greatest) = (CGFloat(0), CGFloat(1))
        // The x coordinates of the control points are between 0 and 1, so that the time increases with the parameter.
        for _ in 0..<50 {
            let middle = (least + greatest) / 2
            if Self.coordinate(first.x, second.x, at: middle) < time { least = middle } else { greatest = middle }
        }
        return Self.coordinate(first.y, second.y, at: (least + greatest) / 2)
    }

    private static func coordinate(_ first: CGFloat, _ second: CGFloat, at parameter: CGFloat) -> CGFloat {
        let rest = 1 - parameter
        return 3 * rest * rest * parameter * first + 3 * rest * parameter * parameter * second
            + parameter * parameter * parameter
    }
}
