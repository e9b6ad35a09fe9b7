/// A scroll view inside another one: which of them a finger drags.
extension UIScrollView {
    enum Direction {
        case horizontal
        case vertical
    }

    func axis(_ direction: Direction) -> ScrollAxis { direction == .horizontal ? horizontal : vertical }

    func offset(_ direction: Direction) -> CGFloat { direction == .horizontal ? contentOffset.x : contentOffset.y }

    /// Whether a finger can drag along an axis: there is more to see, or it bounces all the same.
    func scrolls(_ direction: Direction) -> Bool {
        let always = direction == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
        return axis(direction).isScrollable || always && bounces
    }

    /// Whether there is more to see where a finger pulls.
    ///
    /// - Parameter pull: along the axis, in points; to the right and down content comes from before.
    private func hasMore(_ direction: Direction, pull: CGFloat) -> Bool {
        let (limits, offset) = (axis(direction).limits, offset(direction))
        return pull > 0 ? offset > limits.lowerBound : offset < limits.upperBound
    }

    /// Whether a finger is one for a scroll view around this one: it moves along an axis that only that one scrolls, or
    /// to where this one has nothing more to show.
    ///
    /// Open: how a phone decides. That the outer one scrolls where the inner one has come to its end when the drag
    /// begins is what is seen.
    var leavesDragToOuter: Bool {
        let way = scrollPan.translation(in: superview)
        let direction: Direction = abs(way.x) > abs(way.y) ? .horizontal : .vertical
        let pull = direction == .horizontal ? way.x : way.y
        guard pull != 0 else { return false }
        let outer = lineage.dropFirst().compactMap { $0 as? UIScrollView }.filter(\.isScrollEnabled)
        if !scrolls(direction) { return outer.contains { $0.scrolls(direction) } }
        return !hasMore(direction, pull: pull) && outer.contains { $0.hasMore(direction, pull: pull) }
    }
}
