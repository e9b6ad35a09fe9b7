/// One axis of a scroll view. It computes offsets without access to a view. All lengths are in points.
struct ScrollAxis: Equatable, Sendable {
    /// The length of the content.
    var content: CGFloat
    /// The length of the view.
    var view: CGFloat
    /// The insets before and after the content.
    var leading: CGFloat
    var trailing: CGFloat

    /// The range of offsets from the start to the end of the content. Content that is too short stays at its start.
    var limits: ClosedRange<CGFloat> {
        let least = -leading
        return least...max(least, content + trailing - view)
    }

    /// A Boolean value indicating whether the content including its insets is longer than the view.
    var isScrollable: Bool { limits.lowerBound < limits.upperBound }

    func clamped(_ offset: CGFloat) -> CGFloat {
        min(max(offset, limits.lowerBound), limits.upperBound)
    }

    /// Returns the offset nearest to another one at which a part of the content is visible between the insets.
    ///
    /// - Source: Apple, "scrollRectToVisible(_:animated:)": The part becomes just visible. If it's visible already, the
    ///   offset doesn't change.
    ///
    /// - Note: Undocumented by Apple. If the part is longer than the view, this implementation truncates it at its end.
    ///   The end that a phone prefers is unknown.
    func offset(from offset: CGFloat, showing start: CGFloat, _ end: CGFloat) -> CGFloat {
        let room = max(0, view - leading - trailing)
        let end = min(end, start + room)
        let seen = offset + leading
        if start < seen { return clamped(start - leading) }
        if end > seen + room { return clamped(end - room - leading) }
        return offset
    }

    /// Returns the page nearest to an offset. The length of a page is that of the view.
    func page(nearest offset: CGFloat) -> CGFloat {
        guard view > 0 else { return offset }
        return clamped((offset / view).rounded() * view)
    }

    /// Returns the next page after an offset, or the previous page before it.
    func page(after offset: CGFloat, forward: Bool) -> CGFloat {
        guard view > 0 else { return offset }
        let pages = offset / view
        return clamped((forward ? pages.rounded(.up) : pages.rounded(.down)) * view)
    }
}
