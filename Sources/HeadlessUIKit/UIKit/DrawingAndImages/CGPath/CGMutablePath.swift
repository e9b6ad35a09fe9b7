/// A path to which elements can be added. Each addition can be transformed.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgmutablepath
public final class CGMutablePath: CGPath {
    public init() {
        super.init([])
    }

    override init(_ elements: [PathElement]) {
        super.init(elements)
    }

    /// Begins a new subpath at a point.
    ///
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgmutablepath/move(to:transform:)
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        add([.move(point)], transform)
    }

    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        add([.line(point)], transform)
    }

    /// Adds connected lines between the points, after moving to the first one.
    ///
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgmutablepath/addlines(between:transform:)
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        add(points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) }, transform)
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        add([.quad(control, end)], transform)
    }

    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        add([.curve(control1, control2, end)], transform)
    }

    /// Closes the current subpath with a line to its starting point.
    ///
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgmutablepath/closesubpath()
    public func closeSubpath() {
        guard let last = elements.last, last != .close else { return }
        elements.append(.close)
    }

    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        add(PathElement.rectangle(rect), transform)
    }

    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds a rounded rectangle. The corners must not exceed half of the rectangle.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/coregraphics/cgmutablepath/addroundedrect(in:cornerwidth:cornerheight:transform:);
    ///   the page doesn't mention the limit of the corners.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let corners = PathElement.Corners(width: cornerWidth, height: cornerHeight, in: rect)
        add(PathElement.rectangle(rect, corners: corners), transform)
    }

    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        add(PathElement.ellipse(in: rect), transform)
    }

    /// Adds an arc. If the path isn't empty, a line to the start of the arc is added first.
    ///
    /// - Parameters:
    ///   - startAngle: The angle from the x-axis in radians, increasing toward the y-axis.
    ///   - clockwise: `true` if the angle decreases. The arc is clockwise if the y-axis points upward, and
    ///     counterclockwise on the screen.
    /// - Source:
    ///   https://developer.apple.com/documentation/coregraphics/cgmutablepath/addarc(center:radius:startangle:endangle:clockwise:transform:)
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let arc = PathElement.Arc(
            center: center, radius: radius, start: startAngle, end: endAngle, isFalling: clockwise)
        addArc(arc, transform)
    }

    /// Adds an arc that spans an angle. If `delta` is negative, the angle decreases.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/coregraphics/cgmutablepath/addrelativearc(center:radius:startangle:delta:transform:)
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        addArc(PathElement.Arc(center: center, radius: radius, start: startAngle, delta: delta), transform)
    }

    /// Adds an arc that is tangent to the line from the current point to the first point, and to the line from the
    /// first to the second one. A line to the start of the arc is added first.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/coregraphics/cgmutablepath/addarc(tangent1end:tangent2end:radius:transform:)
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let start = currentPoint.applying(transform.inverted())
        guard let arc = PathElement.Arc(from: start, touching: tangent1End, tangent2End, radius: radius) else {
            return addLine(to: tangent1End, transform: transform)
        }
        addArc(arc, transform)
    }

    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        add(path.elements, transform)
    }

    private func addArc(_ arc: PathElement.Arc, _ transform: CGAffineTransform) {
        add([elements.isEmpty ? .move(arc.startPoint) : .line(arc.startPoint)] + arc.curves, transform)
    }

    /// Adds elements. Elements that need a current point are omitted if there is none; a phone prints a message to the
    /// console in that case.
    private func add(_ new: [PathElement], _ transform: CGAffineTransform) {
        for element in new where !elements.isEmpty || element.isMove {
            elements.append(transform.isIdentity ? element : element.applying(transform))
        }
    }
}
