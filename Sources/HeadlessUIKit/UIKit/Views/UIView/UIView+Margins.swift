extension UIView {
    /// The margins of the view before the safe area and the superview's margins are applied, in points.
    ///
    /// - Source: Apple, "layoutMargins": 8 by default, except that the system manages those of a view controller's
    ///   view.
    private var baseMargins: UIEdgeInsets {
        layoutState.margins.custom
            ?? (parents.controller == nil ? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) : .zero)
    }

    /// The margins with all adjustments.
    ///
    /// - Source: Apple, "layoutMargins", "systemMinimumLayoutMargins", "preservesSuperviewLayoutMargins" and
    ///   "insetsLayoutMarginsFromSafeArea".
    var wholeMargins: UIEdgeInsets {
        var margins = baseMargins
        if let controller = parents.controller, controller.viewRespectsSystemMinimumLayoutMargins {
            margins = margins.raised(to: UIEdgeInsets(controller.systemMinimumLayoutMargins))
        }
        if layoutState.margins.includeSafeArea { margins = margins.adding(safeAreaInsets) }
        if layoutState.margins.includeSuperview, let superview {
            margins = margins.raised(to: superview.layoutMargins.reaching(into: frame, of: superview.bounds))
        }
        return margins
    }

    func setMargins(_ change: (inout Margins) -> Void) {
        change(&layoutState.margins)
        notifyMarginChange()
        constraintsDidChange()
    }

    /// Notifies the view and its view controller if the margins have changed.
    func notifyMarginChange() {
        let margins = wholeMargins
        defer { layoutState.margins.lastNotified = margins }
        guard let lastNotified = layoutState.margins.lastNotified, lastNotified != margins else { return }
        layoutMarginsDidChange()
        parents.controller?.viewLayoutMarginsDidChange()
    }
}

extension UIEdgeInsets {
    /// Creates edge insets from directional ones. Leading is always left in this implementation.
    init(_ insets: NSDirectionalEdgeInsets) {
        self.init(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    }

    /// Returns the greater inset of the two on each side.
    func raised(to other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(top, other.top),
            left: max(left, other.left),
            bottom: max(bottom, other.bottom),
            right: max(right, other.right)
        )
    }
}

extension NSDirectionalEdgeInsets {
    /// Creates directional insets from edge insets. Leading is always left in this implementation.
    init(_ insets: UIEdgeInsets) {
        self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }
}
