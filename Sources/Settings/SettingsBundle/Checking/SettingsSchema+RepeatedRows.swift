/// Findings about rows of a pane that a user can't tell apart, or that lead to one pane.
extension SettingsSchema {
    private struct Row {
        var index: Int
        var specifier: Specifier
        /// The number of groups that begin before the row.
        var group: Int
    }

    func repeatedPaneDiagnostics(_ pane: Pane) -> [SchemaDiagnostic] {
        var first: [String: Row] = [:]
        return rows(of: pane).compactMap { row in
            guard case .childPane(let child) = row.specifier, let file = child.file else { return nil }
            guard let earlier = first[file], row.specifier.isShown(with: earlier.specifier) else {
                first[file] = row
                return nil
            }
            let message = "'\(file)' is also opened by PreferenceSpecifiers[\(earlier.index)]"
            return diagnostic(
                .note, .repeatedPane, in: pane, at: .specifier(row.index).appending(.file), message)
        }
    }

    /// Returns the findings about rows of one group with one title: as the pane has it, or in a language.
    func duplicateTitleDiagnostics(_ pane: Pane) -> [SchemaDiagnostic] {
        let rows = rows(of: pane).filter { $0.specifier.title?.isBlank == false }
        let tables = stringsTables.filter { $0.name == pane.stringsTable }
        return duplicateTitles(rows, pane, in: nil) + tables.flatMap { duplicateTitles(rows, pane, in: $0) }
    }

    private struct Title: Hashable {
        var text: String
        var group: Int
    }

    /// - Parameter table: The table that translates the titles, or `nil` for the titles in the pane. A table's finding is
    ///   about titles that differ in the pane.
    private func duplicateTitles(_ rows: [Row], _ pane: Pane, in table: StringsTable?) -> [SchemaDiagnostic] {
        var first: [Title: Row] = [:]
        return rows.compactMap { row in
            guard let title = row.specifier.title else { return nil }
            let text = table?.entries[title] ?? title
            guard let earlier = first[Title(text: text, group: row.group)] else {
                first[Title(text: text, group: row.group)] = row
                return nil
            }
            let isSameInPane = earlier.specifier.title == title
            // Rows with one key have a finding of their own.
            guard isSameInPane == (table == nil), !text.isBlank, row.specifier.isShown(with: earlier.specifier),
                row.specifier.key == nil || row.specifier.key != earlier.specifier.key
            else { return nil }
            let place = table?.language.map { " in \($0)" } ?? ""
            let message =
                "'\(text)' is also the title of PreferenceSpecifiers[\(earlier.index)]\(place), in the same group"
            return diagnostic(
                .warning, .duplicateTitle, in: pane, at: .specifier(row.index).appending(.title), message)
        }
    }

    private func rows(of pane: Pane) -> [Row] {
        var group = 0
        return pane.specifiers.enumerated().compactMap { index, specifier in
            if specifier.type == .group || specifier.type == .radioGroup { group += 1 }
            guard let type = specifier.type, type != .group, type != .radioGroup else { return nil }
            return Row(index: index, specifier: specifier, group: group)
        }
    }
}
