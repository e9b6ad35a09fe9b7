extension UIScrollView {
    /// The insets that the safe area adds.
    ///
    /// - Source: Apple, "UIScrollView.ContentInsetAdjustmentBehavior" and its header: An axis is scrollable if the
    ///   content is larger than the frame, or if it always bounces.
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

    /// Updates the offset after a change of the adjusted insets. If the safe area changes, content at its top or left
    /// end moves along. If code sets `contentInset`, the offset doesn't change.
    ///
    /// It's observed that content at rest stays at its end when a view first appears. A change of the safe area is
    /// detected when the view is laid out.
    ///
    /// - Note: Undocumented by Apple. This implementation moves the content along at any time, not only when the view
    ///   first appears.
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

    /// Returns the offset after a change of the insets. An offset at the end of the content, or at that of the inset
    /// before it, moves along.
    private static func offset(
        _ offset: CGFloat, following old: CGFloat, to new: CGFloat, inset: CGFloat
    ) -> CGFloat {
        offset == -old || offset == -old - inset ? offset + old - new : offset
    }

    /// Returns an offset past the limits to them, unless a finger drags the content or the content is moving.
    func limitOffset() {
        guard !isDragging, movement == nil else { return }
        moveContent(to: clamped(contentOffset))
    }
}
