extension CAGradientLayer {
    /// The command that draws the gradient. Without colors and without a size, there's none.
    var gradientCommands: [DrawingCommand] {
        let colors = (colors ?? []).compactMap { $0 as? CGColor }
        guard !colors.isEmpty, !bounds.isEmpty else { return [] }
        let given = (locations ?? []).map { CGFloat($0.doubleValue) }
        let last = CGFloat(max(colors.count - 1, 1))
        let stops = colors.enumerated().map { index, color in
            let location = given.count == colors.count ? given[index] : CGFloat(index) / last
            return DrawingCommand.Gradient.Stop(color: color, location: min(max(location, 0), 1))
        }
        let gradient = DrawingCommand.Gradient(
            kind: kind, stops: stops, start: point(startPoint), end: point(endPoint))
        return [DrawingCommand(content: .gradient(gradient, in: outline))]
    }

    private var kind: DrawingCommand.Gradient.Kind {
        switch type {
        case .radial: .radial
        case .conic: .conic
        default: .axial
        }
    }

    /// Returns the point in the layer's coordinates for one in units of the bounds.
    private func point(_ share: CGPoint) -> CGPoint {
        CGPoint(x: bounds.minX + share.x * bounds.width, y: bounds.minY + share.y * bounds.height)
    }
}
