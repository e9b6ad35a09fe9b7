extension UIView {
    /// The frame of the view without its transform, which layout uses.
    var untransformedFrame: CGRect {
        get {
            let (bounds, anchor, center) = (bounds, anchorPoint, center)
            return CGRect(
                x: center.x - anchor.x * bounds.width,
                y: center.y - anchor.y * bounds.height,
                width: bounds.width,
                height: bounds.height
            )
        }
        set {
            // The layout of a phone sets the bounds and the center but not the frame, so overrides of those two are
            // called.
            let anchor = anchorPoint
            let center = CGPoint(
                x: newValue.minX + anchor.x * newValue.width, y: newValue.minY + anchor.y * newValue.height)
            if bounds.size != newValue.size { bounds = CGRect(origin: bounds.origin, size: newValue.size) }
            if self.center != center { self.center = center }
        }
    }
}

extension CGRect {
    /// Returns a Boolean value indicating whether two rectangles are equal except for rounding.
    func isNear(_ other: CGRect) -> Bool {
        abs(minX - other.minX) < 1e-6 && abs(minY - other.minY) < 1e-6 && abs(width - other.width) < 1e-6
            && abs(height - other.height) < 1e-6
    }

    /// Returns the rectangle with each edge rounded to the nearest pixel; half a pixel is rounded up.
    ///
    /// Adjacent edges remain adjacent, and a size of whole pixels doesn't change.
    ///
    /// - Note: Undocumented by Apple. Apple states only that frames are rounded. This implementation rounds edges
    ///   instead of sizes, as observed with adjacent views.
    func roundedToPixels(_ scale: CGFloat) -> CGRect {
        func rounded(_ edge: CGFloat) -> CGFloat { (edge * scale + 0.5 + 1e-6).rounded(.down) / scale }
        let (x, y) = (rounded(minX), rounded(minY))
        return CGRect(x: x, y: y, width: rounded(minX + width) - x, height: rounded(minY + height) - y)
    }
}
