/// A walk through the panes as a device shows them.
extension SettingsSchema {
    /// A pane that was reached, and the app group that its preferences go to.
    struct ReachedPane {
        var pane: Pane
        var suite: String?
    }

    /// The panes that can be reached from a root, each once, in the order in which their rows stand.
    ///
    /// A pane without an app group of its own uses that of the pane which opens it.
    ///
    /// - Parameter includesHiddenRows: whether rows count that the device does not show.
    func reachablePanes(
        from root: Pane, on idiom: UserInterfaceIdiom?, includesHiddenRows: Bool = false
    ) -> [ReachedPane] {
        var reachedPanes: [ReachedPane] = []
        var seen: Set<String> = [root.name]
        // The stack is an array, because a chain of thousands of panes would overflow the thread's.
        var waiting = [ReachedPane(pane: root, suite: root.applicationGroupContainerIdentifier)]
        while let reached = waiting.popLast() {
            reachedPanes.append(reached)
            var children: [ReachedPane] = []
            for specifier in reached.pane.specifiers where includesHiddenRows || specifier.isShown(on: idiom) {
                guard case .childPane(let row) = specifier, let child = pane(of: row, in: reached.pane, on: idiom),
                    seen.insert(child.name).inserted
                else { continue }
                children.append(
                    ReachedPane(pane: child, suite: child.applicationGroupContainerIdentifier ?? reached.suite))
            }
            waiting += children.reversed()
        }
        return reachedPanes
    }

    /// The panes that a device or InAppSettingsKit begins with, for one device or, with nil, for all of them.
    func roots(on idiom: UserInterfaceIdiom?) -> [Pane] {
        [pane("Root", isInApp: false, on: idiom), pane("Root", isInApp: true, on: idiom)].compactMap { $0 }
            .reduce(into: []) { roots, pane in
                if !roots.contains(where: { $0.name == pane.name }) { roots.append(pane) }
            }
    }
}
