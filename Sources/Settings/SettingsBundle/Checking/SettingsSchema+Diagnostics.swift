extension SettingsSchema {
    /// One file has no more diagnostics than this, and then one that says so.
    static let largestDiagnosticCount = 1000

    /// Everything that departs from the schema, in the order of files and of rows within them.
    ///
    /// What is about InAppSettingsKit alone has `isInApp`.
    public var diagnostics: [SchemaDiagnostic] {
        let audiences = PaneAudiences(of: self)
        let opened = openedPanes
        let misspelt = misspeltPanes(opened)
        let found = panes.keys.sorted().flatMap { name -> [SchemaDiagnostic] in
            let pane = panes[name]!
            guard isSchemaFile(pane, opened: opened) else { return [] }
            let audience = audiences.audience(of: name)
            return unopenedDiagnostics(pane, audience, misspelt: misspelt) + paneDiagnostics(pane, audience)
        }
        let acrossPanes = (duplicateKeyDiagnostics + cycleDiagnostics).map { diagnostic in
            diagnostic.inPane(for: audiences.audience(of: String(diagnostic.file.dropFirst(path.count + 1))))
        }
        let inOrder = (found + acrossPanes + contradictionDiagnostics).inOrderOfPlaces
        return bundleDiagnostics + failureDiagnostics(audiences) + inOrder + stringsDiagnostics
    }

    /// A pane is there to be opened. One whose name a row has misspelt has its finding there.
    private func unopenedDiagnostics(
        _ pane: Pane, _ audience: PaneAudiences.Audience, misspelt: Set<String>
    ) -> [SchemaDiagnostic] {
        guard audience == .nobody, !roots(on: nil).isEmpty, let base = PaneName(file: pane.name)?.base else {
            return []
        }
        if misspelt.contains(where: { $0.nearest(in: [base]) != nil }) { return [] }
        return [diagnostic(.warning, .unopenedPane, in: pane, at: .root, "no row opens the pane")]
    }

    private func paneDiagnostics(_ pane: Pane, _ audience: PaneAudiences.Audience) -> [SchemaDiagnostic] {
        var diagnostics = rootDiagnostics(pane).map { $0.inPane(for: audience) }
        for (index, specifier) in pane.specifiers.enumerated() {
            let row = CheckedSpecifier(schema: self, pane: pane, index: index, specifier: specifier)
            diagnostics += row.diagnostics.map { $0.inPane(for: audience) }
            guard diagnostics.count <= Self.largestDiagnosticCount else {
                let count = Self.largestDiagnosticCount
                let message = "it departs from the schema in more than \(count) places; the rest is not told"
                let first = diagnostics.prefix(count)
                let worst = first.contains { $0.severity == .error } ? SchemaDiagnostic.Severity.error : .warning
                return first + [diagnostic(worst, .tooMany, in: pane, at: .root, message)]
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

    /// Names among those that rows open which are no pane's; none in a bundle whose panes are too many to compare with.
    private func misspeltPanes(_ opened: Set<String>) -> Set<String> {
        comparablePanes.isEmpty ? [] : opened.subtracting(comparablePanes)
    }

    /// The names of the panes, without endings, with which a misspelt one can be compared: comparing each of thousands
    /// with each of thousands would take minutes.
    var comparablePanes: Set<String> {
        panes.count > 100 ? [] : Set(panes.keys.compactMap { PaneName(file: $0)?.base })
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
        typeDiagnostics + missingKeyDiagnostics + emptyTitleDiagnostics + emptyKeyDiagnostics + unknownKeyDiagnostics
            + kindDiagnostics
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
