extension Figure.TreeNode {
    /// Returns the tree with its new nodes marked as added, and with the nodes of `old` that are missing marked as
    /// removed, at their old positions.
    ///
    /// Children of one node are the same if their labels are equal. For several children with one label, their order
    /// decides.
    ///
    /// ```swift
    /// let old = tree.picture()
    /// try tree.remove(photo)
    /// return .tree(title: "Removing the photo", root: tree.picture().changed(from: old))
    /// ```
    public func changed(from old: Figure.TreeNode) -> Figure.TreeNode {
        var node = self
        let difference = children.map(\.label).difference(from: old.children.map(\.label))
        var (added, removed): (Set<Int>, Set<Int>) = ([], [])
        for change in difference {
            switch change {
            case .insert(let offset, _, _): added.insert(offset)
            case .remove(let offset, _, _): removed.insert(offset)
            }
        }
        var before = old.children.enumerated().makeIterator()
        var merged: [Figure.TreeNode] = []
        /// Adds the removed children of the old tree up to the next one that still exists, which is returned.
        func nextKept() -> Figure.TreeNode? {
            while let (index, child) = before.next() {
                guard removed.contains(index) else { return child }
                merged.append(child.with(.removed))
            }
            return nil
        }
        for (index, child) in children.enumerated() {
            if added.contains(index) {
                merged.append(child.with(.added))
            } else if let earlier = nextKept() {
                merged.append(child.changed(from: earlier))
            }
        }
        _ = nextKept()
        node.children = merged
        return node
    }

    /// Returns the node and its descendants with a change. Removed nodes aren't on the path.
    private func with(_ change: Change) -> Figure.TreeNode {
        var node = self
        node.change = change
        if change == .removed { node.isSelected = false }
        node.children = children.map { $0.with(change) }
        return node
    }
}
