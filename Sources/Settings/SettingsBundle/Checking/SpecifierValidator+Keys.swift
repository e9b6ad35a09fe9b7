extension SpecifierValidator {
    /// The findings about missing keys that the row's type requires.
    ///
    /// A row without a title still works, and so does a row without a value if it only shows a value that the app sets.
    var missingKeyDiagnostics: [SchemaDiagnostic] {
        guard let type = specifier.type else { return [] }
        return type.keys.filter { entries[$0.name] == nil }.compactMap { key in
            let message = "\(type.rawValue) requires '\(key.name)', \(key.kind.name)"
            switch key.requirement {
            case .optional: return nil
            case .expected(let rule, let effect): return warning(rule, "\(message); \(effect)", at: key.name)
            // `childPaneDiagnostics` reports a more detailed finding.
            case .required where key == .required(.file): return nil
            case .required: return error(.missingEntry, message, at: key.name)
            }
        }
    }

    /// The findings about keys that don't belong to the row's type.
    var unknownKeyDiagnostics: [SchemaDiagnostic] {
        guard let type = specifier.type else { return [] }
        let known = type.keys.map(\.name)
        return entries.keys.filter { !known.contains($0) }.map { key in
            if isLicensePane, key == LicenseGenerator.key {
                let message = "'\(key)' is a key of a license generator's; the Settings app ignores it"
                return schema.licenses(message, in: pane, at: path.appending(key))
            }
            if key.hasPrefix("IASK") {
                return inApp("'\(key)' is a key of InAppSettingsKit's; the Settings app ignores it", at: key)
            }
            return warning(.unknownKey, unknownKeyMessage(key, known: known, type: type), at: key)
        }
    }

    private func unknownKeyMessage(_ key: String, known: [String], type: SpecifierType) -> String {
        if let meant = key.nearest(in: known) { return "unknown key '\(key)'; did you mean '\(meant)'?" }
        let owners = SpecifierType.allCases.filter { $0.keys.contains { $0.name == key } }.map(\.rawValue)
        if (1...2).contains(owners.count) {
            return "\(type.rawValue) has no '\(key)'; it belongs to \(formattedList(owners))"
        }
        if !owners.isEmpty { return "\(type.rawValue) has no '\(key)', and the Settings app ignores it; remove it" }
        return "unknown key '\(key)'; \(type.rawValue) has \(formattedList(known))"
    }
}
