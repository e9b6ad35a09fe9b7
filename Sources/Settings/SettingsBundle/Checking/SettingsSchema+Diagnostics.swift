extension SettingsSchema {
    /// The maximum number of findings for one file. A final finding reports that the rest is omitted.
    static let largestDiagnosticCount = 1000

    /// All findings, in the order of files and of the rows within them.
    ///
    /// Findings that reports count instead of listing have a topic. Panes that are generated at build time have none.
    public var diagnostics: [SchemaDiagnostic] {
        let consumers = PaneConsumers(of: self)
        let opened = openedPanes
        let misspelled = misspelledPanes(opened)
        let found = panes.keys.sorted().flatMap { name -> [SchemaDiagnostic] in
            let pane = panes[name]!
            guard isSchemaFile(pane, opened: opened) else { return [] }
            let consumer = consumers.consumer(of: name)
            return unopenedDiagnostics(pane, consumer, misspelled: misspelled) + paneDiagnostics(pane, consumer)
        }
        let acrossPanes = (duplicateKeyDiagnostics + cycleDiagnostics).map { diagnostic in
            diagnostic.inPane(for: consumers.consumer(of: paneFile(of: diagnostic)))
        }
        let sorted = (found + acrossPanes + contradictionDiagnostics).sortedByLocation
        let all =
            bundleDiagnostics + failureDiagnostics(consumers) + unusedFileDiagnostics + sorted + stringsDiagnostics
            + deviceDiagnostics.map(\.asNote)
        return generatedPanes.isEmpty ? all : all.filter { !isGenerated(file: paneFile(of: $0)) }
    }

    /// Returns the name of the file, relative to the bundle.
    private func paneFile(of diagnostic: SchemaDiagnostic) -> String {
        String(diagnostic.file.dropFirst(path.count + 1))
    }

    /// Returns a finding if no row opens the pane. A pane whose name is misspelled in a row has its finding at that
    /// row.
    private func unopenedDiagnostics(
        _ pane: Pane, _ consumer: PaneConsumers.Consumer, misspelled: Set<String>
    ) -> [SchemaDiagnostic] {
        guard consumer == .none, !roots(on: nil).isEmpty, let base = PaneName(file: pane.name)?.base else {
            return []
        }
        if misspelled.contains(where: { $0.nearest(in: [base]) != nil }) { return [] }
        return [diagnostic(.warning, .unopenedPane, in: pane, at: .root, "no row opens the pane")]
    }

    private func paneDiagnostics(_ pane: Pane, _ consumer: PaneConsumers.Consumer) -> [SchemaDiagnostic] {
        let isLicensePane = pane.isLicensePane
        var diagnostics = rootDiagnostics(pane)
        for (index, specifier) in pane.specifiers.enumerated() {
            guard diagnostics.count <= Self.largestDiagnosticCount else { break }
            let validator = SpecifierValidator(
                schema: self, pane: pane, isLicensePane: isLicensePane, index: index, specifier: specifier)
            diagnostics += validator.diagnostics
        }
        if !isLicensePane { diagnostics += rowsDiagnostics(pane) }
        return limited(diagnostics.map { $0.inPane(for: consumer) }, of: pane)
    }

    private func limited(_ diagnostics: [SchemaDiagnostic], of pane: Pane) -> [SchemaDiagnostic] {
        let count = Self.largestDiagnosticCount
        guard diagnostics.count > count else { return diagnostics }
        let message = "it departs from the schema in more than \(count) places; the rest is not told"
        let first = diagnostics.prefix(count)
        return first + [diagnostic(first.hasErrors ? .error : .warning, .tooMany, in: pane, at: .root, message)]
    }

    /// Returns the findings about the rows of a pane together.
    private func rowsDiagnostics(_ pane: Pane) -> [SchemaDiagnostic] {
        emptinessDiagnostics(pane) + repeatedPaneDiagnostics(pane) + duplicateTitleDiagnostics(pane)
            + unobservableKeyDiagnostics(pane)
    }

    /// Returns a Boolean value indicating whether the property list is meant to be a pane. The schema doesn't describe
    /// other files of a bundle, such as `Info.plist`.
    func isSchemaFile(_ pane: Pane, opened: Set<String>) -> Bool {
        if pane.entries.value(of: .specifiers) != nil { return true }
        guard let base = PaneName(file: pane.name)?.base else { return false }
        return base == "Root" || opened.contains(base)
    }

    /// Returns the names opened by rows that match no pane, or an empty set in a bundle with too many panes to compare.
    private func misspelledPanes(_ opened: Set<String>) -> Set<String> {
        comparablePanes.isEmpty ? [] : opened.subtracting(comparablePanes)
    }

    /// The names of the panes, without file extensions, that are compared with a misspelled name. Comparing thousands
    /// of names with thousands would take minutes, so the set is empty for bundles with more than 100 panes.
    var comparablePanes: Set<String> {
        panes.count > 100 ? [] : Set(panes.keys.compactMap { PaneName(file: $0)?.base })
    }

    /// The panes that rows open, without file extensions.
    var openedPanes: Set<String> {
        panes.values.reduce(into: []) { names, parent in
            for case .childPane(let row) in parent.specifiers {
                if let file = row.file { names.insert(PaneReference(file).withoutEnding) }
            }
        }
    }
}

extension SpecifierValidator {
    fileprivate var diagnostics: [SchemaDiagnostic] {
        typeDiagnostics + missingKeyDiagnostics + textDiagnostics + preferenceKeyDiagnostics + unknownKeyDiagnostics
            + kindDiagnostics
            + idiomDiagnostics + choiceDiagnostics + switchDiagnostics + sliderDiagnostics + imageDiagnostics
            + textFieldDiagnostics + titleValueDiagnostics + childPaneDiagnostics
    }
}

extension SchemaDiagnostic {
    /// The finding as a note. An app that registers its defaults itself may register others on each device.
    fileprivate var asNote: SchemaDiagnostic {
        var diagnostic = self
        diagnostic.severity = .note
        return diagnostic
    }
}

extension [SchemaDiagnostic] {
    /// The findings sorted by file and line, without duplicates. Within a file, findings without a line come first and
    /// keep their order.
    fileprivate var sortedByLocation: [SchemaDiagnostic] {
        var seen: Set<SchemaDiagnostic> = []
        return filter { seen.insert($0).inserted }.enumerated()
            .sorted {
                ($0.element.file, $0.element.line ?? 0, $0.offset) < ($1.element.file, $1.element.line ?? 0, $1.offset)
            }
            .map(\.element)
    }
}
