/// An image, described by its size and scale, and by the drawing commands with which code has drawn it, if any. Layout
/// needs no more.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiimage
/// - Differs: On a phone, an image has pixels.
open class UIImage: NSObject, @unchecked Sendable {
    /// The properties of an image in addition to its size and scale.
    struct Content {
        /// The name of the image in the app's asset catalog, or of the symbol.
        var name: String?
        var commands: [DrawingCommand] = []
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

    /// The size of the image, in points.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage/size
    open private(set) var size: CGSize
    /// The number of pixels per point.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage/scale
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

    convenience init(drawing commands: [DrawingCommand], _ canvas: GraphicsStack.Canvas) {
        self.init(Content(commands: commands), size: canvas.size, scale: canvas.scale)
    }

    /// Creates an image of size zero.
    public override init() {
        content = Content()
        size = .zero
        scale = 1
        super.init()
    }

    /// Creates the image with the given name in the app's asset catalog, whose contents the simulator provides. Returns
    /// `nil` if there is no such image.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage/init(named:)
    public convenience init?(named name: String) {
        guard let image = Phone.required(by: "UIImage(named:)").image(named: name) else { return nil }
        self.init(name: name, size: image.size, scale: image.scale)
    }

    /// Creates the image with the given name in the app's asset catalog. The simulator has a single catalog for all
    /// bundles and traits.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage/init(named:in:compatiblewith:)
    /// - Differs: On a phone, the bundle and the traits determine the image.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        self.init(named: name)
    }

    /// Creates the image with the given name and configuration. The simulator has a single catalog for all bundles.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage/init(named:in:with:)
    /// - Differs: On a phone, the bundle and the configuration determine the image.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        guard let image = Phone.required(by: "UIImage(named:in:with:)").image(named: name) else { return nil }
        self.init(Content(name: name, configuration: configuration), size: image.size, scale: image.scale)
    }

    /// The name of the image in the app's asset catalog, or of the symbol.
    @_spi(Simulator) public var name: String? { content.name }

    /// The drawing commands of an image that code has drawn, in points from its upper-left corner.
    @_spi(Simulator) public var commands: [DrawingCommand] { content.commands }

    // MARK: Rendering

    /// The mode that determines whether the image's colors or only its shape are used.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage/renderingmode-swift.property
    open var renderingMode: RenderingMode { content.rendering }

    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { changed { $0.rendering = renderingMode } }

    /// Returns the image in a single color, which replaces all of its colors.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage/withtintcolor(_:)
    open func withTintColor(_ color: UIColor) -> UIImage { changed { $0.tint = color } }

    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        changed {
            $0.tint = color
            $0.rendering = renderingMode
        }
    }

    // MARK: Layout

    /// The distances from the edges of the image to its alignment rectangle. They're stored but not used.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage/alignmentrectinsets
    /// - Differs: On a phone, layout uses the insets.
    open var alignmentRectInsets: UIEdgeInsets { content.alignmentInsets }

    open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        changed { $0.alignmentInsets = alignmentInsets }
    }

    /// The insets of the edges that keep their size when the image is resized. They're stored but not used.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage/capinsets
    /// - Differs: On a phone, the edges keep their size when the image is drawn in another size.
    open var capInsets: UIEdgeInsets { content.capInsets }

    /// The mode in which the area between the caps is resized. It's stored but not used.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage/resizingmode-swift.property
    /// - Differs: On a phone, the area between the caps is tiled or stretched.
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

    /// The orientation of the image, which is always `up`.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage/imageorientation
    /// - Differs: On a phone, an image can have another orientation.
    open var imageOrientation: Orientation { .up }

    /// A Boolean value indicating whether the image is flipped for right-to-left layout. It's stored but not used,
    /// because the simulator's apps run from left to right.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage/flipsforrighttoleftlayoutdirection
    /// - Differs: On a phone, the image is flipped in a right-to-left layout.
    open var flipsForRightToLeftLayoutDirection: Bool { content.flips }

    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { changed { $0.flips = true } }

    // MARK: Frames

    /// Creates an animated image that shows the images in sequence within the duration, in seconds. It has the size of
    /// the first one.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage/animatedimage(with:duration:); according to
    ///   the page, all images should have the same size and scale.
    open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        var content = first.content
        content.frames = images
        content.duration = duration
        return UIImage(content, size: first.size, scale: first.scale)
    }

    /// The images of an animated image, or `nil`.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage/images
    open var images: [UIImage]? { content.frames }

    /// The duration of one cycle of an animated image, in seconds.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage/duration
    open var duration: TimeInterval { content.duration }

    // MARK: Configuration

    open var isSymbolImage: Bool { content.isSymbol }

    open var configuration: Configuration? { content.configuration }

    open var symbolConfiguration: SymbolConfiguration? { content.configuration as? SymbolConfiguration }

    /// Returns the image with a configuration, which determines the size of a symbol.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage/withconfiguration(_:)
    open func withConfiguration(_ configuration: Configuration) -> UIImage { configured(configuration) }

    /// Returns the symbol with a configuration, combined with the values that its current configuration specifies.
    /// Returns `nil` if the image isn't a symbol.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage/applyingsymbolconfiguration(_:)
    open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard isSymbolImage else { return nil }
        return configured(symbolConfiguration.map { $0.applying(configuration) } ?? configuration)
    }

    // MARK: Drawing

    /// Draws the image at a point in the current context, in the image's size.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage/draw(at:)
    open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image in the current context, scaled to fill a rectangle.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage/draw(in:)
    open func draw(in rect: CGRect) { drawInContext(rect, .normal, alpha: 1) }

    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        drawInContext(rect, blendMode, alpha: alpha)
    }
}
