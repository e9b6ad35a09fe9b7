/// Findings about the languages and the texts of strings tables.
extension SettingsSchema {
    /// The findings about folders of unknown languages, and about tables outside such folders.
    var languageDiagnostics: [SchemaDiagnostic] {
        let folders = Set(fileNames.compactMap { $0.split(separator: "/").first })
        let unknown = languageFolders.filter { folders.contains("\($0).lproj") && !Language($0).isKnown }
        let misplaced = stringsTables.filter { $0.language == nil }
        return unknown.map { name in
            let message =
                "'\(name)' is no language, so the folder is never used; write its code, such as 'de' or 'pt-BR'"
            return SchemaDiagnostic(.warning, .unknownLanguage, file: "\(path)/\(name).lproj", message: message)
        }
            + misplaced.map { table in
                let message = "the table is in no language's folder; move it to one, such as 'en.lproj'"
                return SchemaDiagnostic(.warning, .misplacedStrings, file: "\(path)/\(table.file)", message: message)
            }
    }

    /// The findings about texts of the tables that panes name: those that no row uses, empty ones, and those with a
    /// placeholder.
    var translationDiagnostics: [SchemaDiagnostic] {
        let named = Dictionary(grouping: panes.values.filter { $0.stringsTable != nil }) { $0.stringsTable! }
        let tables = Dictionary(grouping: stringsTables, by: \.name)
        return named.sorted { $0.key < $1.key }.flatMap { name, panes -> [SchemaDiagnostic] in
            let tables = tables[name] ?? []
            let shown = Set(panes.flatMap(\.texts))
            return unusedTexts(tables, panes)
                + tables.flatMap { table in
                    emptyTranslations(table, of: shown) + placeholders(table, of: shown)
                }
        }
    }

    /// Returns a finding about the texts that are nowhere in the panes. The text of any key counts as used, because
    /// InAppSettingsKit translates more of them. The texts of Xcode's template don't count.
    private func unusedTexts(_ tables: [StringsTable], _ panes: [Pane]) -> [SchemaDiagnostic] {
        guard let first = tables.first else { return [] }
        let used = panes.reduce(into: Set<String>()) { PropertyList.dictionary($1.entries).insertTexts(into: &$0) }
        let unused = tables.reduce(into: Set<String>()) { $0.formUnion($1.entries.keys) }.subtracting(used)
            .subtracting(Self.templateTexts)
        guard !unused.isEmpty else { return [] }
        let message = "no row uses \(quotedList(unused.sorted()))"
        return [SchemaDiagnostic(.warning, .unusedText, file: "\(path)/\(first.file)", message: message)]
    }

    /// The texts of the table that Xcode's template for a bundle contains.
    private static let templateTexts: Set = ["Enabled", "Group", "Name", "none given"]

    private func emptyTranslations(_ table: StringsTable, of texts: Set<String>) -> [SchemaDiagnostic] {
        let empty = table.entries.filter { texts.contains($0.key) && $0.value.isBlank && !$0.key.isBlank }
        guard !empty.isEmpty else { return [] }
        let message =
            "the translation\(table.place) of \(quotedList(empty.keys.sorted())) is empty, so nothing is shown"
        return [SchemaDiagnostic(.warning, .emptyTranslation, file: "\(path)/\(table.file)", message: message)]
    }

    /// Returns the findings about placeholders in translations of texts without one.
    private func placeholders(_ table: StringsTable, of texts: Set<String>) -> [SchemaDiagnostic] {
        table.entries.filter { texts.contains($0.key) && $0.key.placeholder == nil }.sorted { $0.key < $1.key }
            .compactMap { key, value in
                guard let placeholder = value.placeholder else { return nil }
                let message = "'\(key.shortened)'\(table.place): \(placeholder.placeholderMessage)"
                return SchemaDiagnostic(.warning, .placeholder, file: "\(path)/\(table.file)", message: message)
            }
    }
}

extension StringsTable {
    /// The language, for a message about a file that doesn't contain it in its name.
    fileprivate var place: String { file.contains("/") ? "" : language.map { " into \($0)" } ?? "" }
}

extension PropertyList {
    /// Inserts all strings of the value, at any depth.
    fileprivate func insertTexts(into texts: inout Set<String>) {
        switch self {
        case .string(let text): texts.insert(text)
        case .array(let items): for item in items { item.insertTexts(into: &texts) }
        case .dictionary(let entries): for (_, value) in entries { value.insertTexts(into: &texts) }
        default: break
        }
    }
}
