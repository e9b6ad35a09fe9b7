extension CALayer {
    /// What was drawn into a layer, and how large the layer was then.
    struct Drawing {
        var marks: [DrawnMark]
        var bounds: CGRect
    }

    func displayContents() {
        if let delegate { delegate.display(self) } else { drawContents() }
    }

    /// Draws in a context of its own.
    func drawContents() {
        guard !bounds.isEmpty else { return }
        let context = CGContext(bounds: bounds)
        delegate?.layerWillDraw(self)
        draw(in: context)
        look.drawing = context.marks.isEmpty ? nil : Drawing(marks: context.marks, bounds: bounds)
    }

    /// What was drawn, as it shows: the layer may have another size by now, and its drawing then fills it, or has the
    /// place that the view's content mode gives it.
    @_spi(Simulator)
    public var shownMarks: [DrawnMark] {
        guard let drawing = look.drawing else { return [] }
        let (size, bounds) = (drawing.bounds.size, bounds)
        let place = links.owner.map { owner in
            MainActor.assumeIsolated { owner.contentMode.frame(of: size, in: bounds) }
        }
        let transform = CGAffineTransform(from: drawing.bounds, to: place ?? bounds)
        return drawing.marks.map { $0.applying(transform) }
    }

    func displayPending() {
        guard waiting.forDisplay, !(isOfView && bounds.isEmpty) else { return }
        waiting.forDisplay = false
        display()
    }

    /// Displays what waits for it, at the end of a turn: what is in the layer is on the screen then.
    func displayTree() {
        displayPending()
        waiting.isOnScreen = true
        for layer in layers {
            layer.displayTree()
        }
    }
}

extension CGAffineTransform {
    /// Stretches and moves one rectangle, which is not empty, onto another.
    init(from source: CGRect, to target: CGRect) {
        let (x, y) = (target.width / source.width, target.height / source.height)
        self.init(a: x, b: 0, c: 0, d: y, tx: target.minX - source.minX * x, ty: target.minY - source.minY * y)
    }
}
