extension CALayer {
    /// The command that draws the layer in its superlayer's coordinates, or `nil` if the layer isn't visible.
    @_spi(Simulator)
    public var drawingCommand: DrawingCommand? {
        guard !isHidden, opacity > 0 else { return nil }
        return drawingCommand(transform: transformToSuperlayer)
    }

    /// Returns the command that draws the layer, regardless of whether it's hidden.
    @_spi(Simulator)
    public func drawingCommand(transform: CGAffineTransform) -> DrawingCommand {
        DrawingCommand(content: .layer(content), transform: transform, alpha: CGFloat(opacity))
    }

    /// Draws the layer and its sublayers in the layer's coordinates.
    func renderTree(in context: CGContext) {
        context.record([drawingCommand(transform: .identity)])
    }

    private var content: DrawingCommand.Layer {
        displayPending()
        let owner = links.owner
        let own = owner.map { owner in MainActor.assumeIsolated { owner.drawingCommands() } } ?? drawingCommands()
        return DrawingCommand.Layer(
            bounds: bounds, outline: outline, commands: own + sublayersAsDrawn.compactMap(\.drawingCommand),
            isClipped: masksToBounds, foreground: border, shadow: shadow,
            mask: mask.map { [$0.drawingCommand].compactMap(\.self) },
            isOutlinedIfEmpty: owner.map { owner in MainActor.assumeIsolated { owner.isOutlinedIfEmpty } } ?? false)
    }

    /// The commands of the background and of the recorded drawing.
    var groundCommands: [DrawingCommand] {
        guard let backgroundColor, !bounds.isEmpty else { return recordedCommands }
        return [DrawingCommand(content: .fill(outline, backgroundColor))] + recordedCommands
    }

    /// The bounds with their rounded corners.
    var outline: DrawingCommand.Area { outline(insetBy: 0) }

    private func outline(insetBy inset: CGFloat) -> DrawingCommand.Area {
        let rect = bounds.insetBy(dx: inset, dy: inset)
        let radius = max(drawnCornerRadius - inset, 0)
        let corners = maskedCorners.rectCorners
        if radius == 0 || corners == .allCorners { return .rectangle(rect, radius: radius) }
        let radii = CGSize(width: radius, height: radius)
        return .path(UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: radii).cgPath)
    }

    /// The radius of the corners, which doesn't exceed half of the bounds.
    private var drawnCornerRadius: CGFloat {
        let radius = min(max(cornerRadius, 0), min(bounds.width, bounds.height) / 2)
        guard let owner = links.owner else { return radius }
        return max(radius, MainActor.assumeIsolated { owner.minimumCornerRadius })
    }

    /// The border. It's inside the edge, so its center line is inset by half of its width.
    private var border: [DrawingCommand] {
        guard borderWidth > 0, let borderColor, borderColor.alpha > 0, !bounds.isEmpty else { return [] }
        let width = min(borderWidth, min(bounds.width, bounds.height))
        return [
            DrawingCommand(content: .stroke(outline(insetBy: width / 2), .init(width: width), borderColor))
        ]
    }

    private var shadow: DrawingCommand.Shadow? {
        guard shadowOpacity > 0, !masksToBounds, let shadowColor, shadowColor.alpha > 0 else { return nil }
        let alpha = shadowColor.alpha * min(CGFloat(shadowOpacity), 1)
        return DrawingCommand.Shadow(
            color: shadowColor.copy(alpha: alpha) ?? shadowColor, offset: shadowOffset, radius: max(shadowRadius, 0),
            path: shadowPath)
    }
}
