extension SettingsSchema {
    /// No more findings than this are told of one file.
    static let largestFindingCount = 1000

    /// Everything that departs from the schema, in the order of files and of rows within them.
    public var diagnostics: [SchemaDiagnostic] {
        let opened = openedPanes
        let found = panes.keys.sorted().flatMap { name in
            let pane = panes[name]!
            return isSchemaFile(pane, opened: opened) ? paneFindings(pane) : []
        }
        return readingFindings + (found + duplicateKeyFindings + cycleFindings).inOrderOfPlaces
    }

    /// What of the bundle could not be read at all.
    ///
    /// Property lists that no row opens are no business of the schema's, whatever they hold.
    public var readingFindings: [SchemaDiagnostic] {
        let opened = openedPanes
        let strays = brokenPanes.filter { name in
            PaneName(file: name).map { $0.base != "Root" && !opened.contains($0.base) } ?? true
        }
        let paths = Set(strays.map { "\(path)/\($0)" })
        return readingDiagnostics.filter { !paths.contains($0.file) } + bundleFindings
    }

    private func paneFindings(_ pane: Pane) -> [SchemaDiagnostic] {
        var findings = rootFindings(pane)
        for (index, specifier) in pane.specifiers.enumerated() {
            findings += Row(schema: self, pane: pane, index: index, specifier: specifier).findings
            guard findings.count <= Self.largestFindingCount else {
                let message =
                    "it departs from the schema in more than \(Self.largestFindingCount) places; the rest is not told"
                let told = findings.prefix(Self.largestFindingCount)
                let worst = told.contains { $0.severity == .error } ? SchemaDiagnostic.Severity.error : .warning
                return told + [finding(worst, in: pane, at: .root, message)]
            }
        }
        return findings
    }

    /// Whether a property list is meant to be a pane: other files of a bundle, such as `Info.plist`, are none of the schema's.
    func isSchemaFile(_ pane: Pane, opened: Set<String>) -> Bool {
        if pane.entries.value(of: .specifiers) != nil { return true }
        guard let base = PaneName(file: pane.name)?.base else { return false }
        return base == "Root" || opened.contains(base)
    }

    /// The panes that rows name, without endings.
    var openedPanes: Set<String> {
        panes.values.reduce(into: []) { names, parent in
            for case .childPane(let row) in parent.specifiers {
                if let file = row.file { names.insert(PaneReference(file).withoutEnding) }
            }
        }
    }
}

extension Row {
    fileprivate var findings: [SchemaDiagnostic] {
        typeFindings + missingKeyFindings + emptyKeyFindings + unknownKeyFindings + kindFindings + idiomFindings
            + choiceFindings
            + switchFindings + sliderFindings + imageFindings + childPaneFindings
    }
}

extension [SchemaDiagnostic] {
    /// By file and line; what has no line keeps its place, and equal findings are told once.
    fileprivate var inOrderOfPlaces: [SchemaDiagnostic] {
        var seen: Set<SchemaDiagnostic> = []
        return filter { seen.insert($0).inserted }.enumerated()
            .sorted {
                ($0.element.file, $0.element.line ?? 0, $0.offset) < ($1.element.file, $1.element.line ?? 0, $1.offset)
            }
            .map(\.element)
    }
}
