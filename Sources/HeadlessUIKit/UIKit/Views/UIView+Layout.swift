extension UIView {
    /// Lays out now what waits for it: from the outermost of the waiting superviews inwards.
    ///
    /// Source: Apple, "CALayer.layoutIfNeeded": superlayers are traversed until one that needs no layout is found.
    func layOutPending() {
        var top = self
        while let superview = top.superview, superview.needsLayout {
            top = superview
        }
        top.layOutTree()
    }

    /// What the layer knows of the view's layout.
    var needsLayout: Bool { ownLayer.waiting.forLayout }
    var isLayingOut: Bool { ownLayer.waiting.isLayingOut }

    /// Whether the view or one inside it waits for layout.
    var hasPendingLayout: Bool {
        needsLayout || traits.needsUpdate || mustCheckSafeArea || subviews.contains { $0.hasPendingLayout }
            || ownLayer.hasPendingLayoutOfLooseLayers
    }

    /// Asks for layout of this view and of all inside it: what bars leave them may be something else.
    func setTreeNeedsLayout() {
        setNeedsLayout()
        for subview in subviews { subview.setTreeNeedsLayout() }
    }

    func layOutTree() {
        if traits.needsUpdate { tellTraitsInside() }
        if mustCheckSafeArea { tellSafeAreaInside() }
        ownLayer.layOutIfWaiting()
        for subview in subviews {
            subview.layOutTree()
        }
        ownLayer.layOutLooseLayers()
    }

    /// What the layer asks for when it is laid out.
    func layOutSubviews(of layer: CALayer) {
        guard layer === ownLayer else { return }
        resolvedTraits.performAsCurrent {
            links.controller?.viewWillLayoutSubviews()
            layoutSubviews()
            links.controller?.viewDidLayoutSubviews()
        }
    }
}
