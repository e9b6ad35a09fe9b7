extension CGContext {
    /// Fills the current path and clears it.
    ///
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgcontext/fillpath(using:)
    public func fillPath(using rule: CGPathFillRule = .winding) {
        defer { beginPath() }
        paint(fill: current, isEvenOdd: rule == .evenOdd)
    }

    /// Strokes the current path and clears it.
    ///
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgcontext/strokepath()
    public func strokePath() {
        defer { beginPath() }
        paint(lineOf: current, state.line)
    }

    /// Draws the current path and clears it.
    ///
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgcontext/drawpath(using:)
    public func drawPath(using mode: CGPathDrawingMode) {
        defer { beginPath() }
        if mode != .stroke { paint(fill: current, isEvenOdd: mode == .eoFill || mode == .eoFillStroke) }
        if mode != .fill && mode != .eoFill { paint(lineOf: current, state.line) }
    }

    public func fill(_ rect: CGRect) { fill([rect]) }

    public func fill(_ rects: [CGRect]) {
        // Each rectangle clears its area, also where they overlap.
        let parts = state.blendMode == .clear ? rects.map { [$0] } : [rects]
        for part in parts {
            beginPath()
            addRects(part)
            fillPath()
        }
    }

    public func fillEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        fillPath()
    }

    public func stroke(_ rect: CGRect) {
        beginPath()
        addRect(rect)
        strokePath()
    }

    public func stroke(_ rect: CGRect, width: CGFloat) {
        beginPath()
        addRect(rect)
        var line = state.line
        line.width = width
        paint(lineOf: current, line)
        beginPath()
    }

    public func strokeEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        strokePath()
    }

    /// Strokes separate line segments, each between two successive points.
    ///
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgcontext/strokelinesegments(between:)
    public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            move(to: points[index])
            addLine(to: points[index + 1])
        }
        strokePath()
    }

    /// Clears a rectangle.
    ///
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgcontext/clear(_:)
    /// - Differs: On a phone, the current clipping path limits the cleared area.
    public func clear(_ rect: CGRect) {
        let path = CGMutablePath()
        path.addRect(rect, transform: ctm)
        erase(path)
    }

    // MARK: Commands

    func paint(fill path: CGPath, isEvenOdd: Bool) {
        guard !path.isEmpty else { return }
        if state.blendMode == .clear { return erase(path) }
        add(.fill(.path(CGPath(path.elements), isEvenOdd: isEvenOdd), state.fillColor))
    }

    func paint(lineOf path: CGPath, _ line: DrawingCommand.LineStyle) {
        guard !path.isEmpty else { return }
        add(.stroke(.path(CGPath(path.elements)), line.scaled(by: ctm.averageScale), state.strokeColor))
    }

    /// Adds a command whose content is in the drawing's coordinates.
    private func add(_ content: DrawingCommand.Content) {
        commands.append(
            DrawingCommand(content: content, clips: state.clips, alpha: state.alpha, shadow: state.shadow))
    }

    /// Adds commands in the current coordinates, with the current clips, opacity, and shadow.
    func record(_ others: [DrawingCommand]) {
        for other in others {
            var command = other.applying(ctm)
            command.clips = state.clips + command.clips
            command.alpha *= state.alpha
            command.shadow = command.shadow ?? state.shadow
            commands.append(command)
        }
    }

    /// Clips everything drawn so far to the outside of a path, whose fill rule is that of even and odd windings here.
    private func erase(_ path: CGPath) {
        let outside = CGMutablePath()
        outside.addRect(CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5))
        outside.addPath(path)
        let clip = DrawingCommand.Area.path(CGPath(outside.elements), isEvenOdd: true)
        let hole = path.boundingBoxOfPath
        for index in commands.indices where commands[index].extent.intersects(hole) {
            commands[index].clips.append(clip)
        }
    }
}
