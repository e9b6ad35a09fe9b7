extension CALayer {
    /// Lays out the pending layers, starting with the outermost one. Source: Apple, "layoutIfNeeded()": superlayers are
    /// traversed until one is found that needs no layout.
    func layOutPending() {
        var top = self
        while let superlayer = top.links.superlayer, superlayer.waiting.forLayout {
            top = superlayer
        }
        top.layOutTree()
    }

    /// A Boolean value indicating whether the layer or one of its descendants needs layout.
    var hasPendingLayout: Bool {
        waiting.forLayout || layers.contains { $0.hasPendingLayout }
    }

    /// Lays out the pending layers of the tree. A view lays out its own layer.
    func layOutTree() {
        if let owner = links.owner {
            MainActor.assumeIsolated { owner.layOutTree() }
            return
        }
        layOutIfWaiting()
        for layer in layers {
            layer.layOutTree()
        }
    }

    func layOutIfWaiting() {
        guard waiting.forLayout else { return }
        waiting.forLayout = false
        waiting.isLayingOut = true
        layoutSublayers()
        waiting.isLayingOut = false
    }
}
