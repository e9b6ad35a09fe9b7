/// A layer that draws a path in its own coordinates, between its background and its sublayers.
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

    /// Not limited to the bounds. The layer has a copy.
    open var path: CGPath? {
        get { shape }
        set { shape = newValue?.copy() }
    }
    private var shape: CGPath?

    /// Fills the path, its subpaths closed; opaque black at first, nil for nothing.
    open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1) {
        didSet { changed("fillColor") }
    }

    open var fillRule: CAShapeLayerFillRule = .nonZero

    /// Draws the line; nil, at first, for none.
    open var strokeColor: CGColor? {
        didSet { changed("strokeColor") }
    }

    /// Where the line begins, as a share of the path from 0 to 1.
    open var strokeStart: CGFloat = 0 {
        didSet { changed("strokeStart") }
    }

    /// Where the line ends, as a share of the path from 0 to 1.
    open var strokeEnd: CGFloat = 1 {
        didSet { changed("strokeEnd") }
    }

    /// In points.
    open var lineWidth: CGFloat = 1 {
        didSet { changed("lineWidth") }
    }

    /// How many times longer than the line is wide a pointed join may be.
    open var miterLimit: CGFloat = 10 {
        didSet { changed("miterLimit") }
    }

    open var lineCap: CAShapeLayerLineCap = .butt

    open var lineJoin: CAShapeLayerLineJoin = .miter

    /// How far into the pattern the line begins, in points.
    open var lineDashPhase: CGFloat = 0 {
        didSet { changed("lineDashPhase") }
    }

    /// Lengths of dashes and gaps in turn, in points; nil for an unbroken line.
    open var lineDashPattern: [NSNumber]?

    override class func animatesByItself(_ key: String) -> Bool { keys.contains(key) || super.animatesByItself(key) }

    private static let keys: Set<String> = [
        "fillColor", "lineDashPhase", "lineWidth", "miterLimit", "strokeColor", "strokeEnd", "strokeStart",
    ]
}
