extension UIView {
    func drawBounds(in context: CGContext) {
        GraphicsStack.current.push(context)
        traitCollection.performAsCurrent { draw(bounds) }
        GraphicsStack.current.pop()
    }

    func drawTree(in rect: CGRect, _ afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), !bounds.isEmpty else { return false }
        if afterUpdates { layoutIfNeeded() }
        context.saveGState()
        context.concatenate(CGAffineTransform(from: bounds, to: rect))
        backingLayer.renderTree(in: context)
        context.restoreGState()
        return true
    }
}
