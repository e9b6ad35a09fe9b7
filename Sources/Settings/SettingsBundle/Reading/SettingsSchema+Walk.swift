/// A traversal of the panes that a device shows.
extension SettingsSchema {
    /// A pane that was reached, and the app group of its preferences.
    struct ReachedPane {
        var pane: Pane
        var suite: String?
    }

    /// Returns the panes that are reachable from a root, each once, in the order of the rows that open them.
    ///
    /// A pane without an app group uses the app group of the pane that opens it.
    ///
    /// - Parameter includesHiddenRows: `true` to include the rows that the device doesn't show.
    func reachablePanes(
        from root: Pane, on idiom: UserInterfaceIdiom?, includesHiddenRows: Bool = false
    ) -> [ReachedPane] {
        var reachedPanes: [ReachedPane] = []
        var seen: Set<String> = [root.name]
        // The stack is an array because a chain of thousands of panes would overflow the thread's stack.
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

    /// Returns the root panes of the Settings app and of InAppSettingsKit, for the given device, or for no specific
    /// device if it is `nil`.
    func roots(on idiom: UserInterfaceIdiom?) -> [Pane] {
        [pane("Root", isInApp: false, on: idiom), pane("Root", isInApp: true, on: idiom)].compactMap { $0 }
            .reduce(into: []) { roots, pane in
                if !roots.contains(where: { $0.name == pane.name }) { roots.append(pane) }
            }
    }
}
