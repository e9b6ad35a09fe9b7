extension SettingsSchema {
    /// Returns the panes as indented text. The line of a row contains its type, title, key, default, and choices.
    ///
    /// A pane appears once, below the row that opens it. The panes that no row opens follow.
    ///
    /// - Parameter language: The language of the titles, such as `de` or `de-AT`.
    public func tree(language: String = "en") -> String {
        var tree = SettingsTree(schema: self, languages: [language])
        for root in treeRoots { tree.add(root: root) }
        return tree.lines.map { $0 + "\n" }.joined()
    }

    /// The property lists that are meant to be panes, sorted by name.
    public var schemaPanes: [Pane] {
        let opened = openedPanes
        return panes.values.filter { isSchemaFile($0, opened: opened) }.sorted { $0.name < $1.name }
    }

    /// The root panes of the devices, followed by all others.
    private var treeRoots: [Pane] {
        func rank(_ pane: Pane) -> (Int, String) {
            guard let name = PaneName(file: pane.name), name.base == "Root" else { return (2, pane.name) }
            return (name.isInApp ? 1 : 0, name.idiom == nil ? "" : pane.name)
        }
        return schemaPanes.sorted { rank($0) < rank($1) }
    }
}
