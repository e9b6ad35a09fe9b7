extension UIViewController {
    /// Replaces the children, and notifies the added and removed view controllers before the change. Call
    /// `complete(_:)` to notify them afterwards.
    func changeChildren(to new: [UIViewController]) -> ChildrenChange {
        precondition(Set(new).count == new.count, "a view controller occurs twice among the children \(new)")
        for child in new { checkCanContain(child) }
        let change = ChildrenChange(
            before: children,
            after: new,
            added: new.filter { !children.contains($0) },
            removed: children.filter { !new.contains($0) }
        )
        for child in change.removed { child.willMove(toParent: nil) }
        for child in change.added {
            if child.parent != nil { child.removeFromParent() }
            child.willMove(toParent: self)
            join(child)
        }
        children = new
        return change
    }

    /// Notifies the added and removed view controllers after the view of the current child is in the hierarchy.
    func complete(_ change: ChildrenChange) {
        for child in change.added { child.didMove(toParent: self) }
        for child in change.removed {
            child.abandonPresented()
            child.links.parent = nil
            child.didMove(toParent: nil)
        }
    }

    /// Restores the children from before the changes, unless the children have changed since then.
    ///
    /// - Returns: `true` if the children are restored.
    func revert(_ changes: [ChildrenChange]) -> Bool {
        guard let first = changes.first, let last = changes.last, children == last.after else { return false }
        children = first.before
        return true
    }

    /// Notifies the view controllers that a change is reverted.
    ///
    /// - Note: Undocumented by Apple. This implementation calls `didMove(toParent:)` with the container for the view
    ///   controllers that remain in it.
    func completeReverting(_ change: ChildrenChange) {
        for child in change.added {
            child.willMove(toParent: nil)
            child.links.parent = nil
            child.didMove(toParent: nil)
        }
        for child in change.removed { child.didMove(toParent: self) }
    }
}

/// The view controllers that were added to a container, and those that were removed from it.
struct ChildrenChange {
    let before: [UIViewController]
    let after: [UIViewController]
    let added: [UIViewController]
    let removed: [UIViewController]
}
