extension CALayer {
    /// Source: Apple, "layoutIfNeeded()": superlayers are traversed until one that needs no layout is found.
    func layOutPending() {
        var top = self
        while let superlayer = top.links.superlayer, superlayer.waiting.forLayout {
            top = superlayer
        }
        top.layOutTree()
    }

    /// Whether the layer or one inside it waits for layout.
    var hasPendingLayout: Bool {
        waiting.forLayout || layers.contains { $0.hasPendingLayout }
    }

    /// Lays out what waits in the layer; a view does it for its own.
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
