extension UIView {
    /// Whether constraints say where the view is.
    var isPlacedByConstraints: Bool { !layoutState.keepsFrame && superview != nil }

    func setKeepsFrame(_ keeps: Bool) {
        guard keeps != layoutState.keepsFrame else { return }
        layoutState.keepsFrame = keeps
        superview?.constraintsDidChange()
    }

    /// Takes a constraint that everybody finds in this view.
    ///
    /// The words are those of the exception on a phone.
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

    /// Deactivates what is about a view that leaves, or about what is in it.
    ///
    /// Source: Apple, "removeFromSuperview()".
    func releaseConstraints(about view: UIView) {
        for ancestor in lineage where !ancestor.layoutState.constraints.isEmpty {
            for constraint in ancestor.layoutState.constraints where constraint.isAbout(viewsIn: view) {
                ancestor.release(constraint)
            }
        }
    }

    /// Something that the layout of this view's hierarchy depends on is different now.
    func constraintsDidChange() {
        outermost.layoutState.engine?.isStale = true
        setNeedsLayout()
    }

    /// The view has another place, size or subview; unless constraints placed it, they may have to place others.
    func geometryDidChange() {
        guard let engine = outermost.layoutState.engine, !engine.isPlacing else { return }
        engine.isStale = true
    }
}
