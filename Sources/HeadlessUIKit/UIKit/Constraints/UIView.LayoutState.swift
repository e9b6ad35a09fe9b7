extension UIView {
    /// What a view has to do with constraints.
    struct LayoutState {
        /// Whether the frame counts, and not constraints.
        var keepsFrame = true
        /// The constraints that the view holds, in the order in which they became active.
        var constraints: [NSLayoutConstraint] = []
        /// The guides that were added, in that order.
        var guides: [UILayoutGuide] = []
        /// The guides that every view has, of those that somebody has asked for.
        var ownGuides: [UILayoutGuide.Kind: UILayoutGuide] = [:]
        var hugging = Priorities(horizontal: .defaultLow, vertical: .defaultLow)
        var resistance = Priorities(horizontal: .defaultHigh, vertical: .defaultHigh)
        var margins = Margins()
        var update = Update()
        /// The size of the content as it was told last; nil after somebody has said that it is another.
        var contentSize: CGSize?
        /// The width at which content that has no width of its own breaks into lines, as layout found it.
        var foundWidth: CGFloat?
        /// Solves the constraints of this view and all inside; only an outermost view has one.
        var engine: LayoutEngine?
    }

    struct Priorities {
        var horizontal: UILayoutPriority
        var vertical: UILayoutPriority

        subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
            get { axis == .horizontal ? horizontal : vertical }
            set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
        }
    }

    struct Margins {
        /// What was set; nil for what the system has.
        var own: UIEdgeInsets?
        var includeSuperview = false
        var includeSafeArea = true
        /// As they were when somebody last heard of them.
        var told: UIEdgeInsets?
    }

    /// Who still has to change constraints.
    struct Update {
        var isNeeded = true
        /// Whether somebody asked for it, rather than that the view is new.
        var isAskedFor = false
    }
}
