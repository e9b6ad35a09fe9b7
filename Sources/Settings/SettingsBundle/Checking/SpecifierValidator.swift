/// A validator of one specifier of a pane.
struct SpecifierValidator {
    var schema: SettingsSchema
    var pane: Pane
    var isLicensePane: Bool
    var index: Int
    var specifier: Specifier

    var entries: PropertyListDictionary { specifier.entries }
    var path: PropertyListPath { .specifier(index) }

    /// Returns an error about the row.
    ///
    /// - Parameters:
    ///   - key: The key whose value is wrong, or that is missing.
    ///   - item: The index of the wrong item in the array for the key.
    func error(_ rule: SchemaRule, _ message: String, at key: SchemaKey<some Any>, item: Int? = nil) -> SchemaDiagnostic
    {
        diagnostic(.error, rule, message, key.name, item)
    }

    func warning(_ rule: SchemaRule, _ message: String, at key: SchemaKey<some Any>, item: Int? = nil)
        -> SchemaDiagnostic
    {
        diagnostic(.warning, rule, message, key.name, item)
    }

    /// Returns an error about the row.
    ///
    /// - Parameter key: The name of a key, which need not be part of the schema, or `nil` for the row as a whole.
    func error(_ rule: SchemaRule, _ message: String, at key: String? = nil, item: Int? = nil) -> SchemaDiagnostic {
        diagnostic(.error, rule, message, key, item)
    }

    func warning(_ rule: SchemaRule, _ message: String, at key: String? = nil, item: Int? = nil) -> SchemaDiagnostic {
        diagnostic(.warning, rule, message, key, item)
    }

    /// Returns a note about the row.
    func note(_ rule: SchemaRule, _ message: String, at key: SchemaKey<some Any>) -> SchemaDiagnostic {
        diagnostic(.note, rule, message, key.name, nil)
    }

    /// Returns a finding about a key or value that only InAppSettingsKit reads.
    func inApp(_ message: String, at key: String) -> SchemaDiagnostic {
        var diagnostic = warning(.inApp, message, at: key)
        diagnostic.topic = .inApp
        return diagnostic
    }

    private func diagnostic(
        _ severity: SchemaDiagnostic.Severity, _ rule: SchemaRule, _ message: String, _ key: String?, _ item: Int?
    ) -> SchemaDiagnostic {
        var path = path
        if let key { path = path.appending(key) }
        if let item { path = path.appending(item) }
        return schema.diagnostic(severity, rule, in: pane, at: path, message)
    }
}

extension SettingsSchema {
    func diagnostic(
        _ severity: SchemaDiagnostic.Severity, _ rule: SchemaRule, in pane: Pane, at path: PropertyListPath,
        _ message: String
    ) -> SchemaDiagnostic {
        SchemaDiagnostic(
            severity, rule, file: "\(self.path)/\(pane.name)", line: pane.line(at: path), path: path, message: message)
    }
}

extension PropertyList {
    /// The value as quoted in a message, shortened to fit on a line.
    var quoted: String {
        switch self {
        case .string(let text): "'\(text.count > 60 ? text.prefix(60) + "…" : text[...])'"
        case .boolean(let truth): truth ? "<true/>" : "<false/>"
        default: text ?? kindName
        }
    }
}
