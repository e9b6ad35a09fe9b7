/// A drawing destination: a view, a layer, or an image. It records drawing commands instead of pixels.
///
/// The coordinates are those of UIKit: points from the upper-left corner, with y increasing downward.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgcontext
public class CGContext {
    /// The graphics state that `saveGState()` saves.
    struct State {
        var ctm = CGAffineTransform.identity
        var fillColor = CGColor(gray: 0, alpha: 1)
        var strokeColor = CGColor(gray: 0, alpha: 1)
        var line = DrawingCommand.LineStyle()
        var alpha: CGFloat = 1
        var clips: [DrawingCommand.Area] = []
        var shadow: DrawingCommand.Shadow?
        var blendMode = CGBlendMode.normal
        var interpolationQuality = CGInterpolationQuality.default
    }

    var state = State()
    private var saved: [State] = []
    /// The path under construction, in the drawing's coordinates.
    var current = CGMutablePath()
    /// The recorded commands.
    var commands: [DrawingCommand] = []
    /// The drawable area.
    let bounds: CGRect

    init(bounds: CGRect) {
        self.bounds = bounds
    }

    // MARK: States

    public func saveGState() { saved.append(state) }

    /// Restores the graphics state of the last `saveGState()`. Without a saved state, the method does nothing.
    ///
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgcontext/restoregstate(); the page doesn't say
    ///   what happens without a saved state.
    /// - Differs: On a phone, Core Graphics logs a message if there's no saved state.
    public func restoreGState() {
        if let last = saved.popLast() { state = last }
    }

    // MARK: Coordinates

    /// The transform from user space to the coordinates of the view or image.
    ///
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgcontext/ctm
    /// - Differs: On a phone, the transform includes that to pixels.
    public var ctm: CGAffineTransform { state.ctm }

    public func translateBy(x tx: CGFloat, y ty: CGFloat) { state.ctm = state.ctm.translatedBy(x: tx, y: ty) }

    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.ctm = state.ctm.scaledBy(x: sx, y: sy) }

    /// Rotates the coordinates by an angle in radians, clockwise on the screen.
    ///
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgcontext/rotate(by:), which says that the
    ///   direction is clockwise in a view's context, whose y-axis is inverted.
    public func rotate(by angle: CGFloat) { state.ctm = state.ctm.rotated(by: angle) }

    public func concatenate(_ transform: CGAffineTransform) { state.ctm = transform.concatenating(state.ctm) }

    // MARK: Colours

    public func setFillColor(_ color: CGColor) { state.fillColor = color }

    /// Sets the color of areas. An alpha outside of 0 to 1 is clamped.
    ///
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgcontext/setfillcolor(red:green:blue:alpha:)
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha.clampedToUnit))
    }

    /// Sets the color of areas to a gray. Values outside of 0 to 1 are clamped.
    ///
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgcontext/setfillcolor(gray:alpha:)
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(gray: gray.clampedToUnit, alpha: alpha.clampedToUnit))
    }

    public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

    /// Sets the color of lines. An alpha outside of 0 to 1 is clamped.
    ///
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgcontext/setstrokecolor(red:green:blue:alpha:)
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha.clampedToUnit))
    }

    /// Sets the color of lines to a gray. Values outside of 0 to 1 are clamped.
    ///
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgcontext/setstrokecolor(gray:alpha:)
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(gray: gray.clampedToUnit, alpha: alpha.clampedToUnit))
    }

    /// Sets the opacity of subsequent drawing, from 0 for transparent to 1.
    ///
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgcontext/setalpha(_:)
    public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }

    /// Sets the blend mode. Fills in the mode `clear` clear the existing content. All other modes have the effect of
    /// `normal`.
    ///
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgcontext/setblendmode(_:)
    /// - Differs: On a phone, all modes have an effect, also on strokes, texts, and images.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

    /// Sets the shadow of subsequent drawing. Without a color, there's no shadow.
    ///
    /// The offset is in the view's coordinates, regardless of the current transform.
    ///
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgcontext/setshadow(offset:blur:color:)
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.map { DrawingCommand.Shadow(color: $0, offset: offset, radius: blur / 2) }
    }

    /// Sets a black shadow with an opacity of one third.
    ///
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgcontext/setshadow(offset:blur:)
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
    }

    // MARK: Lines

    public func setLineWidth(_ width: CGFloat) { state.line.width = max(width, 0) }
    public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }
    public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }
    public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }

    /// Sets the alternating lengths of dashes and gaps. An empty array draws a solid line.
    ///
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgcontext/setlinedash(phase:lengths:)
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.line.dashes = lengths
        state.line.dashPhase = phase
    }

    // MARK: Pixels

    /// The interpolation quality. It's stored but not used, because there are no pixels.
    ///
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgcontext/interpolationquality
    /// - Differs: On a phone, images are scaled with this quality.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolationQuality }
        set { state.interpolationQuality = newValue }
    }
}

extension CGFloat {
    /// The nearest value from 0 to 1.
    fileprivate var clampedToUnit: CGFloat { Swift.min(Swift.max(self, 0), 1) }
}
