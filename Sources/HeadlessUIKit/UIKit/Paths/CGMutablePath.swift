/// A path that can be added to; each addition may be transformed on its way.
public final class CGMutablePath: CGPath {
    public init() {
        super.init([])
    }

    override init(_ elements: [PathElement]) {
        super.init(elements)
    }

    /// Begins a subpath.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        add([.move(point)], transform)
    }

    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        add([.line(point)], transform)
    }

    /// Adds lines from the first point, to which it moves, to the last.
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

    /// Ends a subpath with a line to where it began.
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

    /// The corners must not be larger than the rectangle has room for.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let corners = PathElement.Corners(width: cornerWidth, height: cornerHeight, in: rect)
        add(PathElement.rectangle(rect, corners: corners), transform)
    }

    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        add(PathElement.ellipse(in: rect), transform)
    }

    /// Adds an arc, after a line to its beginning if there is anything before it.
    ///
    /// - Parameters:
    ///   - startAngle: In radians from the x axis, growing towards the y axis.
    ///   - clockwise: Whether the angle falls; that is clockwise where y grows upwards, and on the screen it is not.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let arc = PathElement.Arc(
            center: center, radius: radius, start: startAngle, end: endAngle, isFalling: clockwise)
        addArc(arc, transform)
    }

    /// Adds an arc of an angle, negative for a falling one.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        addArc(PathElement.Arc(center: center, radius: radius, start: startAngle, delta: delta), transform)
    }

    /// Adds an arc that touches the line from the current point to the first point, and that from the first to the
    /// second; before it a line to its beginning.
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

    /// An element that needs a current point, where there is none, is left out; a phone says so on the console.
    private func add(_ new: [PathElement], _ transform: CGAffineTransform) {
        for element in new where !elements.isEmpty || element.isMove {
            elements.append(transform.isIdentity ? element : element.applying(transform))
        }
    }
}
