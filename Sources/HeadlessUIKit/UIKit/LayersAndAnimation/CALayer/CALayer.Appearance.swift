extension CALayer {
    /// The part of a layer's appearance that isn't stored in plain properties.
    struct Appearance {
        var opacity: Float = 1
        /// The transform if it isn't affine, or `nil`.
        var depth: CATransform3D?
        var shadowPath: CGPath?
        /// The recorded drawing of the layer, or `nil`.
        var drawing: Drawing?
        private(set) var backgroundColor: CGColor?
        /// The background color of the layer's view, as long as it determines the layer's background.
        private(set) var viewColor: UIColor?

        mutating func setBackground(_ color: CGColor?) {
            backgroundColor = color
            viewColor = nil
        }

        mutating func setBackground(ofView color: UIColor?) {
            viewColor = color
        }
    }

    /// The objects that the layer refers to without owning them.
    ///
    /// The superlayer and the view own the layer, and remove these references when they're deallocated. The references
    /// aren't weak, because an object that was ever referred to weakly is slower to retain, and there are many views
    /// and layers.
    struct Links {
        unowned(unsafe) var superlayer: CALayer?
        /// The view that is drawn with the layer.
        unowned(unsafe) var owner: UIView?
        weak var delegate: (any CALayerDelegate)?
        /// The layer that a presentation layer presents.
        var model: CALayer?
    }

    /// The pending work of a layer.
    struct Waiting {
        var forLayout = true
        var forDisplay = false
        var isLayingOut = false
        /// A Boolean value indicating whether the layer was on the screen at the end of a turn of the run loop.
        var isOnScreen = false
    }

    func setOpacity(_ opacity: Float) {
        appearance.opacity = min(max(opacity, 0), 1)
        changed("opacity")
    }

    func setShadowPath(_ path: CGPath?) {
        appearance.shadowPath = path?.copy()
        changed("shadowPath")
    }

    func setBackground(_ color: CGColor?) {
        appearance.setBackground(color)
        changed("backgroundColor")
    }

    /// The numbers that an animation of the layer's view animates, apart from its geometry and opacity.
    var otherAnimatableValues: [CGFloat] {
        [
            cornerRadius, borderWidth, CGFloat(shadowOpacity), shadowRadius, shadowOffset.width, shadowOffset.height,
        ]
    }

    /// The keys of the properties that are animated implicitly.
    static let animatableKeys: Set<String> = [
        "anchorPoint", "backgroundColor", "borderColor", "borderWidth", "bounds", "contents", "cornerRadius", "hidden",
        "mask", "masksToBounds", "opacity", "position", "shadowColor", "shadowOffset", "shadowOpacity", "shadowPath",
        "shadowRadius", "sublayers", "transform", "zPosition",
    ]

    /// Copies the values that `init(layer:)` copies.
    func copyValues(of layer: CALayer) {
        geometry = layer.geometry
        appearance = layer.appearance
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

    /// The background color. The view's color can depend on the view's traits, so it's resolved when it's read.
    var resolvedBackgroundColor: CGColor? {
        guard let color = appearance.viewColor, color.content.isDynamic, let owner = links.owner else {
            return appearance.backgroundColor
        }
        return MainActor.assumeIsolated { color.resolved(in: owner).cgColor }
    }
}
