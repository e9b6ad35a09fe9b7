extension NSLayoutConstraint {
    struct Links {
        /// The view that holds the constraint while it is active.
        weak var holder: UIView?
        /// The how manieth it was to become active.
        var turn = 0
    }

    /// How many constraints have become active: of those that contradict each other the last gives way.
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

    /// Something that the layout depends on is different now.
    func didChange() {
        links.holder?.constraintsDidChange()
    }

    /// Source: Apple, "NSLayoutConstraint.priority"; the words are those of the exception on a phone.
    func setPriority(_ priority: UILayoutPriority) {
        let old = importance
        precondition(
            !isActive || (priority == .required) == (old == .required),
            "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  "
                + "You passed priority \(priority.rawValue.short) and the existing priority was \(old.rawValue.short).")
        guard priority != old else { return }
        importance = priority
        didChange()
    }

    /// All that the constraint is about.
    var items: [any LayoutItem] { first.items + (second?.items ?? []) }

    /// The nearest view that has all items in it; nil if there is none.
    private var nearestView: UIView? {
        let views = items.map(\.layoutView)
        guard var ancestor = views.first ?? nil else { return nil }
        for view in views.dropFirst() {
            guard let view, let common = ancestor.nearestCommonAncestor(with: view) else { return nil }
            ancestor = common
        }
        return ancestor
    }

    /// Whether it is about something that lies in a view.
    func isAbout(viewsIn view: UIView) -> Bool {
        items.contains { $0.layoutView?.isDescendant(of: view) ?? true }
    }

    /// Whether everything that it is about lies in a view.
    func isWithin(_ view: UIView) -> Bool {
        items.allSatisfy { $0.layoutView?.isDescendant(of: view) ?? false }
    }

    /// The words are those of the exception on a phone.
    private var messageWithoutAncestor: String {
        let anchors = [first, second].compactMap(\.self).map { "<\($0.anchorText)>" }.joined(separator: " and ")
        return "Unable to activate constraint with anchors \(anchors) because they have no common ancestor.  "
            + "Does the constraint or its anchors reference items in different view hierarchies?  That's illegal."
    }
}

extension Float {
    /// Without a fraction if it has none: 750.
    var short: String { Double(self).short }
}

extension Double {
    /// Without a fraction if it has none: 750.
    var short: String { self == rounded() && abs(self) < 1e15 ? "\(Int(self))" : "\(self)" }
}
