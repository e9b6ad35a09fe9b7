extension CALayer {
    /// Layers meet at their nearest common ancestor, and outside of the outermost ones if they have none.
    func conversion(to layer: CALayer?) -> SpaceConversion {
        guard let layer else { return SpaceConversion(up: geometry.toSuperview, down: .identity) }
        let meeting = lineage.first { ancestor in layer.lineage.contains { $0 === ancestor } }
        return SpaceConversion(up: matrix(to: meeting), down: layer.matrix(to: meeting).inverted())
    }

    /// From this layer's coordinates to those of one around it; nil stands for what is around the outermost.
    private func matrix(to ancestor: CALayer?) -> CGAffineTransform {
        lineage.prefix { $0 !== ancestor }.reduce(.identity) { $0.concatenating($1.geometry.toSuperview) }
    }

    /// This layer, its superlayer and so on to the outermost.
    var lineage: some Sequence<CALayer> {
        sequence(first: self) { $0.links.superlayer }
    }

    /// From the layer's own coordinates to its superlayer's.
    @_spi(Simulator) public var transformToSuperlayer: CGAffineTransform { geometry.toSuperview }

    /// The view that is drawn with the layer.
    @_spi(Simulator) public var view: UIView? { links.owner }

    /// From back to front, as they are drawn: by `zPosition`, and those of one in their order.
    @_spi(Simulator) public var sublayersAsDrawn: [CALayer] {
        if layers.allSatisfy({ $0.zPosition == 0 }) { return layers }
        let places = layers.indices.sorted { (layers[$0].zPosition, $0) < (layers[$1].zPosition, $1) }
        return places.map { layers[$0] }
    }

    /// Apple, "hitTest(_:)": nil outside of the layer's own bounds. Open: that a hidden layer is none to be found, as no
    /// hidden view is.
    func frontmostLayer(at point: CGPoint) -> CALayer? {
        let inside = point.applying(geometry.toSuperview.inverted())
        guard !isHidden, contains(inside) else { return nil }
        return sublayersAsDrawn.reversed().lazy.compactMap { $0.hitTest(inside) }.first ?? self
    }
}
