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

    /// Notices that the adjusted insets changed: where the safe area adds to them, content at its top or left end moves
    /// along; where code sets them, it stays.
    ///
    /// A change of the safe area is noticed when the view lays out. That content at rest keeps its end is what is seen
    /// when a view first shows. Open: whether it is so at any time; here it is.
    func followInsets() {
        let (old, new) = (followedInsets, addedInsets)
        guard new != old || contentInset != followedContentInset else { return }
        let oldInset = followedContentInset
        (followedInsets, followedContentInset) = (new, contentInset)
        moveContent(
            to: CGPoint(
                x: Self.offset(contentOffset.x, following: old.left, to: new.left, inset: oldInset.left),
                y: Self.offset(contentOffset.y, following: old.top, to: new.top, inset: oldInset.top)))
        limitOffset()
        adjustedContentInsetDidChange()
        heldDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    /// An offset that is at the end, be it that of the content or that of the inset before it, moves along.
    private static func offset(
        _ offset: CGFloat, following old: CGFloat, to new: CGFloat, inset: CGFloat
    ) -> CGFloat {
        offset == -old || offset == -old - inset ? offset + old - new : offset
    }

    /// Brings an offset past the limits back, unless a finger holds it there, or it moves.
    func limitOffset() {
        guard !isDragging, movement == nil else { return }
        moveContent(to: clamped(contentOffset))
    }
}
