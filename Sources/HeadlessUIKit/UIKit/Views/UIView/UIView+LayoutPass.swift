extension UIView {
    /// The maximum number of layout passes per request, for layout that changes its own conditions.
    private static let mostLayoutPasses = 10

    /// Lays out the views that need it immediately, from the outermost of their superviews inward.
    ///
    /// Before that, views update their constraints from the innermost outward, and the constraints are solved. A
    /// superview whose subview's frame changes is then marked for layout. Source: Apple, "layoutIfNeeded()" and
    /// "updateConstraints()". Changes made by layout, such as the safe area of a moved view, are evaluated afterward
    /// and can cause another pass.
    func layOutInPasses() {
        let root = outermost
        root.prepareLayout()
        for _ in 0..<Self.mostLayoutPasses {
            root.layoutState.engine?.hasNews = false
            layOutPending()
            root.prepareLayout()
            guard root.layoutState.engine?.hasNews == true else { return }
        }
    }

    /// Updates and solves the constraints of the hierarchy, if this is its outermost view.
    func prepareLayout() {
        guard usesConstraints else {
            layoutState.engine = nil
            return
        }
        updateConstraintsRecursively()
        solveConstraints()
    }

    /// A Boolean value indicating whether the hierarchy contains constraints, or a view that will create them.
    ///
    /// - Source: Apple, "requiresConstraintBasedLayout": constraint-based layout begins with its first use.
    private var usesConstraints: Bool {
        !layoutState.keepsFrame || !layoutState.constraints.isEmpty || !layoutState.guides.isEmpty
            || layoutState.update.isRequested
            || layoutState.builtInGuides[.readable] != nil || type(of: self).requiresConstraintBasedLayout
            || subviews.contains { $0.usesConstraints }
    }

    /// Updates the constraints of the views that need it, from the innermost outward. For the view of a view
    /// controller, the controller updates them.
    func updateConstraintsRecursively() {
        for subview in subviews { subview.updateConstraintsRecursively() }
        guard layoutState.update.isNeeded else { return }
        layoutState.update = Update(isNeeded: false)
        if let controller = parents.controller { controller.updateViewConstraints() } else { updateConstraints() }
    }

    private func solveConstraints() {
        if let engine = layoutState.engine { engine.refresh(self) } else { layoutState.engine = LayoutEngine(of: self) }
    }

    /// Assigns the solved frames to the subviews that constraints lay out.
    func layOutSubviewsByConstraints() {
        notifyMarginChange()
        guard subviews.contains(where: \.isLaidOutByConstraints) || !guidesWithVariables.isEmpty else { return }
        let root = outermost
        if root.layoutState.engine?.isStale != false { root.solveConstraints() }
        root.layoutState.engine?.applyFrames(in: self)
    }

    /// Returns a Boolean value indicating whether constraints allow more than one position or size of an item, if this
    /// is the outermost view.
    func isAmbiguous(_ item: any LayoutItem) -> Bool {
        prepareLayout()
        return layoutState.engine?.isAmbiguous(item) ?? false
    }

    // MARK: Fitting

    /// Returns the size of the view that satisfies its constraints and those of its descendants, without its superview.
    ///
    /// - Source: Apple, "systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)". The size
    ///   is rounded up to pixels, so that text fits.
    func fittingSize(_ target: CGSize, _ priorities: Priorities) -> CGSize {
        updateConstraintsIfNeeded()
        let all = selfAndDescendants
        let before = all.map { ($0.layoutState.foundWidth, $0.layoutState.contentSize) }
        let system = LayoutSystem(of: self, fitting: LayoutSystem.Fitting(size: target, priorities: priorities))
        let solution = LayoutSolution(of: system)
        let rect = solution.frame(of: self, in: system) ?? .zero
        for (view, sizes) in zip(all, before) { (view.layoutState.foundWidth, view.layoutState.contentSize) = sizes }
        return frame(forAlignmentRect: rect).size.roundedUpToPixels
    }
}
