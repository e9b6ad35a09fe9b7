extension SettingsSchema {
    /// The bundle has a first pane.
    var bundleDiagnostics: [SchemaDiagnostic] {
        let isBroken = brokenPanes.contains { PaneName(file: $0)?.base == "Root" }
        guard fileDiagnostics.allSatisfy({ $0.file != path }), !isBroken else { return [] }
        if UserInterfaceIdiom.allCases.contains(where: { root(on: $0) != nil }) { return [] }
        if UserInterfaceIdiom.allCases.contains(where: { !roots(on: $0).isEmpty }) {
            let message = "there is no 'Root.plist': InAppSettingsKit shows the bundle, and the Settings app does not"
            return [SchemaDiagnostic(.warning, file: path, message: message)]
        }
        let message = "there is no 'Root.plist', the first pane; the Settings app shows nothing without it"
        return [SchemaDiagnostic(.error, file: path, message: message)]
    }

    /// The top level of a file has what the schema gives it.
    func rootDiagnostics(_ pane: Pane) -> [SchemaDiagnostic] {
        specifiersDiagnostics(pane) + rootKeyDiagnostics(pane) + stringsTableDiagnostics(pane)
    }

    private func specifiersDiagnostics(_ pane: Pane) -> [SchemaDiagnostic] {
        let path = PropertyListPath.root.appending(.specifiers)
        guard let value = pane.entries.value(of: .specifiers) else {
            let hint = SchemaKey.specifiers.name.nearestKey(of: pane).map { "; '\($0)' looks like it" } ?? ""
            return [diagnostic(.error, in: pane, at: path, "the array 'PreferenceSpecifiers' is missing\(hint)")]
        }
        guard value.array == nil else { return [] }
        return [diagnostic(.error, in: pane, at: path, "it is \(value.kindName) and must be an array of dictionaries")]
    }

    private func rootKeyDiagnostics(_ pane: Pane) -> [SchemaDiagnostic] {
        let known = Pane.keys.map(\.name)
        return pane.entries.compactMap { key, value in
            let path = PropertyListPath.root.appending(key)
            if !known.contains(key) {
                let hint = key.nearest(in: known).map { "did you mean '\($0)'?" } ?? "a pane has \(listed(known))"
                return diagnostic(.warning, in: pane, at: path, "unknown key '\(key)'; \(hint)")
            }
            // What stands under the specifiers' key is checked above.
            guard key != SchemaKey.specifiers.name, value.string == nil else { return nil }
            return diagnostic(.warning, in: pane, at: path, "it is \(value.kindName) and must be a string")
        }
    }

    /// A bundle that is translated has the table that a pane names.
    private func stringsTableDiagnostics(_ pane: Pane) -> [SchemaDiagnostic] {
        guard let name = pane.stringsTable, fileNames.contains(where: { $0.contains(".lproj/") }) else { return [] }
        let hasTable = fileNames.contains { $0 == "\(name).strings" || $0.hasSuffix("/\(name).strings") }
        guard !hasTable else { return [] }
        let path = PropertyListPath.root.appending(.stringsTable)
        return [
            diagnostic(.warning, in: pane, at: path, "no language has '\(name).strings', so the pane is not translated")
        ]
    }
}

extension String {
    /// A key of a pane that is a slip for this one.
    fileprivate func nearestKey(of pane: Pane) -> String? {
        pane.entries.keys.first { $0.nearest(in: [self]) != nil }
    }
}
