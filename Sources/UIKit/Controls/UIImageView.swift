/// Shows a picture.
@preconcurrency @MainActor
open class UIImageView: UIView {
    open var image: UIImage? { didSet { invalidateIntrinsicContentSize() } }

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

    /// Where the content mode puts the picture, in points of the view's coordinates; nil without a picture.
    @_spi(Simulator)
    public var imageFrame: CGRect? {
        image.map { contentMode.frame(of: $0.size, in: bounds) }
    }
}
