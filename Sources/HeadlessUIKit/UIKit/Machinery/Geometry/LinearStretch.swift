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
