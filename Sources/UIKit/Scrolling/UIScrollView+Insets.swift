extension UIScrollView {
    /// What the safe area adds.
    ///
    /// Source: Apple, "UIScrollView.ContentInsetAdjustmentBehavior" and its header: an axis is scrollable if the
    /// content is larger than the frame, or if it always bounces.
    var addedInsets: UIEdgeInsets {
        let insets = safeAreaInsets
        switch contentInsetAdjustmentBehavior {
        case .never: return .zero
        case .always: return insets
        case .automatic, .scrollableAxes:
            let isVertical = alwaysBounceVertical || contentSize.height > bounds.height
            let isHorizontal = alwaysBounceHorizontal || contentSize.width > bounds.width
            return UIEdgeInsets(
                top: isVertical ? insets.top : 0,
                left: isHorizontal ? insets.left : 0,
                bottom: isVertical ? insets.bottom : 0,
                right: isHorizontal ? insets.right : 0
            )
        }
    }

    /// Notices that the adjusted insets changed: content that was at its top or left end stays there.
    ///
    /// A change of the safe area is noticed when the view lays out. That content at rest keeps its end is what is seen
    /// when insets are set before a view first shows. Open: whether it is so at any time; here it is.
    func followInsets() {
        let (old, new) = (followedInsets, adjustedContentInset)
        guard new != old else { return }
        followedInsets = new
        var offset = contentOffset
        if offset.x == -old.left { offset.x = -new.left }
        if offset.y == -old.top { offset.y = -new.top }
        contentOffset = offset
        limitOffset()
        adjustedContentInsetDidChange()
        heldDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    /// Brings an offset past the limits back, unless a finger holds it there.
    func limitOffset() {
        guard !isDragging else { return }
        contentOffset = clamped(contentOffset)
    }
}
