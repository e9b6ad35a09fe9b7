extension UIView {
    /// The alpha value below which a view doesn't receive touches.
    ///
    /// Apple's documentation of `hitTest(_:with:)` specifies "less than 0.01".
    ///
    /// - Note: Undocumented by Apple. In this implementation, a view with an alpha of exactly 0.01 receives touches.
    ///   The constant is therefore the value that `alpha` returns after it is set to 0.01.
    @_spi(Simulator) public static let leastTouchableAlpha = CGFloat(0.01 as Float)

    func frontmostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= Self.leastTouchableAlpha,
            self.point(inside: point, with: event), !isAnimatedWithoutInteraction
        else { return nil }
        for subview in subviews.reversed() {
            if let view = subview.hitTest(subview.convert(point, from: self), with: event) { return view }
        }
        return self
    }
}
