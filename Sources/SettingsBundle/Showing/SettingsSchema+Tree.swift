extension SettingsSchema {
    /// The panes as an indented text, each row a line: what it is, its title, its key, its default, its choices.
    ///
    /// A pane stands below the row that opens it, and once; then come those that no row opens.
    ///
    /// - Parameter language: the language of the titles, such as `de` or `de-AT`.
    public func tree(language: String = "en") -> String {
        var tree = SettingsTree(schema: self, languages: Self.folders(of: language))
        for root in treeRoots { tree.add(root: root) }
        return tree.lines.map { $0 + "\n" }.joined()
    }

    /// The languages that the bundle has strings tables in, by the names of their folders.
    public var languages: [String] { Set(stringsTables.compactMap(\.language)).subtracting(["Base"]).sorted() }

    /// Whether there is a strings table in a language, or in a language that goes for it.
    public func speaks(_ language: String) -> Bool {
        Self.folders(of: language).contains { folder in stringsTables.contains { $0.language == folder } }
    }

    /// First the panes that a device begins with, then all others.
    private var treeRoots: [Pane] {
        let opened = openedPanes
        let schemaFiles = panes.values.filter { isSchemaFile($0, opened: opened) }
        func rank(_ pane: Pane) -> (Int, String) {
            guard let name = PaneName(file: pane.name), name.base == "Root" else { return (2, pane.name) }
            return (name.isInApp ? 1 : 0, name.idiom == nil ? "" : pane.name)
        }
        return schemaFiles.sorted { rank($0) < rank($1) }
    }

    /// The folders that hold a language's tables, the best first: `de-AT`, `de_AT`, `de`, and what Xcode called it
    /// before 2009, `German`.
    static func folders(of language: String) -> [String] {
        let language = language.replacing("_", with: "-")
        let short = String(language.prefix { $0 != "-" })
        let names = [
            "en": "English", "fr": "French", "de": "German", "it": "Italian", "ja": "Japanese", "nl": "Dutch",
            "es": "Spanish",
        ]
        return [language, language.replacing("-", with: "_"), short, names[short] ?? short].reduce(into: []) {
            if !$0.contains($1) { $0.append($1) }
        }
    }
}
