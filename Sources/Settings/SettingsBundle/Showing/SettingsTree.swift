/// A builder for the lines of a settings bundle's tree.
struct SettingsTree {
    let schema: SettingsSchema
    private let translation: Translation
    private(set) var lines: [String] = []
    private var addedPanes: Set<String> = []
    /// The panes from the root to the current pane.
    private var openPanes: [String] = []

    /// The maximum depth of nested panes. A deeper pane is shown separately.
    private static let greatestDepth = 16

    /// The panes that rows open, without file extensions.
    private let opened: Set<String>

    init(schema: SettingsSchema, languages: [String]) {
        self.schema = schema
        opened = schema.openedPanes
        translation = Translation(of: schema, into: languages)
    }

    /// Adds a pane and the panes that its rows open, unless the tree contains it already.
    mutating func add(root: Pane) {
        guard !addedPanes.contains(root.name) else { return }
        if !lines.isEmpty { lines.append("") }
        let isRoot = PaneName(file: root.name)?.base == "Root"
        let isOpened = PaneName(file: root.name).map { opened.contains($0.base) } ?? false
        lines.append(root.name.escapingControls + (isRoot || isOpened ? "" : ", which no row opens"))
        add(root, indentation: "  ")
    }

    private mutating func add(_ pane: Pane, indentation: String) {
        addedPanes.insert(pane.name)
        openPanes.append(pane.name)
        var inner = indentation
        var footer: String?
        for specifier in pane.specifiers {
            let row = SpecifierLines(specifier: specifier, pane: pane, translation: translation)
            if row.beginsGroup {
                add(footer: &footer, indentation: inner)
                inner = indentation
            }
            lines.append(inner + row.line)
            if row.beginsGroup {
                inner = indentation + "  "
                footer = row.footer
            }
            for choice in row.choices { lines.append(inner + (row.beginsGroup ? "" : "  ") + choice) }
            if case .childPane(let link) = specifier { add(link, in: pane, indentation: inner) }
        }
        add(footer: &footer, indentation: inner)
        openPanes.removeLast()
    }

    private mutating func add(footer: inout String?, indentation: String) {
        if let footer, !footer.isEmpty { lines.append("\(indentation)footer \(footer.quotedForDisplay)") }
        footer = nil
    }

    /// Adds the pane that a row opens, and appends its name to the row's line.
    private mutating func add(_ link: PSChildPaneSpecifier, in pane: Pane, indentation: String) {
        let devices = [PaneName(file: pane.name)?.idiom, nil] + UserInterfaceIdiom.allCases
        guard let child = devices.compactMap({ [schema] in schema.pane(of: link, in: pane, on: $0) }).first else {
            lines[lines.count - 1] +=
                link.file.map { ", opens \($0.quotedForDisplay), which is not there" } ?? ", opens nothing"
            return
        }
        let name = child.name.escapingControls
        if openPanes.contains(child.name) {
            lines[lines.count - 1] += ", opens \(name), which leads here: a circle"
        } else if addedPanes.contains(child.name) {
            lines[lines.count - 1] += ", opens \(name), shown above"
        } else if openPanes.count >= Self.greatestDepth {
            lines[lines.count - 1] += ", opens \(name), shown below"
        } else {
            lines[lines.count - 1] += ", opens \(name)"
            add(child, indentation: indentation + "  ")
        }
    }
}
