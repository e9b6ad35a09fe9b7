extension CGRect {
    /// Returns the rectangle with its edges moved inward.
    ///
    /// Insets larger than the rectangle result in a negative size, as with `UIEdgeInsetsInsetRect` (plain sums in
    /// Apple's header). `insetBy(dx:dy:)` returns the null rectangle instead.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left,
            y: origin.y + insets.top,
            width: size.width - (insets.left + insets.right),
            height: size.height - (insets.top + insets.bottom)
        )
    }
}
