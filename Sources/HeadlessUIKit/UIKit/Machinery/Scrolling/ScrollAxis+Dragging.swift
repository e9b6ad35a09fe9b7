extension ScrollAxis {
    /// The conditions under which an axis can be dragged past its limits.
    enum Bouncing: Sendable {
        case never
        /// The axis can be dragged past its limits if the content is larger than the view.
        case ifScrollable
        case always
    }

    /// The initial fraction of a pull past the limits that the content follows.
    ///
    /// - Note: Undocumented by Apple. This implementation uses 0.55 and a curve that developers who rebuilt the
    ///   behavior have found.
    static let stiffness: CGFloat = 0.55

    /// Returns the offset for a finger that drags the content to an unlimited offset. Past the limits, the content
    /// follows the finger less and less, and by less than the length of the view.
    func offset(draggedTo offset: CGFloat, bounces: Bouncing) -> CGFloat {
        let nearest = clamped(offset)
        guard offset != nearest, view > 0, bounces == .always || bounces == .ifScrollable && isScrollable else {
            return nearest
        }
        let pull = abs(offset - nearest)
        let followed = view * (1 - 1 / (pull * Self.stiffness / view + 1))
        return offset < nearest ? nearest - followed : nearest + followed
    }

    /// Returns the unlimited offset for content that is dragged past its limits to the given offset.
    func pull(showing offset: CGFloat) -> CGFloat {
        let nearest = clamped(offset)
        let followed = abs(offset - nearest)
        guard followed > 0, followed < view else { return offset }
        let pull = (1 / (1 - followed / view) - 1) * view / Self.stiffness
        return offset < nearest ? nearest - pull : nearest + pull
    }
}
