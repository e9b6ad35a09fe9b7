/// One side of a view that keeps its frame, and what it gets of a change of its superview's length.
struct LinearStretch {
    let start: CGFloat
    let length: CGFloat
    /// The superview's length, for which these are.
    let total: CGFloat
    let startShare: CGFloat
    let lengthShare: CGFloat

    init(start: CGFloat, length: CGFloat, total: CGFloat, flexible: Stretch.Flexibility) {
        (self.start, self.length, self.total) = (start, length, total)
        guard flexible.start || flexible.length || flexible.end else {
            (startShare, lengthShare) = (0, 0)
            return
        }
        // What a point more does; that a length does not become negative is left out, for it is not linear.
        let longer = Stretch(start: start, length: length, total: total).resized(to: total + 1, flexible: flexible)
        startShare = longer.start - start
        lengthShare = longer.length - length
    }
}

extension UIView {
    /// How the view follows its superview, as its autoresizing mask says.
    var stretches: (x: LinearStretch, y: LinearStretch) {
        let (frame, total) = (placedFrame, superview?.bounds.size ?? .zero)
        let mask = superview?.autoresizesSubviews == false ? [] : autoresizingMask
        return (
            LinearStretch(
                start: frame.minX, length: frame.width, total: total.width,
                flexible: Stretch.Flexibility(
                    start: mask.contains(.flexibleLeftMargin), length: mask.contains(.flexibleWidth),
                    end: mask.contains(.flexibleRightMargin))),
            LinearStretch(
                start: frame.minY, length: frame.height, total: total.height,
                flexible: Stretch.Flexibility(
                    start: mask.contains(.flexibleTopMargin), length: mask.contains(.flexibleHeight),
                    end: mask.contains(.flexibleBottomMargin)))
        )
    }
}
