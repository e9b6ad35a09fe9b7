extension CALayer {
    /// Inserts a layer at an index among the sublayers. The layer itself isn't counted.
    func insert(_ layer: CALayer, at index: Int) {
        precondition(
            !selfAndAncestors.contains { $0 === layer },
            "a layer is part of a cycle in its layer tree: it cannot lie in itself")
        layer.detachFromSuperlayer()
        attach(layer, at: index, isStandalone: !isOfSubview(layer))
        invalidateLayout()
        changed("sublayers")
    }

    /// Inserts a layer without invalidating the layout.
    ///
    /// - Parameter isStandalone: `true` if the layer doesn't belong to a subview, and is laid out with this layer.
    func attach(_ layer: CALayer, at index: Int, isStandalone: Bool) {
        layers.insert(layer, at: min(index, layers.count))
        layer.links.superlayer = self
        layer.isStandalone = isStandalone
        if isStandalone { standaloneLayerCount += 1 }
    }

    private func isOfSubview(_ layer: CALayer) -> Bool {
        guard let view = layer.links.owner, let owner = links.owner else { return false }
        return MainActor.assumeIsolated { view.superview === owner }
    }

    func swapLayers(_ one: CALayer, _ other: CALayer) {
        guard let first = layers.firstIndex(where: { $0 === one }),
            let second = layers.firstIndex(where: { $0 === other })
        else { return }
        layers.swapAt(first, second)
    }

    func insert(_ layer: CALayer, below sibling: CALayer?) {
        requireSublayer(sibling)
        insert(layer, at: indexAmongOthers(of: sibling, than: layer) ?? 0)
    }

    func insert(_ layer: CALayer, above sibling: CALayer?) {
        requireSublayer(sibling)
        insert(layer, at: indexAmongOthers(of: sibling, than: layer).map { $0 + 1 } ?? layers.count)
    }

    private func requireSublayer(_ sibling: CALayer?) {
        precondition(
            sibling == nil || layers.contains { $0 === sibling },
            "a layer can't be inserted next to a layer that isn't a sublayer")
    }

    private func indexAmongOthers(of sibling: CALayer?, than layer: CALayer) -> Int? {
        layers.lazy.filter { $0 !== layer }.enumerated().first { $0.element === sibling }?.offset
    }

    func replace(_ old: CALayer, with new: CALayer) {
        guard old.links.superlayer === self, old !== new else { return }
        insert(new, below: old)
        old.detachFromSuperlayer()
    }

    func replaceAllSublayers(with layers: [CALayer]) {
        for layer in self.layers { layer.detachFromSuperlayer() }
        for layer in layers { insert(layer, at: self.layers.count) }
    }

    func detachFromSuperlayer() {
        guard let superlayer = links.superlayer else { return }
        detach()
        superlayer.invalidateLayout()
        superlayer.changed("sublayers")
    }

    func detachEndingAnimations() {
        endAnimationsRecursively()
        detachFromSuperlayer()
    }

    /// Removes the layer from its superlayer without invalidating the layout.
    func detach() {
        guard let superlayer = links.superlayer else { return }
        superlayer.layers.removeAll { $0 === self }
        if isStandalone { superlayer.standaloneLayerCount -= 1 }
        links.superlayer = nil
        waiting.isOnScreen = false
    }

    /// Ends the animations of a layer that is removed from the tree, and of its descendants (reported by many
    /// developers).
    func endAnimationsRecursively() {
        Phone.current?.transactions.removeAnimations(of: self)
        removeViewAnimationsRecursively()
    }
}
