extension UIView {
    /// The margins that a view has of its own, in points.
    ///
    /// Source: Apple, "layoutMargins": 8, but what the system wants for the view of a controller.
    private var ownMargins: UIEdgeInsets {
        layoutState.margins.own
            ?? (links.controller == nil ? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) : .zero)
    }

    /// The margins with all that is added to them.
    ///
    /// Source: Apple, "layoutMargins", "systemMinimumLayoutMargins", "preservesSuperviewLayoutMargins" and
    /// "insetsLayoutMarginsFromSafeArea".
    var wholeMargins: UIEdgeInsets {
        var margins = ownMargins
        if let controller = links.controller, controller.viewRespectsSystemMinimumLayoutMargins {
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
        tellMargins()
        constraintsDidChange()
    }

    /// Tells who overrides it that the margins are others than before.
    func tellMargins() {
        let margins = wholeMargins
        defer { layoutState.margins.told = margins }
        guard let told = layoutState.margins.told, told != margins else { return }
        layoutMarginsDidChange()
        links.controller?.viewLayoutMarginsDidChange()
    }
}

extension UIViewController {
    /// Apple says that they range from 16 to 20 on an iPhone ("ContentMarginGuide.container"). Open: where they change;
    /// on phones 16 is read up to 402 points of width, and 20 from 414 on.
    var systemMargins: NSDirectionalEdgeInsets {
        guard let width = viewIfLoaded?.bounds.width else { return NSDirectionalEdgeInsets() }
        let side: CGFloat = width >= 414 ? 20 : 16
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }
}

extension UIEdgeInsets {
    /// Leading is left here.
    init(_ insets: NSDirectionalEdgeInsets) {
        self.init(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    }

    /// The greater of two on each side.
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
    /// Leading is left here.
    init(_ insets: UIEdgeInsets) {
        self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }
}
