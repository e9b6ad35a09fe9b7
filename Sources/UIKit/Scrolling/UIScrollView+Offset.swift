extension UIScrollView {
    /// Scrolls to an offset in points, which is not limited.
    public func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        scroll(to: contentOffset, animated: animated) { $0.scrollViewDidEndScrollingAnimation($1) }
    }

    /// Scrolls as little as needed to show a rectangle of the content between the insets.
    ///
    /// Source: Apple, "scrollRectToVisible(_:animated:)". That the insets count follows from Apple's "Text Programming
    /// Guide for iOS", where a field comes out from under the keyboard after the inset was set.
    public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let offset = CGPoint(
            x: horizontal.offset(from: contentOffset.x, showing: rect.minX, rect.maxX),
            y: vertical.offset(from: contentOffset.y, showing: rect.minY, rect.maxY)
        )
        setContentOffset(offset, animated: animated)
    }

    var horizontal: ScrollAxis {
        let insets = adjustedContentInset
        return ScrollAxis(
            content: contentSize.width, view: bounds.width, leading: insets.left, trailing: insets.right
        )
    }

    var vertical: ScrollAxis {
        let insets = adjustedContentInset
        return ScrollAxis(
            content: contentSize.height, view: bounds.height, leading: insets.top, trailing: insets.bottom
        )
    }

    func clamped(_ offset: CGPoint) -> CGPoint {
        CGPoint(x: horizontal.clamped(offset.x), y: vertical.clamped(offset.y))
    }
}
