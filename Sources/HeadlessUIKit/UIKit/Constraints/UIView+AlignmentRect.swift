extension UIView {
    /// Where the view lies in its superview, without the transform: what layout works on.
    var placedFrame: CGRect {
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
            // Of frame, bounds and centre a phone's layout sets the last two, and so their overrides hear of it.
            let anchor = anchorPoint
            let center = CGPoint(
                x: newValue.minX + anchor.x * newValue.width, y: newValue.minY + anchor.y * newValue.height)
            if bounds.size != newValue.size { bounds = CGRect(origin: bounds.origin, size: newValue.size) }
            if self.center != center { self.center = center }
        }
    }
}

extension CGRect {
    /// Whether two rectangles are the same but for rounding.
    func isNear(_ other: CGRect) -> Bool {
        abs(minX - other.minX) < 1e-6 && abs(minY - other.minY) < 1e-6 && abs(width - other.width) < 1e-6
            && abs(height - other.height) < 1e-6
    }

    /// The rectangle with its edges on pixels: each edge goes to the nearest, from half a pixel on to the next.
    ///
    /// Edges that meet still meet, and a size that is of whole pixels stays as it is. Open: Apple says only that frames
    /// are rounded; that edges are, and not sizes, is what is seen when views lie beside each other.
    func roundedToPixels(_ scale: CGFloat) -> CGRect {
        func rounded(_ edge: CGFloat) -> CGFloat { (edge * scale + 0.5 + 1e-6).rounded(.down) / scale }
        let (x, y) = (rounded(minX), rounded(minY))
        return CGRect(x: x, y: y, width: rounded(minX + width) - x, height: rounded(minY + height) - y)
    }
}
