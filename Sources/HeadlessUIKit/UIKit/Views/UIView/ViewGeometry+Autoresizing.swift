extension ViewGeometry {
    /// Resizes the view after a change of its superview's size, according to the autoresizing mask.
    ///
    /// The frame without the transform is resized, so a rotated view keeps its rotation.
    mutating func autoresize(_ mask: UIView.AutoresizingMask, superviewFrom old: CGSize, to new: CGSize) {
        guard !mask.isEmpty, old != new else { return }
        let frame = untransformedFrame
        let horizontal = Stretch(start: frame.minX, length: frame.width, total: old.width)
            .resized(
                to: new.width,
                flexible: Stretch.Flexibility(
                    start: mask.contains(.flexibleLeftMargin), length: mask.contains(.flexibleWidth),
                    end: mask.contains(.flexibleRightMargin))
            )
        let vertical = Stretch(start: frame.minY, length: frame.height, total: old.height)
            .resized(
                to: new.height,
                flexible: Stretch.Flexibility(
                    start: mask.contains(.flexibleTopMargin), length: mask.contains(.flexibleHeight),
                    end: mask.contains(.flexibleBottomMargin))
            )
        untransformedFrame = CGRect(
            x: horizontal.start,
            y: vertical.start,
            width: horizontal.length,
            height: vertical.length
        )
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
