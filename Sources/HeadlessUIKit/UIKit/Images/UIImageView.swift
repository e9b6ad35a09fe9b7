/// Shows a picture.
@preconcurrency @MainActor
open class UIImageView: UIView {
    open var image: UIImage? { didSet { invalidateIntrinsicContentSize() } }
    /// The picture while the view is highlighted; without one it is the same.
    open var highlightedImage: UIImage?
    open var isHighlighted = false { didSet { invalidateIntrinsicContentSize() } }
    /// What a symbol that says nothing of its looks looks like; kept.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

    /// Pictures that show one after the other instead, while the view animates; a picture of the screen shows the first.
    open var animationImages: [UIImage]? { didSet { isAnimating = false } }
    /// Those while the view is highlighted.
    open var highlightedAnimationImages: [UIImage]? { didSet { isAnimating = false } }
    /// How long all of them take, in seconds; 0 for 30 in a second.
    open var animationDuration: TimeInterval = 0
    /// How often they show; 0 for as long as the view animates. Kept: here they end with `stopAnimating()` alone.
    open var animationRepeatCount = 0
    open private(set) var isAnimating = false

    open func startAnimating() { isAnimating = animationImages?.isEmpty == false || image?.images != nil }
    open func stopAnimating() { isAnimating = false }

    /// A view that takes no touches.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// A view as large as a picture, in the top left corner.
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

    /// The size of the picture; without one the view keeps its own.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        image?.size ?? super.sizeThatFits(size)
    }

    open override var intrinsicContentSize: CGSize {
        image?.size ?? super.intrinsicContentSize
    }

    /// The picture that shows.
    @_spi(Simulator)
    public var shownImage: UIImage? {
        let frames = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
        if isAnimating, let first = frames?.first { return first }
        return isHighlighted ? highlightedImage ?? image : image
    }

    /// Where the content mode puts the picture, in points of the view's coordinates; nil without a picture.
    @_spi(Simulator)
    public var imageFrame: CGRect? {
        shownImage.map { contentMode.frame(of: $0.size, in: bounds) }
    }
}
