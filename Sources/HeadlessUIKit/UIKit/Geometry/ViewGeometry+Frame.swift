extension ViewGeometry {
    /// The smallest rectangle of the superview that holds the view.
    ///
    /// Apple leaves it undefined while the transform is not the identity. Reading then gives the bounding box; writing
    /// sets the size of the bounds and the centre so that the box matches, as far as some size does.
    var frame: CGRect {
        get { boxAroundAnchor.offsetBy(dx: center.x, dy: center.y) }
        set {
            let box = newValue.standardized
            bounds.size = transform.isIdentity ? box.size : Self.size(fitting: box.size, through: transform)
            let around = boxAroundAnchor
            center = CGPoint(x: box.minX - around.minX, y: box.minY - around.minY)
        }
    }

    /// What `frame` would be with the identity as transform; the rectangle that layout works on.
    var untransformedFrame: CGRect {
        get {
            CGRect(
                x: center.x - anchorPoint.x * bounds.width,
                y: center.y - anchorPoint.y * bounds.height,
                width: bounds.width,
                height: bounds.height
            )
        }
        set {
            bounds.size = newValue.size
            center = CGPoint(
                x: newValue.minX + anchorPoint.x * newValue.width,
                y: newValue.minY + anchorPoint.y * newValue.height
            )
        }
    }

    private var boxAroundAnchor: CGRect {
        let anchor = anchor
        let box = bounds.offsetBy(dx: -anchor.x, dy: -anchor.y)
        return transform.isIdentity ? box : box.applying(transform)
    }

    /// The size whose bounding box after the transform has the given size.
    ///
    /// Open: what a phone does, for the frame is undefined then. The box of a w x h rectangle is |a|w + |c|h wide and
    /// |b|w + |d|h high; solved for w and h where that has an answer, and where it has none (a turn by 45 degrees,
    /// or a box too flat for any size) the box of the box sent back through the inverse.
    private static func size(fitting box: CGSize, through transform: CGAffineTransform) -> CGSize {
        let (a, b, c, d) = (abs(transform.a), abs(transform.b), abs(transform.c), abs(transform.d))
        let determinant = a * d - b * c
        let size = CGSize(
            width: (d * box.width - c * box.height) / determinant,
            height: (a * box.height - b * box.width) / determinant
        )
        if abs(determinant) > 1e-9, size.width >= 0, size.height >= 0 { return size }
        return CGRect(origin: .zero, size: box).applying(transform.inverted()).size
    }
}
