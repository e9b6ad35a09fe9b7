extension CGRect {
    /// The rectangle with its edges moved inwards.
    ///
    /// Insets larger than the rectangle turn its size negative, as `UIEdgeInsetsInsetRect` does (plain sums in
    /// Apple's header); `insetBy(dx:dy:)` answers null instead.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left,
            y: origin.y + insets.top,
            width: size.width - (insets.left + insets.right),
            height: size.height - (insets.top + insets.bottom)
        )
    }
}
