extension UIView {
    /// The state of a view related to constraints.
    struct LayoutState {
        /// A Boolean value indicating whether the view keeps its frame, instead of being laid out by constraints.
        var keepsFrame = true
        /// The constraints that the view holds, in the order of their activation.
        var constraints: [NSLayoutConstraint] = []
        /// The layout guides added to the view, in the order of their addition.
        var guides: [UILayoutGuide] = []
        /// The layout guides that every view has, as far as they've been created.
        var builtInGuides: [UILayoutGuide.Kind: UILayoutGuide] = [:]
        var hugging = Priorities(horizontal: .defaultLow, vertical: .defaultLow)
        var resistance = Priorities(horizontal: .defaultHigh, vertical: .defaultHigh)
        var margins = Margins()
        var update = Update()
        /// The cached content size, or `nil` if it was invalidated.
        var contentSize: CGSize?
        /// The width, determined by layout, at which content without a fixed width is broken into lines.
        var foundWidth: CGFloat?
        /// The solver for the constraints of this view and its descendants. Only an outermost view has one.
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
        /// The margins set by the app, or `nil` for the system's.
        var custom: UIEdgeInsets?
        var includeSuperview = false
        var includeSafeArea = true
        /// The margins of the most recent notification.
        var lastNotified: UIEdgeInsets?
    }

    /// The state of pending constraint updates.
    struct Update {
        var isNeeded = true
        /// A Boolean value indicating whether the update was requested explicitly, instead of being due because the
        /// view is new.
        var isRequested = false
    }
}
