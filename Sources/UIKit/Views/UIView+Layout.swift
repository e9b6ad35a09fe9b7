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

    private func layOutTree() {
        if traits.needsUpdate { tellTraitsInside() }
        if mustCheckSafeArea { tellSafeAreaInside() }
        if needsLayout {
            needsLayout = false
            resolvedTraits.performAsCurrent {
                links.controller?.viewWillLayoutSubviews()
                layoutSubviews()
                links.controller?.viewDidLayoutSubviews()
            }
        }
        for subview in subviews {
            subview.layOutTree()
        }
    }
}
