/// A conversion from one coordinate space to another: up to where they meet, then down.
struct SpaceConversion {
    let up: CGAffineTransform
    let down: CGAffineTransform

    var reversed: SpaceConversion {
        SpaceConversion(up: down.inverted(), down: up.inverted())
    }

    func convert(_ point: CGPoint) -> CGPoint {
        point.applying(up).applying(down)
    }

    /// The rectangle around the turned one, taken after each of the two steps: in conversions recorded on devices one
    /// combined matrix gives another result.
    func convert(_ rect: CGRect) -> CGRect {
        rect.applying(up).applying(down)
    }
}
