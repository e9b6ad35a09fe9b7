/// A path with the attributes for drawing it.
///
/// It's drawn into the current context. A `CAShapeLayer` can display the path, too, with its own line attributes.
///
/// - Source: https://developer.apple.com/documentation/uikit/uibezierpath
open class UIBezierPath: NSObject, NSCopying {
    private(set) var path = CGMutablePath()
    private(set) var dashes: (pattern: [CGFloat], phase: CGFloat) = ([], 0)

    public override init() {
        super.init()
    }

    /// Returns `nil`, because there are no archives of paths here. Subclasses must implement the initializer, as on a
    /// phone.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/nscoding/init(coder:)
    /// - Differs: On a phone, the initializer reads an archive.
    public required init?(coder: NSCoder) {
        nil
    }

    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// Creates a path with the oval that fills a rectangle.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uibezierpath/init(ovalin:)
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// Creates a path with a rounded rectangle, whose corners are circular arcs. The radius is limited to half of the
    /// rectangle.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uibezierpath/init(roundedrect:cornerradius:)
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            roundedRect: rect, byRoundingCorners: .allCorners,
            cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// Creates a path with a rectangle of which the given corners are rounded with elliptical arcs. The radii are
    /// limited to half of the rectangle.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uibezierpath/init(roundedrect:byroundingcorners:cornerradii:)
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        path = CGMutablePath(PathElement.rectangle(rect, corners: .init(corners, radii: cornerRadii, in: rect)))
    }

    /// Creates a path with an arc. The `clockwise` parameter refers to the direction on the screen.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uibezierpath/init(arccenter:radius:startangle:endangle:clockwise:)
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

    /// The path as a `CGPath`. Reading and setting it copies the path.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uibezierpath/cgpath
    open var cgPath: CGPath {
        get { CGPath(path.elements) }
        set { path = CGMutablePath(newValue.elements) }
    }

    /// Begins a new subpath at a point.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uibezierpath/move(to:)
    open func move(to point: CGPoint) { path.move(to: point) }

    open func addLine(to point: CGPoint) { path.addLine(to: point) }

    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds an arc. If the path isn't empty, a line to the start of the arc is added first.
    ///
    /// - Parameters:
    ///   - startAngle: The angle from the x-axis in radians, increasing toward the y-axis, which is clockwise on the
    ///     screen.
    ///   - clockwise: `true` if the arc is clockwise on the screen.
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uibezierpath/addarc(withcenter:radius:startangle:endangle:clockwise:);
    ///   the page doesn't mention the line.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    /// Closes the current subpath with a line to its starting point.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uibezierpath/close()
    open func close() { path.closeSubpath() }

    open func removeAllPoints() { path = CGMutablePath() }

    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

    /// Returns a copy of the path in the reverse direction.
    ///
    /// - Note: Undocumented by Apple. This implementation starts with the last subpath. The order on a phone is
    ///   unknown.
    /// - Source: https://developer.apple.com/documentation/uikit/uibezierpath/reversing()
    open func reversing() -> UIBezierPath {
        let reversed = duplicate()
        reversed.path = CGMutablePath(path.elements.reversedSubpaths)
        return reversed
    }

    open func apply(_ transform: CGAffineTransform) {
        path = CGMutablePath(path.elements.map { $0.applying(transform) })
    }

    open var isEmpty: Bool { path.isEmpty }

    /// The smallest rectangle that contains all points including the control points of curves.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uibezierpath/bounds
    open var bounds: CGRect { path.boundingBox }

    open var currentPoint: CGPoint { path.currentPoint }

    /// Returns a Boolean value indicating whether the area enclosed by the path, according to its fill rule, contains a
    /// point.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uibezierpath/contains(_:)
    /// - Differs: On a phone, a path doesn't contain a point that is inside an open subpath.
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    open var usesEvenOddFillRule = false

    /// The width of the line, in points.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uibezierpath/linewidth
    open var lineWidth: CGFloat = 1
    open var lineCapStyle: CGLineCap = .butt
    open var lineJoinStyle: CGLineJoin = .miter
    open var miterLimit: CGFloat = 10
    /// The accuracy of curves. It's stored but not used.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uibezierpath/flatness
    /// - Differs: On a phone, the value determines how accurately curves are drawn.
    open var flatness: CGFloat = 0.6

    /// Fills the area enclosed by the path with the current context's fill color.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uibezierpath/fill()
    open func fill() { fillInContext() }

    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { mixed(blendMode, alpha) { fill() } }

    /// Strokes the path with the current context's stroke color.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uibezierpath/stroke()
    open func stroke() { strokeInContext() }

    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { mixed(blendMode, alpha) { stroke() } }

    /// Clips subsequent drawing in the current context to the area enclosed by the path.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uibezierpath/addclip()
    open func addClip() { clipInContext() }

    /// Sets the line dash: the alternating lengths of dashes and gaps, in points.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uibezierpath/setlinedash(_:count:phase:)
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dashes = (Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : count)), phase)
    }

    /// Writes the line dash to the memory at the given pointers.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uibezierpath/getlinedash(_:count:phase:)
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
