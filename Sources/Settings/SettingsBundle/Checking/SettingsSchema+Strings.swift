/// Findings about the translations of a bundle.
extension SettingsSchema {
    /// The findings about tables without a pane, panes without a table in a language, and texts without a translation
    /// that other languages have.
    var stringsDiagnostics: [SchemaDiagnostic] {
        languageDiagnostics + unusedDiagnostics + repeatedDiagnostics + translationDiagnostics
            + missingDiagnostics(languages: languages, requiresAll: false)
    }

    /// Returns all findings, including those about missing translations into the given languages.
    ///
    /// - Parameter languages: The names of folders without `.lproj`. Every text of every pane must be translated into
    ///   these languages. If the array is empty, a text must be translated only if another language translates it.
    public func diagnostics(languages: [String]) -> [SchemaDiagnostic] {
        guard !languages.isEmpty else { return diagnostics }
        return diagnostics.filter { $0.rule != .missingTranslation && $0.rule != .missingStrings }
            + missingDiagnostics(languages: languages, requiresAll: true)
    }

    /// The findings about tables that no pane refers to. InAppSettingsKit has a table that is exempt.
    private var unusedDiagnostics: [SchemaDiagnostic] {
        let named = stringsTableNames.union(["IASKLocalizable"])
        var reported: Set<String> = []
        return stringsTables.filter { !named.contains($0.name) && reported.insert($0.name).inserted }.map { table in
            let message =
                "no pane names the table '\(table.name)' as its 'StringsTable', so nothing is translated by it"
            return SchemaDiagnostic(.warning, .unusedStrings, file: "\(path)/\(table.file)", message: message)
        }
    }

    private var repeatedDiagnostics: [SchemaDiagnostic] {
        stringsTables.flatMap { table in
            table.repeated.map { repeated in
                let message = "'\(repeated.key.shortened)' stands here a second time, and only the last one counts"
                return SchemaDiagnostic(
                    .warning, .repeatedTranslation, file: "\(path)/\(table.file)", line: repeated.line,
                    message: message)
            }
        }
    }

    private func missingDiagnostics(languages: [String], requiresAll: Bool) -> [SchemaDiagnostic] {
        let named = Dictionary(grouping: panes.values.filter { $0.stringsTable != nil }) { $0.stringsTable! }
        return named.sorted { $0.key < $1.key }.flatMap { name, panes -> [SchemaDiagnostic] in
            let tables = stringsTables.filter { $0.name == name }
            let isBroken = failures.keys.contains { StringsTableLocation(file: $0)?.name == name }
            guard requiresAll || !tables.isEmpty || isBroken else { return missingTable(name, panes) }
            let translated = tables.reduce(into: Set<String>()) { $0.formUnion($1.entries.keys) }
            // The texts of licenses aren't translated.
            let texts = panes.filter { !$0.isLicensePane && !isGenerated(file: $0.name) }.sorted { $0.name < $1.name }
                .flatMap(\.texts)
                .filter { requiresAll ? $0.hasLetters : translated.contains($0) }.withoutRepetition
            return languages.flatMap { missing(texts, of: name, in: $0, requiresAll: requiresAll) }
        }
    }

    /// Returns the findings about a table that no language has, in a bundle that is translated.
    private func missingTable(_ name: String, _ panes: [Pane]) -> [SchemaDiagnostic] {
        guard fileNames.contains(where: { $0.contains(".lproj/") }) else { return [] }
        return panes.sorted { $0.name < $1.name }.map { pane in
            let message = "no language has '\(name).strings', so the pane is not translated"
            let path = PropertyListPath.root.appending(.stringsTable)
            if pane.isLicensePane { return licenses(message, in: pane, at: path) }
            return diagnostic(.warning, .missingStrings, in: pane, at: path, message)
        }
    }

    private func missing(
        _ texts: [String], of name: String, in language: String, requiresAll: Bool
    ) -> [SchemaDiagnostic] {
        guard !isBroken(name, in: language), !texts.isEmpty else { return [] }
        let tables = stringsTables.filter { $0.name == name && $0.language == language }
        guard let table = tables.first else {
            let file = "\(language).lproj/\(name).strings"
            // English texts often appear in the panes themselves.
            if !requiresAll, Language(language).isEnglish { return [] }
            let message = "there is no '\(file)', so its texts are not in \(language)"
            return [SchemaDiagnostic(.warning, .missingStrings, file: "\(path)/\(language).lproj", message: message)]
        }
        let missing = texts.filter { text in
            tables.allSatisfy { $0.entries[text] == nil } && (requiresAll || !isText(text, of: language))
        }
        guard !missing.isEmpty else { return [] }
        // The file name of a catalog doesn't contain the language.
        let suffix = table.file.contains("/") ? "" : " in \(language)"
        let message =
            "\(missing.count == 1 ? "a text is" : "\(missing.count) texts are") missing\(suffix): \(quotedList(missing))"
        return [SchemaDiagnostic(.warning, .missingTranslation, file: "\(path)/\(table.file)", message: message)]
    }

    /// Returns a Boolean value indicating whether an unreadable table may contain the texts of the language.
    private func isBroken(_ name: String, in language: String) -> Bool {
        if failures["\(language).lproj"] != nil { return true }
        return failures.keys.contains { file in
            guard let location = StringsTableLocation(file: file), location.name == name else { return false }
            return location.language == language || location.format != .strings
        }
    }

    /// Returns a Boolean value indicating whether the text is readable English: `Sound`, and not `SOUND_TITLE` or
    /// `sound.title`.
    private func isText(_ text: String, of language: String) -> Bool {
        guard Language(language).isEnglish else { return false }
        if text.contains(" ") { return true }
        return text != text.uppercased() && !text.contains("_") && !text.contains(".")
    }
}

extension Pane {
    /// The texts that the strings table translates.
    var texts: [String] {
        specifiers.flatMap { specifier -> [String] in
            guard let type = specifier.type else { return [] }
            let entries = specifier.entries
            let single = [SchemaKey.title, .footerText].compactMap { entries[$0] }
            let several =
                type.isChoice || type == .titleValue ? (entries[.titles] ?? []) + (entries[.shortTitles] ?? []) : []
            return (single + several).filter { !$0.isEmpty }
        }
    }
}

extension [String] {
    fileprivate var withoutRepetition: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}

extension String {
    fileprivate var hasLetters: Bool { unicodeScalars.contains { $0.properties.isAlphabetic } }
}
