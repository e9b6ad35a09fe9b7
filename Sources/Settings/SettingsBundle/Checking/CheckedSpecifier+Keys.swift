extension CheckedSpecifier {
    /// A row has the keys that its type requires.
    ///
    /// A missing title leaves a row that works, and so does the missing value of a row that only shows what the app
    /// sets.
    var missingKeyDiagnostics: [SchemaDiagnostic] {
        guard let type = specifier.type else { return [] }
        return type.keys.filter { entries[$0.name] == nil }.compactMap { key in
            let message = "\(type.rawValue) requires '\(key.name)', \(key.kind.name)"
            switch key.requirement {
            case .optional: return nil
            case .expected(let rule, let effect): return warning(rule, "\(message); \(effect)", at: key.name)
            // `childPaneDiagnostics` says more about it.
            case .required where key == .required(.file): return nil
            case .required: return error(.missingEntry, message, at: key.name)
            }
        }
    }

    /// A row that shows a title has one to show.
    var emptyTitleDiagnostics: [SchemaDiagnostic] {
        guard let type = specifier.type, specifier.title == "", type != .group, type != .radioGroup, type != .textField
        else { return [] }
        return [warning(.emptyTitle, "the title is empty, so the row has no text", at: .title)]
    }

    /// The key of a preference is not empty.
    ///
    /// With an empty key in a text field, it was reported, iOS 18 does not load the bundle at all
    /// (https://github.com/pguyot/Einstein/pull/200).
    var emptyKeyDiagnostics: [SchemaDiagnostic] {
        guard let type = specifier.type, type.keys.contains(.required(.key)), specifier.key == "" else {
            return []
        }
        return [error(.emptyKey, "the key is empty; give the preference a name", at: .key)]
    }

    /// A row has no keys but those of its type.
    var unknownKeyDiagnostics: [SchemaDiagnostic] {
        guard let type = specifier.type else { return [] }
        let known = type.keys.map(\.name)
        return entries.keys.filter { !known.contains($0) }.map { key in
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
            return "\(type.rawValue) has no '\(key)'; it belongs to \(listed(owners))"
        }
        if !owners.isEmpty { return "\(type.rawValue) has no '\(key)', and the Settings app ignores it; remove it" }
        return "unknown key '\(key)'; \(type.rawValue) has \(listed(known))"
    }
}
