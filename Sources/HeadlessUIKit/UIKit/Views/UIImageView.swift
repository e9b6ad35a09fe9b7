/// A view that displays an image.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiimageview
@preconcurrency @MainActor
open class UIImageView: UIView {
    open var image: UIImage? { didSet { invalidateIntrinsicContentSize() } }
    /// The image that the view displays while it's highlighted. If it's `nil`, the view displays `image`.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiimageview/highlightedimage
    open var highlightedImage: UIImage?
    open var isHighlighted = false { didSet { invalidateIntrinsicContentSize() } }
    /// The configuration for a symbol that has none. It's stored but not used.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiimageview/preferredsymbolconfiguration
    /// - Differs: On a phone, symbols are drawn with the configuration.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

    /// The images that the view displays in sequence while it animates. A picture of the screen shows the first one.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiimageview/animationimages
    /// - Differs: On a phone, the screen shows the images one after the other.
    open var animationImages: [UIImage]? { didSet { isAnimating = false } }
    /// The images that the view displays in sequence while it animates and is highlighted.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiimageview/highlightedanimationimages
    /// - Differs: On a phone, the screen shows the images one after the other.
    open var highlightedAnimationImages: [UIImage]? { didSet { isAnimating = false } }
    /// The duration of one cycle, in seconds, or 0 for 30 images per second.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiimageview/animationduration
    open var animationDuration: TimeInterval = 0
    /// The number of repetitions, or 0 to repeat until the animation is stopped. It's stored but not used: here, an
    /// animation ends only with `stopAnimating()`.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiimageview/animationrepeatcount
    /// - Differs: On a phone, the animation ends after the repetitions.
    open var animationRepeatCount = 0
    open private(set) var isAnimating = false

    open func startAnimating() { isAnimating = animationImages?.isEmpty == false || image?.images != nil }
    open func stopAnimating() { isAnimating = false }

    /// Creates an image view that doesn't receive touches.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Creates an image view with the size of the image, at the origin.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiimageview/init(image:)
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
        self.image = image
    }

    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
        self.image = image
        self.highlightedImage = highlightedImage
    }

    public required init?(coder: NSCoder) {
        nil
    }

    /// Returns the size of the image. Without an image, the size of the view doesn't change.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        image?.size ?? super.sizeThatFits(size)
    }

    open override var intrinsicContentSize: CGSize {
        image?.size ?? super.intrinsicContentSize
    }

    override func drawingCommands() -> [DrawingCommand] {
        guard let image = shownImage, let frame = imageFrame else { return super.drawingCommands() }
        return super.drawingCommands() + [DrawingCommand(content: .image(image.tinted(in: self), in: frame))]
    }

    /// The image that the view currently displays.
    var shownImage: UIImage? {
        let frames = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
        if isAnimating, let first = frames?.first { return first }
        return isHighlighted ? highlightedImage ?? image : image
    }

    /// The frame in which the content mode places the image, in points of the view's coordinates, or `nil` if there is
    /// no image.
    var imageFrame: CGRect? {
        shownImage.map { contentMode.frame(of: $0.size, in: bounds) }
    }
}
