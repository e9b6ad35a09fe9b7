/// A layer that draws a path in its own coordinates, between its background and its sublayers.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/cashapelayer
open class CAShapeLayer: CALayer {
    public override init() {
        super.init()
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        guard let layer = layer as? CAShapeLayer else { return }
        (path, fillColor, fillRule) = (layer.path, layer.fillColor, layer.fillRule)
        (strokeColor, strokeStart, strokeEnd) = (layer.strokeColor, layer.strokeStart, layer.strokeEnd)
        (lineWidth, miterLimit, lineCap, lineJoin) = (layer.lineWidth, layer.miterLimit, layer.lineCap, layer.lineJoin)
        (lineDashPhase, lineDashPattern) = (layer.lineDashPhase, layer.lineDashPattern)
    }

    public required init?(coder: NSCoder) {
        nil
    }

    /// The path, stored as a copy. It isn't clipped to the bounds.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/cashapelayer/path; the page doesn't say that the
    ///   layer copies the path.
    open var path: CGPath? {
        get { shape }
        set {
            shape = newValue?.copy()
            changed("path")
        }
    }
    private var shape: CGPath?

    /// The color that fills the path, whose subpaths are closed implicitly. The default is opaque black. If it's `nil`,
    /// the path isn't filled.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/cashapelayer/fillcolor; the page doesn't mention
    ///   open subpaths.
    open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1) {
        didSet { changed("fillColor") }
    }

    open var fillRule: CAShapeLayerFillRule = .nonZero {
        didSet { changed("fillRule") }
    }

    /// The color of the stroke. If it's `nil`, which is the default, the path isn't stroked.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/cashapelayer/strokecolor
    open var strokeColor: CGColor? {
        didSet { changed("strokeColor") }
    }

    /// The start of the stroke, as a fraction of the path from 0 to 1.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/cashapelayer/strokestart
    open var strokeStart: CGFloat = 0 {
        didSet { changed("strokeStart") }
    }

    /// The end of the stroke, as a fraction of the path from 0 to 1.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/cashapelayer/strokeend
    open var strokeEnd: CGFloat = 1 {
        didSet { changed("strokeEnd") }
    }

    /// The width of the stroke, in points.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/cashapelayer/linewidth; the page doesn't name the
    ///   unit.
    open var lineWidth: CGFloat = 1 {
        didSet { changed("lineWidth") }
    }

    /// The maximum ratio of the length of a mitered join to the line width.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/cashapelayer/miterlimit
    open var miterLimit: CGFloat = 10 {
        didSet { changed("miterLimit") }
    }

    open var lineCap: CAShapeLayerLineCap = .butt {
        didSet { changed("lineCap") }
    }

    open var lineJoin: CAShapeLayerLineJoin = .miter {
        didSet { changed("lineJoin") }
    }

    /// The offset in the dash pattern at which the line starts, in points.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/cashapelayer/linedashphase
    open var lineDashPhase: CGFloat = 0 {
        didSet { changed("lineDashPhase") }
    }

    /// The alternating lengths of dashes and gaps, in points, or `nil` for a solid line.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/cashapelayer/linedashpattern
    open var lineDashPattern: [NSNumber]? {
        didSet { changed("lineDashPattern") }
    }

    override func drawingCommands() -> [DrawingCommand] { super.drawingCommands() + shapeCommands }

    override class func animatesByItself(_ key: String) -> Bool { keys.contains(key) || super.animatesByItself(key) }

    private static let keys: Set<String> = [
        "fillColor", "lineDashPhase", "lineWidth", "miterLimit", "strokeColor", "strokeEnd", "strokeStart",
    ]
}
