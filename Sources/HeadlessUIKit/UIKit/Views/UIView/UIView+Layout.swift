extension UIView {
    /// Performs the pending layout immediately, starting at the outermost superview that needs layout.
    ///
    /// - Source: Apple, "CALayer.layoutIfNeeded": superlayers are traversed until a layer is found that doesn't need
    ///   layout.
    func layOutPending() {
        var top = self
        while let superview = top.superview, superview.needsLayout {
            top = superview
        }
        top.layOutTree()
    }

    /// A Boolean value indicating whether the view needs layout, as stored in its layer.
    var needsLayout: Bool { backingLayer.waiting.forLayout }
    var isLayingOut: Bool { backingLayer.waiting.isLayingOut }

    /// A Boolean value indicating whether the view or one of its descendants needs layout.
    var hasPendingLayout: Bool {
        needsLayout || traits.needsUpdate || safeAreaState.needsCheck || subviews.contains { $0.hasPendingLayout }
            || backingLayer.hasPendingLayoutOfStandaloneLayers
    }

    /// Requests a layout of this view and its descendants, because the area that bars leave for them may have changed.
    func setTreeNeedsLayout() {
        setNeedsLayout()
        for subview in subviews { subview.setTreeNeedsLayout() }
    }

    func layOutTree() {
        if traits.needsUpdate { notifyTraitChangeRecursively() }
        if safeAreaState.needsCheck { notifySafeAreaChangeRecursively() }
        backingLayer.layOutIfWaiting()
        for subview in subviews {
            subview.layOutTree()
        }
        backingLayer.layOutStandaloneLayers()
    }

    /// Lays out the subviews when the layer is laid out.
    func layOutSubviews(of layer: CALayer) {
        guard layer === backingLayer else { return }
        resolvedTraits.performAsCurrent {
            parents.controller?.viewWillLayoutSubviews()
            layoutSubviews()
            parents.controller?.viewDidLayoutSubviews()
        }
    }
}
