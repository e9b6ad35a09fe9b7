extension UIViewController {
    /// Takes controllers in and lets others go, and tells those concerned before; `complete` tells them afterwards.
    func changeChildren(to new: [UIViewController]) -> ChildrenChange {
        precondition(Set(new).count == new.count, "a controller stands twice among \(new)")
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

    /// Tells those concerned, now that the right view is in its place.
    func complete(_ change: ChildrenChange) {
        for child in change.added { child.didMove(toParent: self) }
        for child in change.removed {
            child.abandonPresented()
            child.links.parent = nil
            child.didMove(toParent: nil)
        }
    }

    /// Has the children again that there were before changes, unless others have been made since; whether it has.
    func takeBack(_ changes: [ChildrenChange]) -> Bool {
        guard let first = changes.first, let last = changes.last, children == last.after else { return false }
        children = first.before
        return true
    }

    /// Tells those concerned that all is as it was before a change.
    ///
    /// Open: what a phone tells those that stay after all; here that they have moved to where they are.
    func completeTakingBack(_ change: ChildrenChange) {
        for child in change.added {
            child.willMove(toParent: nil)
            child.links.parent = nil
            child.didMove(toParent: nil)
        }
        for child in change.removed { child.didMove(toParent: self) }
    }
}

/// Who came into a container, and who left it.
struct ChildrenChange {
    let before: [UIViewController]
    let after: [UIViewController]
    let added: [UIViewController]
    let removed: [UIViewController]
}
