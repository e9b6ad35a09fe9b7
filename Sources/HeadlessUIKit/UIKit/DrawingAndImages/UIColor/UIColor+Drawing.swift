extension UIColor {
    /// Sets the fill color and the stroke color of the current context. Without a context, the method has no effect, as
    /// on a phone.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uicolor/set(); the page doesn't say what happens
    ///   without a context.
    public func set() {
        setFill()
        setStroke()
    }

    /// Sets the fill color of the current context.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uicolor/setfill()
    public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

    /// Sets the stroke color of the current context.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uicolor/setstroke()
    public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}

extension UIBezierPath {
    var line: DrawingCommand.LineStyle {
        DrawingCommand.LineStyle(
            width: lineWidth, cap: lineCapStyle, join: lineJoinStyle, miterLimit: miterLimit, dashes: dashes.pattern,
            dashPhase: dashes.phase)
    }

    private func inContext(_ path: CGPath, _ actions: (CGContext, CGPath) -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        actions(context, path.applying(context.ctm))
    }

    func fillInContext() {
        inContext(path) { $0.paint(fill: $1, isEvenOdd: usesEvenOddFillRule) }
    }

    func strokeInContext() {
        inContext(path) { $0.paint(lineOf: $1, line) }
    }

    func clipInContext() {
        inContext(path) { context, path in
            guard !path.isEmpty else { return }
            context.state.clips.append(.path(CGPath(path.elements), isEvenOdd: usesEvenOddFillRule))
        }
    }

    func mixed(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ actions: () -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        actions()
        context.restoreGState()
    }
}
