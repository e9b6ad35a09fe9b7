/// A picture as far as layout needs one, its size and its scale, and what code has drawn in it, if code has drawn it.
open class UIImage: NSObject, @unchecked Sendable {
    /// What an image is besides its size.
    struct Content {
        /// The name in the app's catalogue, or of a symbol.
        var name: String?
        var marks: [DrawnMark] = []
        var isSymbol = false
        var rendering = RenderingMode.automatic
        var tint: UIColor?
        var configuration: Configuration?
        var alignmentInsets = UIEdgeInsets.zero
        var capInsets = UIEdgeInsets.zero
        var resizing = ResizingMode.tile
        var flips = false
        var frames: [UIImage]?
        var duration: TimeInterval = 0
    }

    let content: Content

    /// In points.
    open private(set) var size: CGSize
    /// Pixels a point.
    open private(set) var scale: CGFloat

    init(_ content: Content, size: CGSize, scale: CGFloat) {
        self.content = content
        self.size = size
        self.scale = scale
        super.init()
    }

    @_spi(Simulator)
    public convenience init(name: String?, size: CGSize, scale: CGFloat) {
        self.init(Content(name: name), size: size, scale: scale)
    }

    convenience init(drawing marks: [DrawnMark], _ canvas: GraphicsStack.Canvas) {
        self.init(Content(marks: marks), size: canvas.size, scale: canvas.scale)
    }

    /// A picture of no size.
    public override init() {
        content = Content()
        size = .zero
        scale = 1
        super.init()
    }

    /// The picture of that name in the app's catalogue, which the simulator fills; nil if there is none.
    public convenience init?(named name: String) {
        guard let image = Phone.required(by: "UIImage(named:)").image(named: name) else { return nil }
        self.init(name: name, size: image.size, scale: image.scale)
    }

    /// The same; the simulator has one catalogue for all bundles and traits.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        self.init(named: name)
    }

    /// The same; the simulator has one catalogue for all bundles.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        guard let image = Phone.required(by: "UIImage(named:in:with:)").image(named: name) else { return nil }
        self.init(Content(name: name, configuration: configuration), size: image.size, scale: image.scale)
    }

    /// The name in the app's catalogue, or of the symbol.
    @_spi(Simulator) public var name: String? { content.name }

    /// What code has drawn in the picture, in points from its upper left corner.
    @_spi(Simulator) public var marks: [DrawnMark] { content.marks }

    // MARK: Rendering

    /// Whether the picture's own colours count, or only its shape.
    open var renderingMode: RenderingMode { content.rendering }

    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { changed { $0.rendering = renderingMode } }

    /// The picture in one colour, which is drawn as it is.
    open func withTintColor(_ color: UIColor) -> UIImage { changed { $0.tint = color } }

    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        changed {
            $0.tint = color
            $0.rendering = renderingMode
        }
    }

    // MARK: Layout

    /// How far what counts of the picture keeps from its edges; kept.
    open var alignmentRectInsets: UIEdgeInsets { content.alignmentInsets }

    open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        changed { $0.alignmentInsets = alignmentInsets }
    }

    /// The edges that keep their size when the picture grows; kept.
    open var capInsets: UIEdgeInsets { content.capInsets }

    /// How what lies between the caps fills its room; kept.
    open var resizingMode: ResizingMode { content.resizing }

    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        changed {
            $0.capInsets = capInsets
            $0.resizing = resizingMode
        }
    }

    /// Up: the picture is drawn as it lies.
    open var imageOrientation: Orientation { .up }

    /// Kept: the simulator's apps run from left to right.
    open var flipsForRightToLeftLayoutDirection: Bool { content.flips }

    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { changed { $0.flips = true } }

    // MARK: Frames

    /// A picture that moves: one after the other in some seconds. It is as large as the first of them.
    open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        var content = first.content
        content.frames = images
        content.duration = duration
        return UIImage(content, size: first.size, scale: first.scale)
    }

    /// The pictures of one that moves.
    open var images: [UIImage]? { content.frames }

    /// How long a picture that moves takes for all, in seconds.
    open var duration: TimeInterval { content.duration }

    // MARK: Configuration

    open var isSymbolImage: Bool { content.isSymbol }

    open var configuration: Configuration? { content.configuration }

    open var symbolConfiguration: SymbolConfiguration? { content.configuration as? SymbolConfiguration }

    /// The picture with a configuration, which gives a symbol its size.
    open func withConfiguration(_ configuration: Configuration) -> UIImage { configured(configuration) }

    /// The symbol with what it was configured with, where the other says nothing; nil for what is no symbol.
    open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard isSymbolImage else { return nil }
        return configured(symbolConfiguration.map { $0.applying(configuration) } ?? configuration)
    }

    // MARK: Drawing

    /// Draws the picture in its size, into the current context.
    open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the picture so that it fills a rectangle, into the current context.
    open func draw(in rect: CGRect) { drawInContext(rect, .normal, alpha: 1) }

    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        drawInContext(rect, blendMode, alpha: alpha)
    }
}
