extension UIView {
    /// The value of an intrinsic size's dimension that the content doesn't determine.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/nointrinsicmetric
    public nonisolated static let noIntrinsicMetric: CGFloat = -1

    /// The target size for the smallest size that the constraints allow.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/layoutfittingcompressedsize
    public nonisolated static let layoutFittingCompressedSize = CGSize.zero
    /// The target size for the largest size that the constraints allow. A dimension without a limit gets this size.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/layoutfittingexpandedsize
    public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

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
