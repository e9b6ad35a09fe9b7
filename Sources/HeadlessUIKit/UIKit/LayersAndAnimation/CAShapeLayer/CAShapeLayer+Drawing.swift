extension CAShapeLayer {
    /// The commands that draw the fill and the stroke of the path.
    var shapeCommands: [DrawingCommand] {
        guard let path, !path.isEmpty else { return [] }
        var commands: [DrawingCommand] = []
        if let fillColor {
            commands.append(DrawingCommand(content: .fill(.path(path, isEvenOdd: fillRule == .evenOdd), fillColor)))
        }
        let line = path.trimmed(from: strokeStart, to: strokeEnd)
        if let strokeColor, lineWidth > 0, !line.isEmpty {
            commands.append(DrawingCommand(content: .stroke(.path(line), lineStyle, strokeColor)))
        }
        return commands
    }

    private var lineStyle: DrawingCommand.LineStyle {
        DrawingCommand.LineStyle(
            width: lineWidth, cap: CGLineCap(lineCap), join: CGLineJoin(lineJoin), miterLimit: miterLimit,
            dashes: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }, dashPhase: lineDashPhase)
    }
}

extension CGLineCap {
    fileprivate init(_ cap: CAShapeLayerLineCap) {
        switch cap {
        case .round: self = .round
        case .square: self = .square
        default: self = .butt
        }
    }
}

extension CGLineJoin {
    fileprivate init(_ join: CAShapeLayerLineJoin) {
        switch join {
        case .round: self = .round
        case .bevel: self = .bevel
        default: self = .miter
        }
    }
}
