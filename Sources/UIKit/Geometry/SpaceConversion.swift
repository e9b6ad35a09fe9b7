/// The way from one coordinate space to another: up to where they meet, then down.
struct ConversionLegs {
    let up: CGAffineTransform
    let down: CGAffineTransform

    var reversed: ConversionLegs {
        ConversionLegs(up: down.inverted(), down: up.inverted())
    }

    func convert(_ point: CGPoint) -> CGPoint {
        point.applying(up).applying(down)
    }

    /// Boxed at the end of each leg: in conversions recorded on devices one combined matrix gives another result.
    func convert(_ rect: CGRect) -> CGRect {
        rect.applying(up).applying(down)
    }
}
