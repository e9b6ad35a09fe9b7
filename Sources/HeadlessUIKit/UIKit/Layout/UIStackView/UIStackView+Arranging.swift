extension UIStackView {
    /// The constraints and layout guides that a stack view created to lay out its views.
    struct Arrangement {
        var constraints: [NSLayoutConstraint] = []
        var guides: [UILayoutGuide] = []
    }

    /// Replaces the constraints with ones for the current arranged views.
    func arrange() {
        NSLayoutConstraint.deactivate(arrangement.constraints)
        for guide in arrangement.guides { removeLayoutGuide(guide) }
        arrangement = Arrangement()
        var arranger = StackArranger(of: self)
        arranger.arrange()
        arrangement = Arrangement(constraints: arranger.constraints, guides: arranger.guides)
        NSLayoutConstraint.activate(arrangement.constraints)
    }

    /// Returns the distance after a view, in points.
    func spacing(after view: UIView) -> CGFloat {
        switch customSpacing(after: view) {
        case Self.spacingUseDefault: spacing == Self.spacingUseSystem ? LayoutSpacing.standard : spacing
        case Self.spacingUseSystem: LayoutSpacing.standard
        case let custom: custom
        }
    }

    /// Returns the view that provides the stack view's baseline: the first or last view of a column, or the tallest one
    /// of a row.
    ///
    /// - Source: Apple, "UIStackView", position and sizing.
    func baselineView(isFirst: Bool) -> UIView {
        let visible = arrangedSubviews.filter { !$0.isHidden }
        let view =
            axis == .vertical
            ? (isFirst ? visible.first : visible.last) : visible.max { $0.bounds.height < $1.bounds.height }
        guard let view else { return self }
        return isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    }
}
