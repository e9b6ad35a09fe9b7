extension CGContext {
    /// Clears the current path.
    ///
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgcontext/beginpath()
    public func beginPath() { current = CGMutablePath() }

    public func move(to point: CGPoint) { current.move(to: point, transform: ctm) }
    public func addLine(to point: CGPoint) { current.addLine(to: point, transform: ctm) }
    public func addLines(between points: [CGPoint]) { current.addLines(between: points, transform: ctm) }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        current.addCurve(to: end, control1: control1, control2: control2, transform: ctm)
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        current.addQuadCurve(to: end, control: control, transform: ctm)
    }

    public func addRect(_ rect: CGRect) { current.addRect(rect, transform: ctm) }
    public func addRects(_ rects: [CGRect]) { current.addRects(rects, transform: ctm) }
    public func addEllipse(in rect: CGRect) { current.addEllipse(in: rect, transform: ctm) }

    /// Adds an arc, preceded by a line to its start if the path isn't empty.
    ///
    /// - Parameter clockwise: `true` for decreasing angles. On the screen, where y increases downward, the arc is then
    ///   drawn counterclockwise.
    /// - Source:
    ///   https://developer.apple.com/documentation/coregraphics/cgcontext/addarc(center:radius:startangle:endangle:clockwise:)
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        current.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
            transform: ctm)
    }

    /// Adds an arc that is tangent to two lines: from the current point to the first end, and from there to the second
    /// end.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/coregraphics/cgcontext/addarc(tangent1end:tangent2end:radius:)
    public func addArc(tangent1End end1: CGPoint, tangent2End end2: CGPoint, radius: CGFloat) {
        current.addArc(tangent1End: end1, tangent2End: end2, radius: radius, transform: ctm)
    }

    public func addPath(_ path: CGPath) { current.addPath(path, transform: ctm) }

    /// Closes the current subpath with a line to its start.
    ///
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgcontext/closepath()
    public func closePath() { current.closeSubpath() }

    public var isPathEmpty: Bool { current.isEmpty }

    /// A copy of the current path in user space, or `nil` if it's empty.
    ///
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgcontext/path; the page doesn't say when it's
    ///   `nil`.
    public var path: CGPath? { current.isEmpty ? nil : current.applying(ctm.inverted()).copy() }

    public var currentPointOfPath: CGPoint { current.currentPoint.applying(ctm.inverted()) }

    /// The smallest rectangle that contains all points of the path including the control points of curves, or the null
    /// rectangle if the path is empty.
    ///
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgcontext/boundingboxofpath; the page doesn't
    ///   describe an empty path.
    public var boundingBoxOfPath: CGRect { current.applying(ctm.inverted()).boundingBox }

    /// Returns a Boolean value indicating whether the area of the path that the mode fills contains a point.
    ///
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgcontext/pathcontains(_:mode:)
    /// - Differs: On a phone, the modes that stroke include the line, and a point is inside the path only if the path
    ///   is closed.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        let rule: CGPathFillRule = mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding
        return current.contains(point.applying(ctm), using: rule)
    }

    // MARK: Clipping

    /// Clips subsequent drawing to the inside of the current path, and clears the path.
    ///
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgcontext/clip(using:)
    public func clip(using rule: CGPathFillRule = .winding) {
        defer { beginPath() }
        guard !current.isEmpty else { return }
        state.clips.append(.path(CGPath(current.elements), isEvenOdd: rule == .evenOdd))
    }

    public func clip(to rect: CGRect) { clip(to: [rect]) }

    public func clip(to rects: [CGRect]) {
        beginPath()
        addRects(rects)
        clip()
    }

    public func resetClip() { state.clips = [] }

    /// The smallest rectangle that contains the clipping region, in user space.
    ///
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgcontext/boundingboxofclippath
    public var boundingBoxOfClipPath: CGRect {
        state.clips.reduce(bounds) { $0.intersection($1.boundingBox) }.applying(ctm.inverted())
    }
}
