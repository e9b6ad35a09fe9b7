/// The methods with which a delegate lays out a layer and provides its contents. A view is the delegate of its layer.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/calayerdelegate
public protocol CALayerDelegate: NSObjectProtocol {
    /// Tells the delegate to update the contents of a layer that needs display.
    func display(_ layer: CALayer)
    /// Tells the delegate to draw the layer's contents, unless it provides them in another way.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Tells the delegate that the layer is about to be drawn.
    func layerWillDraw(_ layer: CALayer)
    /// Tells the delegate to lay out the sublayers of a layer that needs layout.
    func layoutSublayers(of layer: CALayer)
    /// Asks the delegate for the action that runs when a property of the layer changes. The delegate returns `nil` for
    /// the layer's default, or `NSNull()` for no action.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// Draws the contents of the layer.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/calayer/display(), which does so if the delegate
    ///   doesn't implement the method.
    public func display(_ layer: CALayer) { layer.drawContents() }
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    public func layerWillDraw(_ layer: CALayer) {}
    public func layoutSublayers(of layer: CALayer) {}
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
