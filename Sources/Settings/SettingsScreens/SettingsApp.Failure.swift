extension SettingsApp {
    /// The error that is thrown if a row can't be changed, or if no page opens.
    public enum Failure: Error, Equatable, Sendable {
        /// No row of the page has the title or the key.
        case noSuchRow(String, page: Page)
        /// The matching rows don't support the change. The values are the first of them and the reason, as a clause.
        case wrongRow(Row, reason: String)
        /// There is no such choice. `titles` are the existing ones.
        case noSuchChoice(String, titles: [String])
        /// The row has no key for storing a value.
        case noKey(Row)
        /// The row opens no page: its type doesn't, or the bundle has no pane for it.
        case opensNothing(Row)
        /// There is no previous page.
        case firstPage
    }
}

extension SettingsApp.Failure: CustomStringConvertible {
    public var description: String {
        switch self {
        case .noSuchRow(let name, let page):
            "there is no row '\(name)' on the page '\(page.title)'; there are \(Self.list(page.rows.map(\.label)))"
        case .wrongRow(let row, let reason): "the row \(row.label) cannot do that: \(reason)"
        case .noSuchChoice(let title, let titles):
            "there is no choice '\(title)' to tap; there are \(Self.list(titles.map { "'\($0)'" }))"
        case .noKey(let row): "the row \(row.label) has no key, so nothing can be stored for it"
        case .opensNothing(let row): "the row \(row.label) opens nothing"
        case .firstPage: "there is no page to go back to"
        }
    }

    private static func list(_ items: [String]) -> String { items.isEmpty ? "none" : items.joined(separator: ", ") }
}

extension SettingsApp.Row {
    /// The title and the key: `'Username' (username)`.
    fileprivate var label: String {
        title.isEmpty ? "'\(name)'" : "'\(title)'" + (key.map { " (\($0))" } ?? "")
    }
}
