extension UIViewController {
    /// Takes controllers in and lets others go, and tells those concerned before; `complete` tells them afterwards.
    func changeChildren(to new: [UIViewController]) -> ChildrenChange {
        precondition(Set(new).count == new.count, "a controller stands twice among \(new)")
        let change = ChildrenChange(
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
}

/// Who came into a container, and who left it.
struct ChildrenChange {
    let added: [UIViewController]
    let removed: [UIViewController]
}
