extension UIView {
    /// The content size that layout uses. It's cached until it's invalidated.
    var knownContentSize: CGSize {
        if let size = layoutState.contentSize { return size }
        let size = intrinsicContentSize
        layoutState.contentSize = size
        return size
    }

    func contentSizeDidChange() {
        layoutState.contentSize = nil
        outermost.layoutState.engine?.isStale = true
        superview?.subviewDidChange(self)
        if isLaidOutByConstraints { superview?.setNeedsLayout() }
    }

    func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
        layoutState.hugging[axis] = priority
        if isLaidOutByConstraints { superview?.constraintsDidChange() }
    }

    func setResistance(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
        layoutState.resistance[axis] = priority
        if isLaidOutByConstraints { superview?.constraintsDidChange() }
    }
}
