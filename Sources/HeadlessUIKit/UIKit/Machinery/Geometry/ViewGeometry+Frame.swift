extension ViewGeometry {
    /// The smallest rectangle in the superview's coordinates that contains the view.
    ///
    /// According to Apple, it's undefined if the transform isn't the identity. In this implementation, the property
    /// then returns the bounding box. Setting it changes the size of the bounds and the center so that the bounding box
    /// matches, as far as a size exists that does.
    var frame: CGRect {
        get { boxAroundAnchor.offsetBy(dx: center.x, dy: center.y) }
        set {
            let box = newValue.standardized
            bounds.size = transform.isIdentity ? box.size : Self.size(fitting: box.size, through: transform)
            let around = boxAroundAnchor
            center = CGPoint(x: box.minX - around.minX, y: box.minY - around.minY)
        }
    }

    /// The frame that the view would have with an identity transform. It's the rectangle that layout uses.
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

    /// Returns the size whose transformed bounding box has the given size.
    ///
    /// - Note: Undocumented by Apple. The frame is undefined in this case. The bounding box of a w x h rectangle has
    ///   the width |a|w + |c|h and the height |b|w + |d|h. This implementation solves these equations for w and h.
    ///   Without a solution, as for a rotation by 45 degrees or a box too flat for any size, it uses the bounding box
    ///   of the inversely transformed box.
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
