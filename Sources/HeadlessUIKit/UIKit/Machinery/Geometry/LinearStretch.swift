/// One axis of a view that keeps its frame, with its shares of a change in the superview's length.
struct LinearStretch {
    let start: CGFloat
    let length: CGFloat
    /// The length of the superview to which the values apply.
    let total: CGFloat
    let startShare: CGFloat
    let lengthShare: CGFloat

    init(start: CGFloat, length: CGFloat, total: CGFloat, flexible: Stretch.Flexibility) {
        (self.start, self.length, self.total) = (start, length, total)
        guard flexible.start || flexible.length || flexible.end else {
            (startShare, lengthShare) = (0, 0)
            return
        }
        // The effect of one additional point. The rule that a length isn't negative is omitted, because it isn't
        // linear.
        let longer = Stretch(start: start, length: length, total: total).resized(to: total + 1, flexible: flexible)
        startShare = longer.start - start
        lengthShare = longer.length - length
    }
}

extension UIView {
    /// The changes of the view with its superview's size, according to its autoresizing mask.
    var stretches: (x: LinearStretch, y: LinearStretch) {
        let (frame, total) = (untransformedFrame, superview?.bounds.size ?? .zero)
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
