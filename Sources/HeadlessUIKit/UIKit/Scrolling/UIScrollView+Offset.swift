extension UIScrollView {
    /// The nearest offset at which a rectangle of the content shows between the insets.
    ///
    /// Source: Apple, "scrollRectToVisible(_:animated:)". That the insets count follows from Apple's "Text Programming
    /// Guide for iOS", where a field comes out from under the keyboard after the inset was set.
    func offset(showing rect: CGRect) -> CGPoint {
        let offset = CGPoint(
            x: horizontal.offset(from: contentOffset.x, showing: rect.minX, rect.maxX),
            y: vertical.offset(from: contentOffset.y, showing: rect.minY, rect.maxY)
        )
        // Content that is past a limit on its way back does not stay there.
        return offset == contentOffset ? offset : clamped(offset)
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
