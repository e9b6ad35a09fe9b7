/// How a renderer makes what it draws.
open class UIGraphicsRendererFormat: NSObject {
    public override init() {
        super.init()
    }

    /// What can be drawn on; a renderer says it.
    open internal(set) var bounds = CGRect.zero

    /// What suits the screen.
    open class func preferred() -> Self { makeObject(of: self) as! Self }
}

/// How images are made.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// Pixels a point; that of the screen by default.
    open var scale: CGFloat = .ofScreen

    /// Whether the image says that nothing shows through it; kept.
    open var opaque = false

    public override init() {
        super.init()
    }
}

/// What a renderer draws into.
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

/// What draws an image.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    private let canvas: GraphicsStack.Canvas

    init(_ context: CGContext, _ format: UIGraphicsRendererFormat, _ canvas: GraphicsStack.Canvas) {
        self.canvas = canvas
        super.init(context, format)
    }

    /// The image as it is now.
    open var currentImage: UIImage { UIImage(drawing: cgContext.marks, canvas) }
}

/// Makes images of what code draws.
open class UIGraphicsImageRenderer: NSObject {
    open private(set) var format: UIGraphicsImageRendererFormat

    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.format = format
        format.bounds = bounds
        super.init()
    }

    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
    }

    /// For images of a size in points.
    public convenience init(size: CGSize) {
        self.init(bounds: CGRect(origin: .zero, size: size))
    }

    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// The image of what the actions draw.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = CGContext(bounds: format.bounds)
        let canvas = GraphicsStack.Canvas(size: format.bounds.size, scale: format.scale)
        context.translateBy(x: -format.bounds.minX, y: -format.bounds.minY)
        let drawing = UIGraphicsImageRendererContext(context, format, canvas)
        GraphicsStack.current.draw(into: context) { actions(drawing) }
        return drawing.currentImage
    }
}
