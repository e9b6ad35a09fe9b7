/// One axis of a scroll view: the arithmetic of offsets without a view. All lengths are in points.
struct ScrollAxis: Equatable, Sendable {
    /// How much there is to see.
    var content: CGFloat
    /// How much of it the view can show.
    var view: CGFloat
    /// What is kept free before and after the content.
    var leading: CGFloat
    var trailing: CGFloat

    /// Where the content begins, and where it ends; content that is too short stays at its beginning.
    var limits: ClosedRange<CGFloat> {
        let least = -leading
        return least...max(least, content + trailing - view)
    }

    /// Whether there is more to see than the view can show.
    var isScrollable: Bool { limits.lowerBound < limits.upperBound }

    func clamped(_ offset: CGFloat) -> CGFloat {
        min(max(offset, limits.lowerBound), limits.upperBound)
    }

    /// The offset nearest to another at which a part of the content is seen between the insets.
    ///
    /// Source: Apple, "scrollRectToVisible(_:animated:)": the part becomes just visible, and if it is visible already
    /// nothing moves. A part that is longer than the view is cut to the view's length at its end. Open: which end a
    /// phone prefers.
    func offset(from offset: CGFloat, showing start: CGFloat, _ end: CGFloat) -> CGFloat {
        let room = max(0, view - leading - trailing)
        let end = min(end, start + room)
        let seen = offset + leading
        if start < seen { return clamped(start - leading) }
        if end > seen + room { return clamped(end - room - leading) }
        return offset
    }

    /// The page nearest to an offset, pages being as long as the view.
    func page(nearest offset: CGFloat) -> CGFloat {
        guard view > 0 else { return offset }
        return clamped((offset / view).rounded() * view)
    }

    /// The page that begins after an offset, or the one that begins before it.
    func page(after offset: CGFloat, forward: Bool) -> CGFloat {
        guard view > 0 else { return offset }
        let pages = offset / view
        return clamped((forward ? pages.rounded(.up) : pages.rounded(.down)) * view)
    }
}
