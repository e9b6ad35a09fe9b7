extension UIScrollView {
    /// Returns the nearest offset at which a rectangle of the content is visible between the insets.
    ///
    /// - Source: Apple, "scrollRectToVisible(_:animated:)". That the insets are included follows from Apple's "Text
    ///   Programming Guide for iOS", in which a text field becomes visible above the keyboard after the inset was set.
    func offset(showing rect: CGRect) -> CGPoint {
        let offset = CGPoint(
            x: horizontal.offset(from: contentOffset.x, showing: rect.minX, rect.maxX),
            y: vertical.offset(from: contentOffset.y, showing: rect.minY, rect.maxY)
        )
        // Content that is past a limit and moving back doesn't stay there.
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
