/// Two fingers on the screen: how far apart they are, and which way the second is from the first.
struct TwoFingers: Equatable, Sendable {
    /// In points.
    let distance: CGFloat
    /// In radians, clockwise.
    let angle: CGFloat

    /// Nil unless there are two, at different places.
    init?(_ points: [CGPoint]) {
        guard points.count == 2 else { return nil }
        let way = points[1].distance(from: points[0])
        guard way.length > 0 else { return nil }
        distance = way.length
        angle = atan2(way.dy, way.dx)
    }

    /// From another angle to this one the short way round, in radians.
    func turn(from other: TwoFingers) -> CGFloat {
        let turn = (angle - other.angle).truncatingRemainder(dividingBy: 2 * .pi)
        if turn > .pi { return turn - 2 * .pi }
        return turn <= -.pi ? turn + 2 * .pi : turn
    }
}
