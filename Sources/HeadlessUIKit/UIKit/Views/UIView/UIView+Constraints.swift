extension UIView {
    /// A Boolean value indicating whether constraints determine the view's frame.
    var isLaidOutByConstraints: Bool { !layoutState.keepsFrame && superview != nil }

    func setKeepsFrame(_ keeps: Bool) {
        guard keeps != layoutState.keepsFrame else { return }
        layoutState.keepsFrame = keeps
        superview?.constraintsDidChange()
    }

    /// Adds a constraint whose items are all within this view.
    ///
    /// The message is that of the exception on a phone.
    func install(_ constraint: NSLayoutConstraint) {
        precondition(
            constraint.isWithin(self),
            "Unable to install constraint on view.  Does the constraint reference something from outside the subtree of "
                + "the view?  That's illegal. constraint:\(constraint) view:\(nameInMessages)")
        guard constraint.links.holder !== self else { return }
        constraint.deactivate()
        hold(constraint)
    }

    func hold(_ constraint: NSLayoutConstraint) {
        constraint.begin(in: self)
        layoutState.constraints.append(constraint)
        constraintsDidChange()
    }

    func release(_ constraint: NSLayoutConstraint) {
        guard constraint.links.holder === self else { return }
        layoutState.constraints.removeAll { $0 === constraint }
        constraint.links.holder = nil
        constraintsDidChange()
    }

    /// Deactivates the constraints that refer to a removed view or its descendants.
    ///
    /// - Source: Apple, "removeFromSuperview()".
    func releaseConstraints(about view: UIView) {
        for ancestor in selfAndAncestors where !ancestor.layoutState.constraints.isEmpty {
            for constraint in ancestor.layoutState.constraints where constraint.isAbout(viewsIn: view) {
                ancestor.release(constraint)
            }
        }
    }

    /// Invalidates the layout of the view's hierarchy after a change that affects it.
    func constraintsDidChange() {
        outermost.layoutState.engine?.isStale = true
        setNeedsLayout()
    }

    /// Invalidates the solution after a change of the view's position, size, or subviews, unless constraints caused the
    /// change.
    func geometryDidChange() {
        guard let engine = outermost.layoutState.engine, !engine.isApplyingFrames else { return }
        engine.isStale = true
    }
}
