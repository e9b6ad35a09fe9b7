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

    /// Whether the view or one inside it waits for layout.
    var hasPendingLayout: Bool { needsLayout || subviews.contains(where: \.hasPendingLayout) }

    /// Asks for layout of this view and of all inside it: what bars leave them may be something else.
    func setTreeNeedsLayout() {
        setNeedsLayout()
        for subview in subviews { subview.setTreeNeedsLayout() }
    }

    func layOutTree() {
        if needsLayout {
            needsLayout = false
            isLayingOut = true
            links.controller?.viewWillLayoutSubviews()
            layoutSubviews()
            links.controller?.viewDidLayoutSubviews()
            isLayingOut = false
        }
        for subview in subviews {
            subview.layOutTree()
        }
    }
}
