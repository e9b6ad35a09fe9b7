/// Findings about unreadable parts of a bundle.
extension SettingsSchema {
    /// Returns the findings about unreadable files that are required to show the bundle in the given languages.
    ///
    /// Files that no row opens and tables of other languages don't count, regardless of their content.
    ///
    /// - Parameter languages: The user's languages, in the order of preference.
    public func readingDiagnostics(languages: [String]) -> [SchemaDiagnostic] {
        let consumers = PaneConsumers(of: self)
        let translation = Translation(of: self, into: languages)
        let named = stringsTableNames
        return bundleDiagnostics
            + failureDiagnostics(consumers).filter { diagnostic in
                guard diagnostic.rule == .brokenStrings else { return true }
                let file = String(diagnostic.file.dropFirst(path.count + 1))
                guard let location = StringsTableLocation(file: file) else { return translation.searches(file) }
                return named.contains(location.name) && translation.searches(location.language)
            }
    }

    /// The names of the strings tables that panes refer to.
    var stringsTableNames: Set<String> { Set(panes.values.compactMap(\.stringsTable)) }

    /// Returns the findings about files that can't be used.
    func failureDiagnostics(_ consumers: PaneConsumers) -> [SchemaDiagnostic] {
        let named = stringsTableNames
        return failures.sorted { $0.key < $1.key }.compactMap { name, failure in
            if name.hasSuffix(".plist") {
                let consumer = consumers.consumer(of: name)
                return consumer == .none || isGenerated(file: name)
                    ? nil : diagnostic(.error, .unreadable, name, failure).inPane(for: consumer)
            }
            let isUsed = StringsTableLocation(file: name).map { named.contains($0.name) } ?? name.hasSuffix(".lproj")
            return diagnostic(isUsed ? .error : .warning, .brokenStrings, name, failure)
        }
    }

    /// The note about files that neither the Settings app nor a row uses. A folder that isn't a bundle has none.
    var unusedFileDiagnostics: [SchemaDiagnostic] {
        guard bundleDiagnostics.isEmpty else { return [] }
        let unused = fileNames.filter { name in
            let ending = name.split(separator: ".").last?.lowercased() ?? ""
            return !BundleFiles.isRead(name) && !name.hasSuffix(".lproj") && !Self.imageEndings.contains(ending)
                && !LicenseGenerator.usesName(name)
        }
        guard !unused.isEmpty else { return [] }
        let message = "nothing in the bundle uses \(quotedList(unused.sorted())), and the app is shipped with it"
        return [SchemaDiagnostic(.note, .unusedFile, file: path, message: message)]
    }

    private func diagnostic(
        _ severity: SchemaDiagnostic.Severity, _ rule: SchemaRule, _ name: String, _ failure: PropertyListFailure
    ) -> SchemaDiagnostic {
        SchemaDiagnostic(
            severity, rule, file: "\(path)/\(name)", line: failure.line, message: failure.description)
    }

    /// The findings about an unusable bundle or a missing first pane.
    var bundleDiagnostics: [SchemaDiagnostic] {
        if let problem { return [SchemaDiagnostic(.error, .unreadable, file: path, message: problem)] }
        let isBroken = failures.keys.contains { PaneName(file: $0)?.base == "Root" }
        if isBroken || UserInterfaceIdiom.allCases.contains(where: { root(on: $0) != nil }) { return [] }
        if UserInterfaceIdiom.allCases.contains(where: { !roots(on: $0).isEmpty }) {
            let message = "there is no 'Root.plist': InAppSettingsKit shows the bundle, and the Settings app does not"
            return [SchemaDiagnostic(.warning, .missingRoot, file: path, message: message)]
        }
        let inside = fileNames.filter { $0.hasSuffix("/Root.plist") }.min()?.dropLast("/Root.plist".count)
        let hint = inside.map { "; did you mean '\(path)/\($0)'?" } ?? ""
        let message = "there is no 'Root.plist', the first pane; the Settings app shows nothing without it\(hint)"
        return [SchemaDiagnostic(.error, .missingRoot, file: path, message: message)]
    }
}
