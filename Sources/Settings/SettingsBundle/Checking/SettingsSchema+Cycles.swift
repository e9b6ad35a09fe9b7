extension SettingsSchema {
    /// The findings about panes that lead back to themselves.
    var cycleDiagnostics: [SchemaDiagnostic] {
        devices.flatMap { idiom in
            var search = CycleSearch(schema: self, idiom: idiom)
            return panes.keys.sorted().flatMap { search.diagnostics(from: $0) }
        }
    }
}

/// A depth-first search for rows that open a pane on the path to the row.
private struct CycleSearch {
    var schema: SettingsSchema
    var idiom: UserInterfaceIdiom?
    private var finished: Set<String> = []
    private var open: Set<String> = []

    init(schema: SettingsSchema, idiom: UserInterfaceIdiom?) {
        self.schema = schema
        self.idiom = idiom
    }

    private struct Step {
        var pane: Pane
        var rows: [(index: Int, child: String)]
    }

    /// Returns the cycles that are reachable from a pane.
    ///
    /// The stack is an array because a chain of thousands of panes would overflow the thread's stack.
    mutating func diagnostics(from name: String) -> [SchemaDiagnostic] {
        guard !finished.contains(name), let pane = schema.panes[name] else { return [] }
        var diagnostics: [SchemaDiagnostic] = []
        var steps = [step(into: pane)]
        while !steps.isEmpty {
            guard let row = steps[steps.count - 1].rows.popLast() else {
                close(steps.removeLast().pane)
                continue
            }
            if open.contains(row.child) {
                diagnostics.append(diagnostic(row, in: steps[steps.count - 1].pane))
            } else if !finished.contains(row.child), let child = schema.panes[row.child] {
                steps.append(step(into: child))
            }
        }
        return diagnostics
    }

    private mutating func step(into pane: Pane) -> Step {
        open.insert(pane.name)
        let rows = pane.specifiers.enumerated().compactMap { index, specifier -> (index: Int, child: String)? in
            guard case .childPane(let row) = specifier else { return nil }
            return schema.pane(of: row, in: pane, on: idiom).map { (index, $0.name) }
        }
        return Step(pane: pane, rows: rows.reversed())
    }

    private mutating func close(_ pane: Pane) {
        open.remove(pane.name)
        finished.insert(pane.name)
    }

    private func diagnostic(_ row: (index: Int, child: String), in pane: Pane) -> SchemaDiagnostic {
        let path = PropertyListPath.specifier(row.index).appending(.file)
        let message = "'\(row.child)' leads back to '\(pane.name)'; panes are a tree"
        return schema.diagnostic(.error, .circle, in: pane, at: path, message)
    }
}
