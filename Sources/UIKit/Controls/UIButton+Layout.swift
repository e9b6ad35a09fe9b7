extension UIButton {
    /// The room a button keeps above and below its content, in points.
    ///
    /// Open: Apple does not document it. A system button with a line of 15 points is 30 points high.
    static let verticalPadding: CGFloat = 6

    var parts: [UIView] { [imageView, titleLabel].compactMap { $0 } }

    func contentSize(padded: Bool) -> CGSize {
        let sizes = partSizes
        return CGSize(
            width: sizes.reduce(0) { $0 + $1.width },
            height: (sizes.map(\.height).max() ?? 0) + (padded ? 2 * Self.verticalPadding : 0)
        )
    }

    /// Puts the image and the title beside each other in the middle; a title too wide is cut.
    func layOutParts() {
        var x = bounds.minX + max(0, (bounds.width - contentSize(padded: false).width) / 2)
        for (part, size) in zip(parts, partSizes) {
            let width = min(size.width, bounds.maxX - x)
            part.frame = CGRect(x: x, y: bounds.midY - size.height / 2, width: max(0, width), height: size.height)
            x += width
        }
    }

    private var partSizes: [CGSize] {
        [imageView?.image?.size ?? .zero, titleLabel?.intrinsicContentSize ?? .zero]
    }
}
