extension UIView: @preconcurrency CALayerDelegate {
    static func makeLayer() -> CALayer {
        if layerClass == CALayer.self { return CALayer() }
        guard let kind = layerClass as? CALayer.Type else {
            preconditionFailure("the layerClass of \(self) is \(layerClass), which is no CALayer")
        }
        return makeObject(of: kind) as! CALayer
    }

    /// Puts a subview's layer among the sublayers, where some may be without a view.
    ///
    /// Open: where a phone puts it among those. Here right above or below the layer of the sibling; a view that goes to
    /// an index goes below the layer of the view that follows, and one that goes to the front in front of all.
    func placeLayer(of view: UIView, at position: Position) {
        view.ownLayer.leave()
        switch position {
        case .above(let sibling): placeLayer(of: view, beside: sibling, distance: 1)
        case .below(let sibling): placeLayer(of: view, beside: sibling, distance: 0)
        case .front, .index:
            let follower = subviews.firstIndex { $0 === view }.flatMap { subviews.dropFirst($0 + 1).first }
            placeLayer(of: view, beside: follower, distance: 0)
        }
    }

    private func placeLayer(of view: UIView, beside sibling: UIView?, distance: Int) {
        let index = sibling.flatMap { sibling in ownLayer.layers.firstIndex { $0 === sibling.ownLayer } }
        ownLayer.place(view.ownLayer, at: index.map { $0 + distance } ?? ownLayer.layers.count, isLoose: false)
    }
}

extension CALayer {
    /// Begins to be the layer of a view.
    func become(of view: UIView, with frame: CGRect) {
        links.owner = view
        isOfView = true
        waiting.forDisplay = MainActor.assumeIsolated { view.mayDraw }
        geometry.frame = frame
    }

    /// What a view says its colour is: the one that it was given, as long as the layer has no other.
    var colorOfView: UIColor? {
        look.viewColor ?? backgroundColor.map(UIColor.init(cgColor:))
    }

    func setBackgroundColor(ofView color: UIColor?) {
        backgroundColor = color?.cgColor
        look.setBackground(ofView: color)
    }

    var hasPendingLayoutOfLooseLayers: Bool {
        looseLayers > 0 && layers.contains { $0.isLoose && $0.hasPendingLayout }
    }

    func layOutLooseLayers() {
        guard looseLayers > 0 else { return }
        for layer in layers where layer.isLoose {
            layer.layOutTree()
        }
    }
}
