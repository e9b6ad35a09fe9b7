extension CALayer {
    /// Returns the conversion to another layer's coordinates. It goes through the nearest common ancestor, or through
    /// the coordinates outside of both outermost layers if there is none.
    func conversion(to layer: CALayer?) -> SpaceConversion {
        guard let layer else { return SpaceConversion(up: geometry.toSuperview, down: .identity) }
        let meeting = selfAndAncestors.first { ancestor in layer.selfAndAncestors.contains { $0 === ancestor } }
        return SpaceConversion(up: matrix(to: meeting), down: layer.matrix(to: meeting).inverted())
    }

    /// Returns the transform from this layer's coordinates to those of an ancestor. If `ancestor` is `nil`, it leads to
    /// the coordinates outside of the outermost layer.
    private func matrix(to ancestor: CALayer?) -> CGAffineTransform {
        selfAndAncestors.prefix { $0 !== ancestor }.reduce(.identity) { $0.concatenating($1.geometry.toSuperview) }
    }

    /// The sequence of this layer, its superlayer, and so on to the outermost layer.
    var selfAndAncestors: some Sequence<CALayer> {
        sequence(first: self) { $0.links.superlayer }
    }

    /// The transform from the layer's own coordinates to those of its superlayer.
    var transformToSuperlayer: CGAffineTransform { geometry.toSuperview }

    /// The sublayers from back to front, in drawing order: sorted by `zPosition`, and by index where that is equal.
    var sublayersAsDrawn: [CALayer] {
        if layers.allSatisfy({ $0.zPosition == 0 }) { return layers }
        let order = layers.indices.sorted { (layers[$0].zPosition, $0) < (layers[$1].zPosition, $1) }
        return order.map { layers[$0] }
    }

    /// Returns the frontmost layer that contains a point of the superlayer's coordinates, or `nil` if the point is
    /// outside of the layer's bounds (Apple, "hitTest(_:)").
    ///
    /// - Note: Undocumented by Apple. This implementation doesn't find hidden layers, as with hidden views.
    func frontmostLayer(at point: CGPoint) -> CALayer? {
        let localPoint = point.applying(geometry.toSuperview.inverted())
        guard !isHidden, contains(localPoint) else { return nil }
        return sublayersAsDrawn.reversed().lazy.compactMap { $0.hitTest(localPoint) }.first ?? self
    }
}
