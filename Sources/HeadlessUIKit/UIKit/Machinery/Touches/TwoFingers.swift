/// The distance between two fingers on the screen, and the direction from the first to the second.
struct TwoFingers: Equatable, Sendable {
    /// The distance between the fingers, in points.
    let distance: CGFloat
    /// The direction from the first finger to the second, in radians, clockwise.
    let angle: CGFloat

    /// Creates the value, or returns `nil` unless there are two points at different locations.
    init?(_ points: [CGPoint]) {
        guard points.count == 2 else { return nil }
        let way = points[1].distance(from: points[0])
        guard way.length > 0 else { return nil }
        distance = way.length
        angle = atan2(way.dy, way.dx)
    }

    /// Returns the rotation from another angle to this one, in radians, in the shorter direction.
    func turn(from other: TwoFingers) -> CGFloat {
        let turn = (angle - other.angle).truncatingRemainder(dividingBy: 2 * .pi)
        if turn > .pi { return turn - 2 * .pi }
        return turn <= -.pi ? turn + 2 * .pi : turn
    }
}
