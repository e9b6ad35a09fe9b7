extension CGRect {
    /// Returns the rectangle with its edges moved inward.
    ///
    /// Insets larger than the rectangle result in a negative size, as with `UIEdgeInsetsInsetRect`. `insetBy(dx:dy:)`
    /// returns the null rectangle instead.
    ///
    /// - Source: https://developer.apple.com/documentation/corefoundation/cgrect/inset(by:); the sums: Apple's header
    ///   `UIGeometry.h`.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left,
            y: origin.y + insets.top,
            width: size.width - (insets.left + insets.right),
            height: size.height - (insets.top + insets.bottom)
        )
    }
}
