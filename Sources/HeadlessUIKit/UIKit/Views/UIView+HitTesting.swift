extension UIView {
    /// The alpha below which a view takes no touches.
    ///
    /// Apple's documentation of `hitTest(_:with:)` says "less than 0.01". Open: whether a view of exactly 0.01
    /// takes them on every system; here it does, and so it is the value that `alpha` answers with.
    @_spi(Simulator) public static let leastTouchableAlpha = CGFloat(0.01 as Float)

    func frontmostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= Self.leastTouchableAlpha,
            self.point(inside: point, with: event)
        else { return nil }
        for subview in subviews.reversed() {
            if let view = subview.hitTest(subview.convert(point, from: self), with: event) { return view }
        }
        return self
    }
}
