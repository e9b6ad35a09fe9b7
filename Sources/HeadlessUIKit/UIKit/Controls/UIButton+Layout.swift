extension UIButton {
    /// The room a button keeps above and below its title, in points, unless it has insets of its own.
    ///
    /// Open: Apple does not document it. A system button with a line of 15 points is 30 points high.
    static let verticalPadding: CGFloat = 6
    /// The least width of a button with a title or with nothing, in points; as published suites print it on devices.
    static let leastWidth: CGFloat = 30

    var parts: [UIView] { [imageView, titleLabel].compactMap { $0 } }

    /// The size of image and title beside each other, with the room around them.
    ///
    /// An image alone keeps its size, and an image beside a title is not padded; so published suites print it.
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

    /// Puts the image and the title where the methods for subclasses say.
    func layOutParts() {
        if let configuration { return layOut(configuration) }
        backgroundView?.frame = rects.backgroundRect(forBounds: bounds)
        let content = rects.contentRect(forBounds: bounds)
        imageView?.frame = rects.imageRect(forContentRect: content)
        titleLabel?.frame = rects.titleRect(forContentRect: content)
    }

    /// The image stands before the title, and both as the alignment says.
    func rectOfImage(in content: CGRect) -> CGRect {
        let (size, insets) = (imageSize, rects.imageEdgeInsets)
        let x = contentHorizontalAlignment.start(
            of: size.width + titleSize.width, in: content.minX...max(content.minX, content.maxX),
            (insets.left, insets.right))
        let width = min(size.width, max(0, content.width))
        return CGRect(
            x: x, y: verticalStart(of: size.height, in: content, insets), width: width, height: size.height)
    }

    /// A title too wide is cut.
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

/// What is deprecated and still asked: by way of a protocol, which the compiler does not mind.
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
