extension UIView: @preconcurrency CALayerDelegate {
    static func makeLayer() -> CALayer {
        if layerClass == CALayer.self { return CALayer() }
        guard let kind = layerClass as? CALayer.Type else {
            preconditionFailure("the layerClass of \(self) is \(layerClass), which is no CALayer")
        }
        return makeObject(of: kind) as! CALayer
    }

    /// Inserts a subview's layer among the sublayers, some of which may not belong to a view.
    ///
    /// - Note: Undocumented by Apple. This implementation inserts the layer directly above or below that of the
    ///   sibling. A view that is inserted at an index is below the layer of the next view. A view that moves to the
    ///   front is in front of all sublayers.
    func attachLayer(of view: UIView, at position: Position) {
        view.backingLayer.detach()
        switch position {
        case .above(let sibling): attachLayer(of: view, nextTo: sibling, distance: 1)
        case .below(let sibling): attachLayer(of: view, nextTo: sibling, distance: 0)
        case .front, .index:
            let follower = subviews.firstIndex { $0 === view }.flatMap { subviews.dropFirst($0 + 1).first }
            attachLayer(of: view, nextTo: follower, distance: 0)
        }
    }

    private func attachLayer(of view: UIView, nextTo sibling: UIView?, distance: Int) {
        let index = sibling.flatMap { sibling in backingLayer.layers.firstIndex { $0 === sibling.backingLayer } }
        backingLayer.attach(
            view.backingLayer, at: index.map { $0 + distance } ?? backingLayer.layers.count, isStandalone: false)
    }
}

extension CALayer {
    /// Makes the layer the layer of a view.
    func become(of view: UIView, with frame: CGRect) {
        links.owner = view
        isOfView = true
        waiting.forDisplay = true
        geometry.frame = frame
    }

    /// The background color that the view returns: the color that was set on the view, unless the layer's color has
    /// been changed.
    var colorOfView: UIColor? {
        appearance.viewColor ?? backgroundColor.map(UIColor.init(cgColor:))
    }

    func setBackgroundColor(ofView color: UIColor?) {
        backgroundColor = color?.cgColor
        appearance.setBackground(ofView: color)
    }

    var hasPendingLayoutOfStandaloneLayers: Bool {
        standaloneLayerCount > 0 && layers.contains { $0.isStandalone && $0.hasPendingLayout }
    }

    func layOutStandaloneLayers() {
        guard standaloneLayerCount > 0 else { return }
        for layer in layers where layer.isStandalone {
            layer.layOutTree()
        }
    }
}
