/// Lays out a layer or makes its contents for it; a view is the delegate of its layer.
public protocol CALayerDelegate: NSObjectProtocol {
    /// Makes the layer's contents, when it was told that it needs display.
    func display(_ layer: CALayer)
    /// Draws the layer's contents, where the delegate does not make them otherwise.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// The layer will be drawn.
    func layerWillDraw(_ layer: CALayer)
    /// Places the layer's sublayers, when it needs layout.
    func layoutSublayers(of layer: CALayer)
    /// What happens when something of the layer changes; nil for what the layer knows, `NSNull()` for nothing.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// Draws.
    public func display(_ layer: CALayer) { layer.drawContents() }
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    public func layerWillDraw(_ layer: CALayer) {}
    public func layoutSublayers(of layer: CALayer) {}
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
