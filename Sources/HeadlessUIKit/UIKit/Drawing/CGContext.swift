/// Where code draws: into a view, a layer or an image. It keeps what was drawn as paths, texts and pictures, not as pixels.
///
/// Coordinates are those of UIKit: points from the upper left corner, y grows downwards. Apple's page "CGContext".
public class CGContext {
    /// What `saveGState()` saves.
    struct State {
        var ctm = CGAffineTransform.identity
        var fillColor = CGColor(gray: 0, alpha: 1)
        var strokeColor = CGColor(gray: 0, alpha: 1)
        var line = DrawnLine()
        var alpha: CGFloat = 1
        var clips: [DrawnClip] = []
        var shadow: DrawnShadow?
        var blendMode = CGBlendMode.normal
        var interpolationQuality = CGInterpolationQuality.default
    }

    var state = State()
    private var saved: [State] = []
    /// The path that is being made, in the drawing's coordinates.
    var current = CGMutablePath()
    var marks: [DrawnMark] = []
    /// What can be drawn on.
    let bounds: CGRect

    init(bounds: CGRect) {
        self.bounds = bounds
    }

    // MARK: States

    public func saveGState() { saved.append(state) }

    /// Takes back what has been set since the last `saveGState()`; without one it does nothing, and a phone says so.
    public func restoreGState() {
        if let last = saved.popLast() { state = last }
    }

    // MARK: Coordinates

    /// From the coordinates that are drawn in to those of the view or the image.
    ///
    /// On a phone it leads on to pixels.
    public var ctm: CGAffineTransform { state.ctm }

    public func translateBy(x tx: CGFloat, y ty: CGFloat) { state.ctm = state.ctm.translatedBy(x: tx, y: ty) }

    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.ctm = state.ctm.scaledBy(x: sx, y: sy) }

    /// In radians; clockwise on the screen.
    public func rotate(by angle: CGFloat) { state.ctm = state.ctm.rotated(by: angle) }

    public func concatenate(_ transform: CGAffineTransform) { state.ctm = transform.concatenating(state.ctm) }

    // MARK: Colours

    public func setFillColor(_ color: CGColor) { state.fillColor = color }

    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }

    public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

    /// From 0, not to be seen, to 1; for all that is drawn from now on.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }

    /// `clear` takes away what is there; pictures mix by all others as by `normal`.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

    /// A shadow behind all that is drawn from now on; without a colour there is none.
    ///
    /// The offset keeps to the view's coordinates, whatever they are transformed by.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.map { DrawnShadow(color: $0, offset: offset, blur: blur) }
    }

    /// A shadow of black, a third of which shows.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
    }

    // MARK: Lines

    public func setLineWidth(_ width: CGFloat) { state.line.width = max(width, 0) }
    public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }
    public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }
    public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }

    /// Lengths of dashes and gaps in turn; none for an unbroken line.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.line.dashes = lengths
        state.line.dashPhase = phase
    }

    // MARK: Pixels

    /// Kept: there are no pixels.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolationQuality }
        set { state.interpolationQuality = newValue }
    }
}
