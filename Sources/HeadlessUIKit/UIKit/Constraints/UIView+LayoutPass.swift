extension UIView {
    /// How often one request lays out anew because layout changed what layout depends on.
    private static let mostLayoutPasses = 10

    /// Lays out now what waits for it: from the outermost of the waiting superviews inwards.
    ///
    /// Before, views change their constraints, from the inside out, and these are solved; a superview of a view that
    /// must go elsewhere waits for layout then. Source: Apple, "layoutIfNeeded()" and "updateConstraints()". What
    /// layout changes, such as the safe area of a view that has moved, is looked at afterwards, and may lead to another
    /// pass.
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

    /// Lets views change their constraints and solves them; for an outermost view.
    func prepareLayout() {
        guard usesConstraints else {
            layoutState.engine = nil
            return
        }
        updateConstraintsInside()
        solveConstraints()
    }

    /// Whether there are constraints in the hierarchy, or a view that will make some.
    ///
    /// Source: Apple, "requiresConstraintBasedLayout": layout by constraints begins when somebody uses it.
    private var usesConstraints: Bool {
        !layoutState.keepsFrame || !layoutState.constraints.isEmpty || !layoutState.guides.isEmpty
            || layoutState.update.isAskedFor
            || layoutState.ownGuides[.readable] != nil || type(of: self).requiresConstraintBasedLayout
            || subviews.contains { $0.usesConstraints }
    }

    /// From the inside out, who needs to update constraints does; for the view of a controller, it is the controller.
    func updateConstraintsInside() {
        for subview in subviews { subview.updateConstraintsInside() }
        guard layoutState.update.isNeeded else { return }
        layoutState.update = Update(isNeeded: false)
        if let controller = links.controller { controller.updateViewConstraints() } else { updateConstraints() }
    }

    private func solveConstraints() {
        if let engine = layoutState.engine { engine.refresh(self) } else { layoutState.engine = LayoutEngine(of: self) }
    }

    /// Puts the subviews that constraints place where these want them.
    func placeSubviews() {
        tellMargins()
        guard subviews.contains(where: \.isPlacedByConstraints) || !guidesWithVariables.isEmpty else { return }
        let root = outermost
        if root.layoutState.engine?.isStale != false { root.solveConstraints() }
        root.layoutState.engine?.place(in: self)
    }

    /// Whether constraints leave more than one place or size to an item; for an outermost view.
    func isAmbiguous(_ item: any LayoutItem) -> Bool {
        prepareLayout()
        return layoutState.engine?.isAmbiguous(item) ?? false
    }

    // MARK: Fitting

    /// The size that the constraints of the view and of those inside come to when they stand alone.
    ///
    /// Source: Apple, "systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)". The size is
    /// rounded up to pixels, so that text fits.
    func fittingSize(_ target: CGSize, _ priorities: Priorities) -> CGSize {
        updateConstraintsIfNeeded()
        let all = selfAndAllInside
        let before = all.map { ($0.layoutState.foundWidth, $0.layoutState.contentSize) }
        let system = LayoutSystem(of: self, fitting: LayoutSystem.Fitting(size: target, priorities: priorities))
        let solution = LayoutSolution(of: system)
        let rect = solution.frame(of: self, in: system) ?? .zero
        for (view, sizes) in zip(all, before) { (view.layoutState.foundWidth, view.layoutState.contentSize) = sizes }
        return frame(forAlignmentRect: rect).size.roundedUpToPixels
    }
}
