/// A path with what it takes to draw it.
///
/// It is drawn into the current context. A `CAShapeLayer` shows the path, too, and has a line of its own.
open class UIBezierPath: NSObject, NSCopying {
    private(set) var path = CGMutablePath()
    private(set) var dashes: (pattern: [CGFloat], phase: CGFloat) = ([], 0)

    public override init() {
        super.init()
    }

    /// There are no archives of paths here, so this answers nil; subclasses must have it, as on a phone.
    public required init?(coder: NSCoder) {
        nil
    }

    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// The oval that fills a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// A radius that there is no room for is as large as there is room. The corners are parts of circles.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            roundedRect: rect, byRoundingCorners: .allCorners,
            cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// Radii that there is no room for are as large as there is room. The corners are parts of ellipses.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        path = CGMutablePath(PathElement.rectangle(rect, corners: .init(corners, radii: cornerRadii, in: rect)))
    }

    /// An arc; `clockwise` is meant as it is seen on the screen.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    public convenience init(cgPath CGPath: CGPath) {
        self.init()
        cgPath = CGPath
    }

    /// A copy of the path.
    open var cgPath: CGPath {
        get { CGPath(path.elements) }
        set { path = CGMutablePath(newValue.elements) }
    }

    /// Begins a subpath.
    open func move(to point: CGPoint) { path.move(to: point) }

    open func addLine(to point: CGPoint) { path.addLine(to: point) }

    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds an arc, after a line to its beginning if there is anything before it.
    ///
    /// - Parameters:
    ///   - startAngle: In radians from the x axis, growing towards the y axis: clockwise on the screen.
    ///   - clockwise: As it is seen on the screen.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    /// Ends a subpath with a line to where it began.
    open func close() { path.closeSubpath() }

    open func removeAllPoints() { path = CGMutablePath() }

    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

    /// The path drawn backwards.
    ///
    /// Open: in which order a phone has the subpaths; here the last is the first.
    open func reversing() -> UIBezierPath {
        let reversed = duplicate()
        reversed.path = CGMutablePath(path.elements.reversedSubpaths)
        return reversed
    }

    open func apply(_ transform: CGAffineTransform) {
        path = CGMutablePath(path.elements.map { $0.applying(transform) })
    }

    open var isEmpty: Bool { path.isEmpty }

    /// The smallest rectangle that holds all points, those that pull at curves among them.
    open var bounds: CGRect { path.boundingBox }

    open var currentPoint: CGPoint { path.currentPoint }

    /// Whether the path encloses a point, by its fill rule.
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    open var usesEvenOddFillRule = false

    /// In points.
    open var lineWidth: CGFloat = 1
    open var lineCapStyle: CGLineCap = .butt
    open var lineJoinStyle: CGLineJoin = .miter
    open var miterLimit: CGFloat = 10
    /// Kept.
    open var flatness: CGFloat = 0.6

    /// Fills the inside with the current context's colour.
    open func fill() { fillInContext() }

    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { mixed(blendMode, alpha) { fill() } }

    /// Draws the line with the current context's colour.
    open func stroke() { strokeInContext() }

    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { mixed(blendMode, alpha) { stroke() } }

    /// From now on only what lies inside of the path shows in the current context.
    open func addClip() { clipInContext() }

    /// Takes lengths of dashes and gaps in turn.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dashes = (Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : count)), phase)
    }

    /// Writes what was set to where the pointers point.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        for (index, length) in dashes.pattern.enumerated() { pattern?[index] = length }
        count?.pointee = dashes.pattern.count
        phase?.pointee = dashes.phase
    }

    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

    private func duplicate() -> UIBezierPath {
        let copy = UIBezierPath(cgPath: path)
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        (copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
        (copy.miterLimit, copy.flatness, copy.dashes) = (miterLimit, flatness, dashes)
        return copy
    }
}
