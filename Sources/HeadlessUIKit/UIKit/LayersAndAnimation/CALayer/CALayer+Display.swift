extension CALayer {
    /// The drawing commands of a layer, with the bounds that the layer had when they were recorded.
    struct Drawing {
        var commands: [DrawingCommand]
        var bounds: CGRect
    }

    func displayContents() {
        if let delegate { delegate.display(self) } else { drawContents() }
    }

    /// Draws the layer into a new graphics context, and stores the commands.
    func drawContents() {
        guard !bounds.isEmpty else { return }
        let context = CGContext(bounds: bounds)
        delegate?.layerWillDraw(self)
        draw(in: context)
        appearance.drawing = context.commands.isEmpty ? nil : Drawing(commands: context.commands, bounds: bounds)
    }

    /// The commands of the layer's recorded drawing, adapted to its current bounds. If the size of the layer has changed,
    /// the drawing fills the bounds, or has the frame that the view's content mode determines.
    var recordedCommands: [DrawingCommand] {
        guard let drawing = appearance.drawing else { return [] }
        let (size, bounds) = (drawing.bounds.size, bounds)
        let frame = links.owner.map { owner in
            MainActor.assumeIsolated { owner.contentMode.frame(of: size, in: bounds) }
        }
        let transform = CGAffineTransform(from: drawing.bounds, to: frame ?? bounds)
        return drawing.commands.map { $0.applying(transform) }
    }

    func displayPending() {
        guard waiting.forDisplay, !(isOfView && bounds.isEmpty) else { return }
        waiting.forDisplay = false
        display()
    }

    /// Displays the pending layers of the tree at the end of a turn. Afterward, they're regarded as being on the
    /// screen.
    func displayTree() {
        displayPending()
        waiting.isOnScreen = true
        for layer in layers {
            layer.displayTree()
        }
    }
}

extension CGAffineTransform {
    /// Creates the transform that scales and translates a nonempty rectangle to another one.
    init(from source: CGRect, to target: CGRect) {
        let (x, y) = (target.width / source.width, target.height / source.height)
        self.init(a: x, b: 0, c: 0, d: y, tx: target.minX - source.minX * x, ty: target.minY - source.minY * y)
    }
}
