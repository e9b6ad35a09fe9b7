package import SettingsBundle

extension SettingsConfiguration {
    /// Returns the findings to report for a bundle.
    ///
    /// - Parameter topics: The topics whose findings are listed. For each other topic, a note has their number.
    package func findings(in schema: SettingsSchema, listing topics: Set<SchemaDiagnostic.Topic>) -> [SchemaDiagnostic]
    {
        let all = allowed(configured(schema).diagnostics(languages: languages), of: schema)
        let counted = SchemaDiagnostic.Topic.allCases.filter { !topics.contains($0) }
        let listed = all.filter { diagnostic in !counted.contains { $0 == diagnostic.topic } }
        return listed
            + counted.compactMap { topic in
                let count = all.count { $0.topic == topic }
                guard count > 0, !allow.contains(topic.rule) else { return nil }
                return SchemaDiagnostic(.note, topic.rule, file: schema.path, message: topic.message(count: count))
            }
    }

    /// Returns the findings to report for a command that generates Swift in spite of them: the errors of a bundle.
    ///
    /// An unreadable strings table is a warning, because the generated file has titles in comments only.
    package func findingsForGenerating(in schema: SettingsSchema) -> [SchemaDiagnostic] {
        allowed(configured(schema).diagnostics, of: schema).filter { $0.severity == .error }.map { diagnostic in
            guard diagnostic.rule == .brokenStrings else { return diagnostic }
            var diagnostic = diagnostic
            diagnostic.severity = .warning
            return diagnostic
        }
    }

    /// Returns a Boolean value indicating whether all panes of a bundle can be read, so that Swift can be generated.
    package func canGenerate(from schema: SettingsSchema) -> Bool {
        !configured(schema).readingDiagnostics(languages: []).contains {
            $0.severity == .error && $0.rule != .brokenStrings
        }
    }

    private func configured(_ schema: SettingsSchema) -> SettingsSchema {
        var schema = schema
        schema.generatedPanes = generated
        return schema
    }

    /// Returns the findings that aren't allowed. The error about a missing bundle can't be allowed, because a
    /// misspelled path would then pass.
    private func allowed(_ diagnostics: [SchemaDiagnostic], of schema: SettingsSchema) -> [SchemaDiagnostic] {
        diagnostics.filter { !allow.contains($0.rule) || $0.rule == .unreadable && $0.file == schema.path }
    }
}

extension SchemaDiagnostic.Topic {
    /// Returns the text of the note with the number of findings, and the option that lists them.
    fileprivate func message(count: Int) -> String {
        let findings = count == 1 ? "1 finding is" : "\(count) findings are"
        let them = count == 1 ? "it" : "them"
        return switch self {
        case .inApp: "\(findings) about what only InAppSettingsKit reads; --in-app tells \(them)"
        case .licenses: "\(findings) about what a license generator wrote; --licenses tells \(them)"
        }
    }
}
