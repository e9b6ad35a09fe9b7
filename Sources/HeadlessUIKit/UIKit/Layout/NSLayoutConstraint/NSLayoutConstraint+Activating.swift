extension NSLayoutConstraint {
    struct Links {
        /// The view that holds the constraint while it's active.
        weak var holder: UIView?
        /// The position of the constraint in the order of activation.
        var turn = 0
    }

    /// The number of activations so far. The constraint activated last is broken in a conflict.
    private static var turns = 0

    func activate() {
        guard links.holder == nil else { return }
        guard let ancestor = nearestView else { preconditionFailure(messageWithoutAncestor) }
        ancestor.hold(self)
    }

    func deactivate() {
        links.holder?.release(self)
    }

    func begin(in holder: UIView) {
        Self.turns += 1
        links = Links(holder: holder, turn: Self.turns)
    }

    /// Invalidates the layout after a change of the constraint.
    func didChange() {
        links.holder?.constraintsDidChange()
    }

    /// Sets the priority of the constraint.
    ///
    /// - Source: Apple, "NSLayoutConstraint.priority". The message is that of the exception on a phone.
    func setPriority(_ priority: UILayoutPriority) {
        let old = importance
        precondition(
            priority.rawValue > 0 && priority <= .required,
            "It's illegal to set priority:\(priority.rawValue.short).  Priorities must be greater than 0 and less or equal "
                + "to NSLayoutPriorityRequired, which is 1000.000000.")
        precondition(
            !isActive || (priority == .required) == (old == .required),
            "NSInternalInconsistencyException: Mutating a priority from required to not on an installed constraint (or "
                + "vice-versa) is not supported.  "
                + "You passed priority \(priority.rawValue.short) and the existing priority was \(old.rawValue.short).")
        guard priority != old else { return }
        importance = priority
        didChange()
    }

    /// The items of both sides.
    var items: [any LayoutItem] { first.items + (second?.items ?? []) }

    /// The nearest common ancestor of all items, or `nil` if there is none.
    private var nearestView: UIView? {
        let views = items.map(\.layoutView)
        guard var ancestor = views.first ?? nil else { return nil }
        for view in views.dropFirst() {
            guard let view, let common = ancestor.nearestCommonAncestor(with: view) else { return nil }
            ancestor = common
        }
        return ancestor
    }

    /// Returns a Boolean value indicating whether the constraint refers to an item within a view.
    func isAbout(viewsIn view: UIView) -> Bool {
        items.contains { $0.layoutView?.isDescendant(of: view) ?? true }
    }

    /// Returns a Boolean value indicating whether all items of the constraint are within a view.
    func isWithin(_ view: UIView) -> Bool {
        items.allSatisfy { $0.layoutView?.isDescendant(of: view) ?? false }
    }

    /// The message of the exception on a phone.
    private var messageWithoutAncestor: String {
        let anchors = [first, second].compactMap(\.self).map { "<\($0.anchorText)>" }.joined(separator: " and ")
        return "NSGenericException: Unable to activate constraint with anchors \(anchors) because they have no common "
            + "ancestor.  "
            + "Does the constraint or its anchors reference items in different view hierarchies?  That's illegal."
    }
}

extension Float {
    /// A text representation without a fraction for whole numbers, such as "750".
    var short: String { Double(self).short }
}

extension Double {
    /// A text representation without a fraction for whole numbers, such as "750".
    var short: String { self == rounded() && abs(self) < 1e15 ? "\(Int(self))" : "\(self)" }
}
