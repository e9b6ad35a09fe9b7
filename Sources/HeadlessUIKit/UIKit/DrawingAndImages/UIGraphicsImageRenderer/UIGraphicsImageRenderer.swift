/// The format of a renderer's output.
///
/// - Source: https://developer.apple.com/documentation/uikit/uigraphicsrendererformat
open class UIGraphicsRendererFormat: NSObject {
    public override init() {
        super.init()
    }

    /// The drawable area, which the renderer sets.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uigraphicsrendererformat/bounds
    open internal(set) var bounds = CGRect.zero

    /// Returns a format suitable for the screen.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uigraphicsrendererformat/preferred()
    open class func preferred() -> Self { makeObject(of: self) as! Self }
}

/// The format of rendered images.
///
/// - Source: https://developer.apple.com/documentation/uikit/uigraphicsimagerendererformat
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// The number of pixels per point. The default is that of the screen.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uigraphicsimagerendererformat/scale
    open var scale: CGFloat = .ofScreen

    /// A Boolean value indicating whether the image is opaque. It's stored but not used.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uigraphicsimagerendererformat/opaque
    /// - Differs: On a phone, an opaque image has no alpha channel.
    open var opaque = false

    public override init() {
        super.init()
    }
}

/// The drawing environment of a renderer.
///
/// - Source: https://developer.apple.com/documentation/uikit/uigraphicsrenderercontext
open class UIGraphicsRendererContext: NSObject {
    open private(set) var cgContext: CGContext
    open private(set) var format: UIGraphicsRendererFormat

    init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
        cgContext = context
        self.format = format
        super.init()
    }

    open func fill(_ rect: CGRect) { cgContext.fill(rect) }

    open func fill(_ rect: CGRect, blendMode: CGBlendMode) { mixing(blendMode) { cgContext.fill(rect) } }

    open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }

    private func mixing(_ mode: CGBlendMode, _ actions: () -> Void) {
        cgContext.saveGState()
        cgContext.setBlendMode(mode)
        actions()
        cgContext.restoreGState()
    }
}

/// The drawing environment of an image renderer.
///
/// - Source: https://developer.apple.com/documentation/uikit/uigraphicsimagerenderercontext
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    private let canvas: GraphicsStack.Canvas

    init(_ context: CGContext, _ format: UIGraphicsRendererFormat, _ canvas: GraphicsStack.Canvas) {
        self.canvas = canvas
        super.init(context, format)
    }

    /// The image drawn so far.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uigraphicsimagerenderercontext/currentimage
    open var currentImage: UIImage { UIImage(drawing: cgContext.commands, canvas) }
}

/// A renderer that creates images from drawing code.
///
/// - Source: https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer
open class UIGraphicsImageRenderer: NSObject {
    open private(set) var format: UIGraphicsImageRendererFormat

    /// Creates a renderer for an area. Later changes of the format have no effect, because the renderer copies it.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uigraphicsrenderer/init(bounds:format:)
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        let copy = UIGraphicsImageRendererFormat()
        (copy.scale, copy.opaque, copy.bounds) = (format.scale, format.opaque, bounds)
        self.format = copy
        super.init()
    }

    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
    }

    /// Creates a renderer for images with the given size in points.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer/init(size:)
    public convenience init(size: CGSize) {
        self.init(bounds: CGRect(origin: .zero, size: size))
    }

    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Returns the image drawn by the given actions.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer/image(actions:)
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = CGContext(bounds: format.bounds)
        let canvas = GraphicsStack.Canvas(size: format.bounds.size, scale: format.scale)
        context.translateBy(x: -format.bounds.minX, y: -format.bounds.minY)
        let drawing = UIGraphicsImageRendererContext(context, format, canvas)
        GraphicsStack.current.draw(into: context) { actions(drawing) }
        return drawing.currentImage
    }
}
