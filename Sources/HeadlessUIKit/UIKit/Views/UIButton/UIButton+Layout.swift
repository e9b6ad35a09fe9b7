extension UIButton {
    /// The padding above and below the title of a button without content insets, in points.
    ///
    /// - Note: Undocumented by Apple. A system button with a line of 15 points has a height of 30 points.
    static let verticalPadding: CGFloat = 6
    /// The minimum width of a button with a title or without content, in points, as printed on devices by published
    /// test suites.
    static let leastWidth: CGFloat = 30

    var parts: [UIView] { [imageView, titleLabel].compactMap { $0 } }

    /// The size of the image and the title next to each other, with the padding around them.
    ///
    /// A button with only an image has the image's size, and an image next to a title isn't padded, as printed by
    /// published test suites.
    var naturalSize: CGSize {
        if let configuration {
            return configuredSize(configuration, width: layoutState.foundWidth ?? .greatestFiniteMagnitude)
        }
        let (image, title, insets) = (imageSize, titleSize, rects.contentEdgeInsets)
        let width = image.width + title.width
        guard insets == .zero else {
            return CGSize(
                width: width + insets.left + insets.right,
                height: max(image.height, title.height) + insets.top + insets.bottom)
        }
        if title == .zero {
            return image == .zero ? CGSize(width: Self.leastWidth, height: buttonType.emptyHeight) : image
        }
        return CGSize(
            width: max(width, Self.leastWidth), height: max(image.height, title.height + 2 * Self.verticalPadding))
    }

    var imageSize: CGSize { imageView?.image?.size ?? .zero }

    var titleSize: CGSize { titleLabel?.intrinsicContentSize ?? .zero }

    /// Lays out the image and the title according to the overridable methods.
    func layOutParts() {
        if let configuration { return layOut(configuration) }
        backgroundView?.frame = rects.backgroundRect(forBounds: bounds)
        let content = rects.contentRect(forBounds: bounds)
        imageView?.frame = rects.imageRect(forContentRect: content)
        titleLabel?.frame = rects.titleRect(forContentRect: content)
    }

    /// Returns the frame of the image, which precedes the title. The content alignment applies to both.
    func rectOfImage(in content: CGRect) -> CGRect {
        let (size, insets) = (imageSize, rects.imageEdgeInsets)
        let x = contentHorizontalAlignment.start(
            of: size.width + titleSize.width, in: content.minX...max(content.minX, content.maxX),
            (insets.left, insets.right))
        let width = min(size.width, max(0, content.width))
        return CGRect(
            x: x, y: verticalStart(of: size.height, in: content, insets), width: width, height: size.height)
    }

    /// Returns the frame of the title, which is truncated if it doesn't fit.
    func rectOfTitle(in content: CGRect) -> CGRect {
        let (size, insets) = (titleSize, rects.titleEdgeInsets)
        let x =
            contentHorizontalAlignment.start(
                of: imageSize.width + size.width, in: content.minX...max(content.minX, content.maxX),
                (insets.left, insets.right)) + imageSize.width
        let room = max(0, content.width - imageSize.width)
        return CGRect(
            x: x, y: verticalStart(of: size.height, in: content, insets), width: min(size.width, room),
            height: size.height)
    }

    private func verticalStart(of height: CGFloat, in content: CGRect, _ insets: UIEdgeInsets) -> CGFloat {
        contentVerticalAlignment.start(
            of: height, in: content.minY...max(content.minY, content.maxY), (insets.top, insets.bottom))
    }
}

/// The deprecated members that the layout still uses. Access through a protocol avoids the compiler's warnings.
@MainActor
private protocol ButtonRects {
    var contentEdgeInsets: UIEdgeInsets { get }
    var titleEdgeInsets: UIEdgeInsets { get }
    var imageEdgeInsets: UIEdgeInsets { get }
    func backgroundRect(forBounds bounds: CGRect) -> CGRect
    func contentRect(forBounds bounds: CGRect) -> CGRect
    func titleRect(forContentRect contentRect: CGRect) -> CGRect
    func imageRect(forContentRect contentRect: CGRect) -> CGRect
}

extension UIButton: ButtonRects {
    private var rects: any ButtonRects { self }
}
