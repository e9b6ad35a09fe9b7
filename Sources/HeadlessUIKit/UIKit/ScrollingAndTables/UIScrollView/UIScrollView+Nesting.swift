/// The choice between nested scroll views for a drag.
extension UIScrollView {
    enum Direction {
        case horizontal
        case vertical
    }

    func axis(_ direction: Direction) -> ScrollAxis { direction == .horizontal ? horizontal : vertical }

    func offset(_ direction: Direction) -> CGFloat { direction == .horizontal ? contentOffset.x : contentOffset.y }

    /// Returns a Boolean value indicating whether a finger can drag along an axis. The content is larger than the view,
    /// or the axis always bounces.
    func scrolls(_ direction: Direction) -> Bool {
        let always = direction == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
        return axis(direction).isScrollable || always && bounces
    }

    /// Returns a Boolean value indicating whether there is more content in the direction of a pull.
    ///
    /// - Parameter pull: The movement of the finger along the axis, in points. Pulling to the right or down reveals
    ///   content before the current offset.
    private func hasMore(_ direction: Direction, pull: CGFloat) -> Bool {
        let (limits, offset) = (axis(direction).limits, offset(direction))
        return pull > 0 ? offset > limits.lowerBound : offset < limits.upperBound
    }

    /// A Boolean value indicating whether the drag belongs to an enclosing scroll view. This is the case if it follows
    /// an axis that only the enclosing view can scroll, or a direction in which this view has no more content.
    ///
    /// - Note: Undocumented by Apple. This implementation follows the observation that the outer scroll view scrolls if
    ///   the inner one has reached its end when the drag begins.
    var passesDragToOuter: Bool {
        let way = scrollPan.translation(in: superview)
        let direction: Direction = abs(way.x) > abs(way.y) ? .horizontal : .vertical
        let pull = direction == .horizontal ? way.x : way.y
        guard pull != 0 else { return false }
        let outer = selfAndAncestors.dropFirst().compactMap { $0 as? UIScrollView }.filter(\.isScrollEnabled)
        if !scrolls(direction) { return outer.contains { $0.scrolls(direction) } }
        return !hasMore(direction, pull: pull) && outer.contains { $0.hasMore(direction, pull: pull) }
    }
}
