extension ScrollAxis {
    /// Whether an axis can be dragged past its limits.
    enum Bouncing: Sendable {
        case never
        /// If there is more to see than the view can show.
        case ifScrollable
        case always
    }

    /// How much of a pull past the limits is followed at first.
    ///
    /// Open: Apple does not document it. 0.55, and the curve, are what people found who rebuilt it.
    static let stiffness: CGFloat = 0.55

    /// Where a finger drags the content that pulls it to an offset: past the limits it follows less and less, and never
    /// farther than the length of the view.
    func offset(draggedTo offset: CGFloat, bounces: Bouncing) -> CGFloat {
        let nearest = clamped(offset)
        guard offset != nearest, view > 0, bounces == .always || bounces == .ifScrollable && isScrollable else {
            return nearest
        }
        let pull = abs(offset - nearest)
        let followed = view * (1 - 1 / (pull * Self.stiffness / view + 1))
        return offset < nearest ? nearest - followed : nearest + followed
    }

    /// Where the content would be without its limits, that is dragged past them to an offset.
    func pull(showing offset: CGFloat) -> CGFloat {
        let nearest = clamped(offset)
        let followed = abs(offset - nearest)
        guard followed > 0, followed < view else { return offset }
        let pull = (1 / (1 - followed / view) - 1) * view / Self.stiffness
        return offset < nearest ? nearest - pull : nearest + pull
    }
}
