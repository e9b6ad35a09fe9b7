/// A conversion between coordinate spaces: up to their common ancestor, and then down.
struct SpaceConversion {
    let up: CGAffineTransform
    let down: CGAffineTransform

    var reversed: SpaceConversion {
        SpaceConversion(up: down.inverted(), down: up.inverted())
    }

    func convert(_ point: CGPoint) -> CGPoint {
        point.applying(up).applying(down)
    }

    /// Converts a rectangle, and replaces it by its bounding box after each of the two steps. In conversions recorded
    /// on devices, a single combined matrix has a different result.
    func convert(_ rect: CGRect) -> CGRect {
        rect.applying(up).applying(down)
    }
}
