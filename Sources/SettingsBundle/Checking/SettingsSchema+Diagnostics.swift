extension SettingsSchema {
    /// One file has no more diagnostics than this, and then one that says so.
    static let largestDiagnosticCount = 1000

    /// Everything that departs from the schema, in the order of files and of rows within them.
    public var diagnostics: [SchemaDiagnostic] {
        let opened = openedPanes
        let found = panes.keys.sorted().flatMap { name in
            let pane = panes[name]!
            return isSchemaFile(pane, opened: opened) ? paneDiagnostics(pane) : []
        }
        return readingDiagnostics + (found + duplicateKeyDiagnostics + cycleDiagnostics).inOrderOfPlaces
    }

    /// What of the bundle could not be read at all.
    ///
    /// Property lists that no row opens do not count, whatever they hold.
    public var readingDiagnostics: [SchemaDiagnostic] {
        let opened = openedPanes
        let strays = brokenPanes.filter { name in
            PaneName(file: name).map { $0.base != "Root" && !opened.contains($0.base) } ?? true
        }
        let paths = Set(strays.map { "\(path)/\($0)" })
        return fileDiagnostics.filter { !paths.contains($0.file) } + bundleDiagnostics
    }

    private func paneDiagnostics(_ pane: Pane) -> [SchemaDiagnostic] {
        var diagnostics = rootDiagnostics(pane)
        for (index, specifier) in pane.specifiers.enumerated() {
            diagnostics += CheckedSpecifier(schema: self, pane: pane, index: index, specifier: specifier).diagnostics
            guard diagnostics.count <= Self.largestDiagnosticCount else {
                let count = Self.largestDiagnosticCount
                let message = "it departs from the schema in more than \(count) places; the rest is not told"
                let first = diagnostics.prefix(count)
                let worst = first.contains { $0.severity == .error } ? SchemaDiagnostic.Severity.error : .warning
                return first + [diagnostic(worst, in: pane, at: .root, message)]
            }
        }
        return diagnostics
    }

    /// Whether a property list is meant to be a pane: the schema is not about other files of a bundle, such as
    /// `Info.plist`.
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

extension CheckedSpecifier {
    fileprivate var diagnostics: [SchemaDiagnostic] {
        typeDiagnostics + missingKeyDiagnostics + emptyKeyDiagnostics + unknownKeyDiagnostics + kindDiagnostics
            + idiomDiagnostics + choiceDiagnostics + switchDiagnostics + sliderDiagnostics + imageDiagnostics
            + childPaneDiagnostics
    }
}

extension [SchemaDiagnostic] {
    /// By file and line; what has no line keeps its place, and of equal diagnostics one is left.
    fileprivate var inOrderOfPlaces: [SchemaDiagnostic] {
        var seen: Set<SchemaDiagnostic> = []
        return filter { seen.insert($0).inserted }.enumerated()
            .sorted {
                ($0.element.file, $0.element.line ?? 0, $0.offset) < ($1.element.file, $1.element.line ?? 0, $1.offset)
            }
            .map(\.element)
    }
}
