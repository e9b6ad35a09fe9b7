extension SettingsSchema {
    /// Returns the findings about the top level of a file.
    func rootDiagnostics(_ pane: Pane) -> [SchemaDiagnostic] {
        specifiersDiagnostics(pane) + rootKeyDiagnostics(pane) + appGroupDiagnostics(pane)
            + repeatedEntryDiagnostics(pane)
    }

    private func specifiersDiagnostics(_ pane: Pane) -> [SchemaDiagnostic] {
        let path = PropertyListPath.root.appending(.specifiers)
        guard let value = pane.entries.value(of: .specifiers) else {
            let hint = SchemaKey.specifiers.name.nearestKey(of: pane).map { "; '\($0)' looks like it" } ?? ""
            return [
                diagnostic(
                    .error, .missingSpecifiers, in: pane, at: path, "the array 'PreferenceSpecifiers' is missing\(hint)"
                )
            ]
        }
        guard value.array == nil else { return [] }
        return [
            diagnostic(
                .error, .wrongKind, in: pane, at: path, "it is \(value.kindName) and must be an array of dictionaries")
        ]
    }

    private func rootKeyDiagnostics(_ pane: Pane) -> [SchemaDiagnostic] {
        let known = Pane.keys.map(\.name)
        return pane.entries.compactMap { key, value in
            let path = PropertyListPath.root.appending(key)
            if !known.contains(key) {
                let hint =
                    key.nearest(in: known).map { "did you mean '\($0)'?" } ?? "a pane has \(formattedList(known))"
                return diagnostic(.warning, .unknownKey, in: pane, at: path, "unknown key '\(key)'; \(hint)")
            }
            // The value for `PreferenceSpecifiers` is checked above.
            guard key != SchemaKey.specifiers.name, value.string == nil else { return nil }
            return diagnostic(.warning, .wrongKind, in: pane, at: path, "it is \(value.kindName) and must be a string")
        }
    }

    /// Returns the findings about the name of an app group.
    ///
    /// Source: Apple, "App Groups Entitlement": on iOS the identifier begins with `group.`.
    private func appGroupDiagnostics(_ pane: Pane) -> [SchemaDiagnostic] {
        guard let group = pane.applicationGroupContainerIdentifier else { return [] }
        let path = PropertyListPath.root.appending(.applicationGroupContainerIdentifier)
        if group.isEmpty {
            let message = "the app group has no name; remove the key, or name the group: 'group.com.example.app'"
            return [diagnostic(.warning, .appGroup, in: pane, at: path, message)]
        }
        guard !group.hasPrefix("group.") else { return [] }
        let message = "'\(group)' is no app group, whose name begins with 'group.'"
        return [diagnostic(.warning, .appGroup, in: pane, at: path, message)]
    }

    /// Returns the findings about keys that occur twice in one dictionary.
    private func repeatedEntryDiagnostics(_ pane: Pane) -> [SchemaDiagnostic] {
        pane.file?.outline?.repeatedKeys.map { repeated in
            let message = "the key '\(repeated.key)' stands here a second time, and only the last one counts"
            return SchemaDiagnostic(
                .warning, .repeatedEntry, file: "\(path)/\(pane.name)", line: repeated.line, message: message)
        } ?? []
    }
}

extension String {
    /// Returns the key of the pane that is a misspelling of this key.
    fileprivate func nearestKey(of pane: Pane) -> String? {
        pane.entries.keys.first { $0.nearest(in: [self]) != nil }
    }
}
