extension CALayer {
    /// What a layer stores of its looks besides plain properties.
    struct Look {
        var opacity: Float = 1
        /// The transform, where it is more than one of the plane.
        var depth: CATransform3D?
        var shadowPath: CGPath?
        /// What was drawn into the layer, if anything was.
        var drawing: Drawing?
        private(set) var backgroundColor: CGColor?
        /// What the layer's view was given as its colour, as long as that is what is drawn.
        private(set) var viewColor: UIColor?

        mutating func setBackground(_ color: CGColor?) {
            backgroundColor = color
            viewColor = nil
        }

        mutating func setBackground(ofView color: UIColor?) {
            viewColor = color
        }
    }

    /// Who has to do with the layer: none of them is owned by it.
    ///
    /// The two that own it take themselves out when they go. They are not weak, because an object that was ever referred
    /// to weakly is slower to hold, and there are many views and layers.
    struct Links {
        unowned(unsafe) var superlayer: CALayer?
        /// The view that is drawn with the layer.
        unowned(unsafe) var owner: UIView?
        weak var delegate: (any CALayerDelegate)?
    }

    /// What the layer will be asked to do.
    struct Waiting {
        var forLayout = true
        var forDisplay = false
        var isLayingOut = false
        /// Whether the layer was on the screen at the end of a turn of the run loop.
        var isOnScreen = false
    }

    func setOpacity(_ opacity: Float) {
        look.opacity = min(max(opacity, 0), 1)
        changed("opacity")
    }

    func setShadowPath(_ path: CGPath?) {
        look.shadowPath = path?.copy()
        changed("shadowPath")
    }

    func setBackground(_ color: CGColor?) {
        look.setBackground(color)
        changed("backgroundColor")
    }

    /// The names of what animates by itself.
    static let animatableKeys: Set<String> = [
        "anchorPoint", "backgroundColor", "borderColor", "borderWidth", "bounds", "contents", "cornerRadius", "hidden",
        "mask", "masksToBounds", "opacity", "position", "shadowColor", "shadowOffset", "shadowOpacity", "shadowPath",
        "shadowRadius", "sublayers", "transform", "zPosition",
    ]

    /// Takes over what `init(layer:)` copies.
    func copyValues(of layer: CALayer) {
        geometry = layer.geometry
        look = layer.look
        (name, zPosition, isHidden, mask) = (layer.name, layer.zPosition, layer.isHidden, layer.mask)
        (masksToBounds, isOpaque) = (layer.masksToBounds, layer.isOpaque)
        (cornerRadius, maskedCorners, cornerCurve) = (layer.cornerRadius, layer.maskedCorners, layer.cornerCurve)
        (borderWidth, borderColor) = (layer.borderWidth, layer.borderColor)
        (shadowColor, shadowOpacity, shadowOffset) = (layer.shadowColor, layer.shadowOpacity, layer.shadowOffset)
        shadowRadius = layer.shadowRadius
        (contents, contentsScale, contentsGravity) = (layer.contents, layer.contentsScale, layer.contentsGravity)
        (shouldRasterize, rasterizationScale) = (layer.shouldRasterize, layer.rasterizationScale)
        (needsDisplayOnBoundsChange, actions) = (layer.needsDisplayOnBoundsChange, layer.actions)
    }

    func setDelegate(_ delegate: (any CALayerDelegate)?) {
        precondition(
            links.owner == nil || delegate === links.owner,
            "the delegate of a view's layer is the view and must stay it")
        links.delegate = delegate
    }

    /// The view's colour may depend on the view's traits, so it is looked up when it is asked for.
    var shownBackgroundColor: CGColor? {
        guard let color = look.viewColor, color.content.isDynamic, let owner = links.owner else {
            return look.backgroundColor
        }
        return MainActor.assumeIsolated { color.resolved(in: owner).cgColor }
    }
}
