extension SettingsSchema {
    /// The panes as an indented text, each row a line: what it is, its title, its key, its default, its choices.
    ///
    /// A pane stands below the row that opens it, and once; then come those that no row opens.
    ///
    /// - Parameter language: the language of the titles, such as `de` or `de-AT`.
    public func tree(language: String = "en") -> String {
        var tree = SettingsTree(schema: self, languages: [language])
        for root in treeRoots { tree.add(root: root) }
        return tree.lines.map { $0 + "\n" }.joined()
    }

    /// The property lists that are meant to be panes, by their names.
    public var schemaPanes: [Pane] {
        let opened = openedPanes
        return panes.values.filter { isSchemaFile($0, opened: opened) }.sorted { $0.name < $1.name }
    }

    /// First the panes that a device begins with, then all others.
    private var treeRoots: [Pane] {
        func rank(_ pane: Pane) -> (Int, String) {
            guard let name = PaneName(file: pane.name), name.base == "Root" else { return (2, pane.name) }
            return (name.isInApp ? 1 : 0, name.idiom == nil ? "" : pane.name)
        }
        return schemaPanes.sorted { rank($0) < rank($1) }
    }
}
