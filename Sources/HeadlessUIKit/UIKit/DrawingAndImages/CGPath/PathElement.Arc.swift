extension PathElement {
    /// An arc of a circle.
    struct Arc {
        let center: CGPoint
        let radius: CGFloat
        /// The start angle from the x-axis in radians, increasing toward the y-axis.
        let start: CGFloat
        /// The spanned angle in radians, which is negative if the angle decreases. Multiple turns are reduced to one
        /// turn and the remainder.
        let delta: CGFloat

        init(center: CGPoint, radius: CGFloat, start: CGFloat, delta: CGFloat) {
            self.center = center
            self.radius = radius
            self.start = start
            let rest = delta.truncatingRemainder(dividingBy: 2 * .pi)
            self.delta = abs(delta) <= 2 * .pi ? delta : rest + (delta < 0 ? -2 : 2) * .pi
        }

        /// Creates an arc from one angle to another in the given direction.
        ///
        /// Angles that differ by a full turn form a full circle, in either direction. Equal angles form a point.
        init(center: CGPoint, radius: CGFloat, start: CGFloat, end: CGFloat, isFalling: Bool) {
            var delta = end - start
            if isFalling, delta > 0 { delta = delta.truncatingRemainder(dividingBy: 2 * .pi) - 2 * .pi }
            if !isFalling, delta < 0 { delta = delta.truncatingRemainder(dividingBy: 2 * .pi) + 2 * .pi }
            self.init(center: center, radius: radius, start: start, delta: delta)
        }

        /// Creates the arc in the corner that two lines form, or returns `nil` if they don't form a corner.
        init?(from point: CGPoint, touching corner: CGPoint, _ end: CGPoint, radius: CGFloat) {
            let first = CGVector(dx: point.x - corner.x, dy: point.y - corner.y)
            let second = CGVector(dx: end.x - corner.x, dy: end.y - corner.y)
            let (length1, length2) = (hypot(first.dx, first.dy), hypot(second.dx, second.dy))
            let turn = first.dx * second.dy - first.dy * second.dx
            guard length1 > 0, length2 > 0, radius > 0, abs(turn) > 1e-12 * length1 * length2 else { return nil }
            let cosine = (first.dx * second.dx + first.dy * second.dy) / (length1 * length2)
            // Half of the corner's angle determines the distance from the corner at which the circle touches the lines.
            let distance = radius / tan(acos(min(max(cosine, -1), 1)) / 2)
            let touch1 = CGPoint(
                x: corner.x + first.dx / length1 * distance, y: corner.y + first.dy / length1 * distance)
            let touch2 = CGPoint(
                x: corner.x + second.dx / length2 * distance, y: corner.y + second.dy / length2 * distance)
            let side: CGFloat = turn > 0 ? 1 : -1
            let center = CGPoint(
                x: touch1.x - first.dy / length1 * radius * side, y: touch1.y + first.dx / length1 * radius * side)
            self.init(
                center: center, radius: radius, start: atan2(touch1.y - center.y, touch1.x - center.x),
                end: atan2(touch2.y - center.y, touch2.x - center.x), isFalling: turn > 0)
        }

        var startPoint: CGPoint { point(at: start) }

        /// The arc as Bézier curves, each of which spans at most a quarter of the circle.
        var curves: [PathElement] {
            guard delta != 0 else { return [] }
            let count = Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up))
            let step = delta / CGFloat(count)
            let pull = 4.0 / 3 * tan(step / 4)
            return (0..<count).map { index in
                let from = start + CGFloat(index) * step
                let to = from + step
                let (begin, end) = (point(at: from), point(at: to))
                return .curve(
                    CGPoint(x: begin.x - pull * radius * sin(from), y: begin.y + pull * radius * cos(from)),
                    CGPoint(x: end.x + pull * radius * sin(to), y: end.y - pull * radius * cos(to)), end)
            }
        }

        private func point(at angle: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
    }
}
