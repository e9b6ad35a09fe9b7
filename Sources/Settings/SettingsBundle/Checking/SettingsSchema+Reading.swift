/// What of a bundle cannot be read.
extension SettingsSchema {
    /// What could not be read of what is needed to show the bundle in some languages.
    ///
    /// Files that no row opens do not count, nor do tables of other languages, whatever they hold.
    ///
    /// - Parameter languages: the user's, the preferred first.
    public func readingDiagnostics(languages: [String]) -> [SchemaDiagnostic] {
        let audiences = PaneAudiences(of: self)
        let translation = Translation(of: self, into: languages)
        let named = stringsTableNames
        return bundleDiagnostics
            + failureDiagnostics(audiences).filter { diagnostic in
                guard diagnostic.rule == .brokenStrings else { return true }
                let file = String(diagnostic.file.dropFirst(path.count + 1))
                guard let place = StringsTablePlace(file: file) else { return translation.asks(file) }
                return named.contains(place.name) && translation.asks(place.language)
            }
    }

    /// The names that panes give their tables.
    var stringsTableNames: Set<String> { Set(panes.values.compactMap(\.stringsTable)) }

    /// The files that cannot be used.
    func failureDiagnostics(_ audiences: PaneAudiences) -> [SchemaDiagnostic] {
        let named = stringsTableNames
        return failures.sorted { $0.key < $1.key }.compactMap { name, failure in
            if name.hasSuffix(".plist") {
                let audience = audiences.audience(of: name)
                return audience == .nobody ? nil : diagnostic(.error, .unreadable, name, failure).inPane(for: audience)
            }
            let isUsed = StringsTablePlace(file: name).map { named.contains($0.name) } ?? name.hasSuffix(".lproj")
            return diagnostic(isUsed ? .error : .warning, .brokenStrings, name, failure)
        }
    }

    private func diagnostic(
        _ severity: SchemaDiagnostic.Severity, _ rule: SchemaRule, _ name: String, _ failure: PropertyListFailure
    ) -> SchemaDiagnostic {
        SchemaDiagnostic(
            severity, rule, file: "\(path)/\(name)", line: failure.line, message: failure.description)
    }

    /// The bundle can be used, and has a first pane.
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
